import { useApp, useLiveQuery } from '../../app-services/app-context'
import { sectionQueries } from '../../queries/section.queries'
import { ArrangedModules } from './arranged-modules'
import { useHomeFacts } from './home-facts'

/** What the home page shows below its hero, as staff arranged it. */
export default function HomeModules() {
  const home = useLiveQuery(sectionQueries(useApp()).home())
  return <ArrangedModules home={home} facts={useHomeFacts()} />
}
