import { Link } from 'react-router-dom'
import { togglePin, useKeptPanels } from '../../office/kept-panels'
import { panelAddress } from '../../office/panel-address'
import { isPending } from '../../routing/row'
import type { PanelRow } from '../panel-row'
import styles from './office-home.module.css'

export function PanelCard({ panel, uid }: { panel: PanelRow; uid: string | undefined }) {
  const address = panelAddress(panel)
  const pinned = useKeptPanels(uid ?? '').pinned.includes(panel.slug)
  return (
    <li className={styles.panel}>
      <div>
        {address ? (
          <Link to={address} data-pending={isPending(panel.page)}>
            {panel.title}
          </Link>
        ) : (
          <span>{panel.title}</span>
        )}
        <p>{panel.purpose}</p>
        {isPending(panel.page) && <p className={styles.pending}>Not there yet</p>}
        {!address && !isPending(panel.page) && <p className={styles.pending}>Opened from a record</p>}
      </div>
      {uid && address && (
        <button
          type="button"
          className={styles.pin}
          aria-pressed={pinned}
          aria-label={`Pin ${panel.title}`}
          onClick={() => togglePin(uid, panel.slug)}
        >
          {pinned ? 'Unpin' : 'Pin'}
        </button>
      )}
    </li>
  )
}
