import { scopeLabels } from '../panels/home/scope-labels'
import { type PanelDefinition, scopesOf } from '../panels/panel-definition'
import { Link } from '../routing/link'
import { Ready } from '../routing/route-page'
import styles from './office-layout.module.css'

/** Shown instead of a 404: the panel or part exists, and a superadmin can grant access. Without a scope it is for superadmins only. */
export default function NoPermission({ panel }: { readonly panel: Pick<PanelDefinition, 'title' | 'scope'> }) {
  const roles = scopesOf(panel).map(name => scopeLabels[name])
  return (
    <div className={styles.page}>
      <h1>{panel.title}</h1>
      <p>
        You need the <strong>{roles.join(' or ') || 'superadmin'}</strong> role to open this. Ask a superadmin for access.
      </p>
      <p>
        <Link to="/cpanel">Back to the office</Link>
      </p>
      <Ready />
    </div>
  )
}
