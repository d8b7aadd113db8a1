import { Link } from 'react-router-dom'
import { type PanelDefinition, scopesOf } from '../panels/panel-definition'
import styles from './office-layout.module.css'

/** Not a 404: the panel exists, and somebody can open it for this member of staff. */
export function NoPermission({ panel }: { panel: PanelDefinition }) {
  return (
    <div className={styles.page}>
      <h1>{panel.title}</h1>
      <p>
        This panel belongs to the scope <strong>{scopesOf(panel).join(' or ')}</strong>, which your role does not include. A superadmin can grant it
        under Staff roles; nothing here has been read or changed.
      </p>
      <p>
        <Link to="/cpanel">Back to the office</Link>
      </p>
    </div>
  )
}
