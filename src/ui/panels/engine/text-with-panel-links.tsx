import { useOfficePanels } from '../../office/use-office-panels'
import { useStaff } from '../../office/use-staff'
import { Link } from '../../routing/link'
import { officeParts, partAddress } from '../home/parts/office-parts'

/** A text with the names of panels, or parts of the home page, in square brackets: each becomes a link for staff who may open it. */
export function TextWithPanelLinks({ text }: { readonly text: string }) {
  const { all } = useOfficePanels()
  const { mayOpen } = useStaff()
  return text.split(/(\[[^\]]+\])/).map(part => {
    if (!part.startsWith('[')) return part
    const title = part.slice(1, -1)
    const panel = all.find(one => one.title === title && mayOpen(one))
    const office = officeParts.find(one => one.title === title && mayOpen(one))
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
