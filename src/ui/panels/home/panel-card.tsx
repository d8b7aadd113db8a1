import { Link } from 'react-router-dom'
import { panelAddress } from '../../office/panel-address'
import { isPending } from '../../routing/route-definition'
import type { PanelDefinition } from '../panel-definition'
import styles from './office-home.module.css'

interface PanelCardProps {
  readonly panel: PanelDefinition
  readonly isPinned: boolean
  /** Pins or unpins it; absent where pins cannot be stored. */
  readonly onPin?: (() => void) | undefined
}

export function PanelCard({ panel, isPinned, onPin }: PanelCardProps) {
  const address = panelAddress(panel)
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
        {isPending(panel.page) && <p className={styles.pending}>Not available yet</p>}
        {!address && !isPending(panel.page) && <p className={styles.pending}>Opens from a record</p>}
      </div>
      {onPin && address && (
        <button type="button" className={styles.pin} aria-pressed={isPinned} aria-label={`Pin ${panel.title}`} onClick={onPin}>
          {isPinned ? 'Unpin' : 'Pin'}
        </button>
      )}
    </li>
  )
}
