import { nav } from '../../../domain/content/nav.collection'
import { organisation, organisationId } from '../../../domain/shared/records/organisation.collection'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { recordQuery } from '../../queries/record.queries'
import { customPanel } from '../engine/custom-panel'
import { NavigationForm } from './navandfooter/navigation-form'

/** The menus above and below every page, the announcement, and the links to social networks; published together. */
export default customPanel(function NavAndFooter() {
  const app = useApp()
  const header = useLiveQuery(recordQuery(app, nav, 'header'))
  const footer = useLiveQuery(recordQuery(app, nav, 'footer'))
  const settings = useLiveQuery(recordQuery(app, organisation, organisationId))
  if (!settings) return <p>The site has no settings yet. A superadmin enters them first.</p>
  return <NavigationForm header={header} footer={footer} settings={settings} />
})
