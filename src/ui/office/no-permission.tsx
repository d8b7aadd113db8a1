import { Link } from 'react-router-dom'
import { type PanelDefinition, scopesOf } from '../panels/panel-definition'
import styles from './office-layout.module.css'

/** Not a 404: the panel exists, and a superadmin can grant access. */
export function NoPermission({ panel }: { panel: PanelDefinition }) {
  return (
    <div className={styles.page}>
      <h1>{panel.title}</h1>
      <p>
        You need the scope <strong>{scopesOf(panel).join(' or ')}</strong> to open this panel. Ask a superadmin for access.
      </p>
      <p>
        <Link to="/cpanel">Back to the office</Link>
      </p>
    </div>
  )
}
