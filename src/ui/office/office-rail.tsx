import { type MouseEvent, memo, useCallback, useMemo } from 'react'
import { useMatch, useNavigate } from 'react-router-dom'
import { type PanelDefinition, panelGroups } from '../panels/panel-definition'
import styles from './office-layout.module.css'
import { panelAddress } from './panel-address'
import { useOfficePanels } from './use-office-panels'

interface OfficeRailProps {
  readonly mayOpen: (panel: PanelDefinition) => boolean
  /** Called when a link is followed; must be stable, as a new function rerenders the rail. */
  readonly onFollow: () => void
}

/** The panels this person may open, by group; the current group is expanded. */
export const OfficeRail = memo(function OfficeRail({ mayOpen, onFollow }: OfficeRailProps) {
  const { all, open } = useOfficePanels()
  const isHome = useMatch('/cpanel') !== null
  const navigate = useNavigate()
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onFollow()
      if (!isPlain(event)) return
      event.preventDefault()
      void navigate(event.currentTarget.pathname)
    },
    [navigate, onFollow],
  )
  const groups = useMemo(
    () =>
      panelGroups
        .map(group => ({ group, panels: all.filter(panel => panel.group === group && panelAddress(panel) && mayOpen(panel)) }))
        .filter(({ panels }) => panels.length > 0),
    [all, mayOpen],
  )
  return (
    <nav aria-label="Panels" className={styles.groups}>
      <RailLink to="/cpanel" title="All panels" isHere={isHome} onFollow={follow} />
      {groups.map(({ group, panels }, at) => (
        // The key expands the group whenever the open panel's group changes; otherwise the person decides.
        <details key={`${group} ${open?.group === group}`} open={open ? open.group === group : at === 0}>
          <summary>{group}</summary>
          <ul>
            {panels.map(panel => (
              <li key={panel.slug}>
                <RailLink to={panelAddress(panel)!} title={panel.title} isHere={panel === open} onFollow={follow} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
})

interface RailLinkProps {
  readonly to: string
  readonly title: string
  readonly isHere: boolean
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

/**
 * A link to a panel. The router's own links rerender at every navigation, because their address may depend on it: on a slow phone a hundred of them
 * take longer than the panel itself.
 */
const RailLink = memo(function RailLink({ to, title, isHere, onFollow }: RailLinkProps) {
  return (
    <a href={to} className={styles.link} aria-current={isHere ? 'page' : undefined} onClick={onFollow}>
      {title}
    </a>
  )
})

/** Whether a click opens in this tab, not in another tab or window and not as a download. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
