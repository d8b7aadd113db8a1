import { Link } from 'react-router-dom'
import { useOfficePanels } from '../../office/use-office-panels'
import { officeParts, partAddress } from '../home/parts/office-parts'

/** A text with the names of panels, or parts of the home page, in square brackets: each becomes a link. */
export function TextWithPanelLinks({ text }: { readonly text: string }) {
  const { all } = useOfficePanels()
  return text.split(/(\[[^\]]+\])/).map(part => {
    if (!part.startsWith('[')) return part
    const title = part.slice(1, -1)
    const panel = all.find(one => one.title === title)
    const office = officeParts.find(one => one.title === title)
    const to = panel ? `/cpanel/${panel.slug}` : office && partAddress(office)
    return to ? (
      <Link key={part} to={to}>
        {title}
      </Link>
    ) : (
      title
    )
  })
}
