import { Link } from 'react-router-dom'
import { useOfficePanels } from '../../office/use-office-panels'

/** A text with panel names in square brackets: each becomes a link if this person may open the panel. */
export function TextWithPanelLinks({ text }: { readonly text: string }) {
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
