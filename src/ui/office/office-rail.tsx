import { NavLink } from 'react-router-dom'
import { type PanelRow, panelGroups } from '../panels/panel-row'
import { isPending } from '../routing/row'
import styles from './office-layout.module.css'
import { useOfficePanels } from './office-panels'
import { panelAddress } from './panel-address'

/** The panels somebody may open, by group; the group in use stands open. */
export function OfficeRail({ mayOpen, onFollow }: { mayOpen: (panel: PanelRow) => boolean; onFollow: () => void }) {
  const { all, open } = useOfficePanels()
  return (
    <nav aria-label="Panels" className={styles.groups}>
      <NavLink to="/cpanel" end className={styles.link ?? ''} onClick={onFollow}>
        All panels
      </NavLink>
      {panelGroups.map(group => {
        const panels = all.filter(panel => panel.group === group && panelAddress(panel) && mayOpen(panel))
        if (panels.length === 0) return null
        return (
          // The key opens the group anew whenever the place in the office changes, and leaves it to the reader otherwise.
          <details key={`${group} ${open?.group === group}`} open={open ? open.group === group : group === 'Guide'}>
            <summary>{group}</summary>
            <ul>
              {panels.map(panel => (
                <li key={panel.slug}>
                  <NavLink to={panelAddress(panel)!} className={styles.link ?? ''} data-pending={isPending(panel.page)} onClick={onFollow}>
                    {panel.title}
                    {isPending(panel.page) && <span className={styles.visuallyHidden}> (not there yet)</span>}
                  </NavLink>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </nav>
  )
}
