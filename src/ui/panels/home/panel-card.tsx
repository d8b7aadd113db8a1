import { panelAddress } from '../../office/panel-address'
import { Link } from '../../routing/link'
import type { PanelDefinition } from '../panel-definition'
import styles from './office-home.module.css'

interface PanelCardProps {
  readonly panel: PanelDefinition
  readonly isPinned: boolean
  /** Pins or unpins it; absent if pins cannot be stored. */
  readonly onPin?: (() => void) | undefined
}

export function PanelCard({ panel, isPinned, onPin }: PanelCardProps) {
  const address = panelAddress(panel)
  return (
    <li className={styles.panel}>
      <div>
        {address ? <Link to={address}>{panel.title}</Link> : <span>{panel.title}</span>}
        <p>{panel.purpose}</p>
        {!address && <p className={styles.pending}>Opens from a record</p>}
      </div>
      {onPin && address && (
        <button type="button" className={styles.pin} aria-pressed={isPinned} aria-label={`Pin ${panel.title}`} onClick={onPin}>
          {isPinned ? 'Unpin' : 'Pin'}
        </button>
      )}
    </li>
  )
}
