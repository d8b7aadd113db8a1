import { Link } from 'react-router-dom'
import { useOfficePanels } from '../../office/office-panels'
import { useOwnPanels } from '../../office/own-panels'
import { panelAddress } from '../../office/panel-address'
import { useStaff } from '../../office/use-staff'
import type { SignedIn } from '../../queries/session.queries'
import type { PanelRow } from '../panel-row'
import css from './short-lists.module.css'

/** The panels she pinned, and those she was in last: the same on every device. */
export function ShortLists({ user }: { readonly user: SignedIn }) {
  const { mayOpen } = useStaff()
  const { all } = useOfficePanels()
  const { pinned, recent } = useOwnPanels(user)
  const named = (slugs: readonly string[]) => slugs.flatMap(slug => all.filter(panel => panel.slug === slug && mayOpen(panel)))
  return (
    <div className={css.lists}>
      <ShortList title="Pinned" panels={named(pinned)} />
      <ShortList title="Recently visited" panels={named(recent.filter(slug => !pinned.includes(slug)))} />
    </div>
  )
}

function ShortList({ title, panels }: { readonly title: string; readonly panels: readonly PanelRow[] }) {
  if (panels.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {panels.map(panel => (
          <li key={panel.slug}>
            <Link to={panelAddress(panel) ?? '/cpanel'}>{panel.title}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
