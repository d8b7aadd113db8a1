import { nav } from '../../../domain/content/nav.collection'
import { organisation, organisationId } from '../../../domain/shared/records/organisation.collection'
import { role } from '../../../domain/shared/records/policy'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { EmptyState } from '../../kit/feedback/empty-state'
import { recordQuery } from '../../queries/record.queries'
import { Link } from '../../routing/link'
import { customPanel } from '../engine/custom-panel'
import { usePanelContext } from '../engine/use-panel-context'
import { NavigationForm } from './navandfooter/navigation-form'

/** The menus above and below every page, the announcement, and the links to social networks; published together. */
export default customPanel(function NavAndFooter() {
  const app = useApp()
  const { may } = usePanelContext()
  const header = useLiveQuery(recordQuery(app, nav, 'header'))
  const footer = useLiveQuery(recordQuery(app, nav, 'footer'))
  const settings = useLiveQuery(recordQuery(app, organisation, organisationId))
  if (!settings)
    return (
      <EmptyState title="Your organization has no name yet" action={may(role('superadmin')) && <Link to="/cpanel">Enter its name and contact</Link>}>
        The menu stands beside it. A superadmin enters it first.
      </EmptyState>
    )
  return <NavigationForm header={header} footer={footer} settings={settings} />
})
