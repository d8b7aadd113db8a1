import { panelAddress } from '../../office/panel-address'
import { useOfficePanels } from '../../office/use-office-panels'
import { useOwnPanels } from '../../office/use-own-panels'
import { useStaff } from '../../office/use-staff'
import type { SignedIn } from '../../queries/session.queries'
import { Link } from '../../routing/link'
import type { PanelDefinition } from '../panel-definition'
import css from './shortcut-lists.module.css'

/** Pinned and recently opened panels, the same on every device. */
export function ShortcutLists({ user }: { readonly user: SignedIn }) {
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

function ShortList({ title, panels }: { readonly title: string; readonly panels: readonly PanelDefinition[] }) {
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
