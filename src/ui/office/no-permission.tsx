import { Link } from 'react-router-dom'
import { type PanelDefinition, scopesOf } from '../panels/panel-definition'
import styles from './office-layout.module.css'

/** Shown instead of a 404: the panel or part exists, and a superadmin can grant access. Without a scope it is for superadmins only. */
export function NoPermission({ panel }: { readonly panel: Pick<PanelDefinition, 'title' | 'scope'> }) {
  const scopes = scopesOf(panel)
  return (
    <div className={styles.page}>
      <h1>{panel.title}</h1>
      <p>
        You need {scopes.length > 0 ? 'the scope' : 'the role'} <strong>{scopes.join(' or ') || 'superadmin'}</strong> to open this panel. Ask a
        superadmin for access.
      </p>
      <p>
        <Link to="/cpanel">Back to the office</Link>
      </p>
    </div>
  )
}
