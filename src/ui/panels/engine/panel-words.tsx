import { Link } from 'react-router-dom'
import { useOfficePanels } from '../../office/use-office-panels'

/** A text in which names of panels stand in square brackets: each becomes a link where the panel may be opened. */
export function PanelWords({ text }: { readonly text: string }) {
  const { all } = useOfficePanels()
  return text.split(/(\[[^\]]+\])/).map(part => {
    if (!part.startsWith('[')) return part
    const title = part.slice(1, -1)
    const panel = all.find(one => one.title === title)
    return panel ? (
      <Link key={part} to={`/cpanel/${panel.slug}`}>
        {title}
      </Link>
    ) : (
      title
    )
  })
}
