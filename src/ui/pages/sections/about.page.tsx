import { useLiveQuery } from '../../app-services/app-context'
import { sectionQueries } from '../../queries/section.queries'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { SectionFrame } from './section-frame'
import { SectionLanding } from './section-landing'
import { SectionPages } from './section-pages'

export const data = ({ app }: Visit) => [sectionQueries(app).section('about')]

/** Who the organization is. */
export default function AboutPage() {
  const { app, path } = useRouteVisit()
  const section = useLiveQuery(sectionQueries(app).section('about'))
  return (
    <SectionFrame slug="about" section={section} path={path}>
      <SectionLanding slug="about" section={section} live={{ pages: <SectionPages slug="about" section={section} /> }} />
    </SectionFrame>
  )
}
