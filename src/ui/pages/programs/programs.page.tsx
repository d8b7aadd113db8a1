import { useLiveQuery } from '../../app-services/app-context'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { clockQueries, useNow } from '../../queries/clock.queries'
import { offerQueries } from '../../queries/offer.queries'
import { sectionQueries } from '../../queries/section.queries'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { SectionFrame } from '../sections/section-frame'
import { SectionLanding } from '../sections/section-landing'
import { SectionPages } from '../sections/section-pages'
import { ProgramCard } from './program-card'
import css from './programs.module.css'

export const data = ({ app }: Visit) => [sectionQueries(app).section('programs'), offerQueries(app).programs(), clockQueries(app).now()]

export default function ProgramsPage() {
  const { app, path } = useRouteVisit()
  const section = useLiveQuery(sectionQueries(app).section('programs'))
  const programs = useLiveQuery(offerQueries(app).programs())
  const now = useNow()
  return (
    <SectionFrame slug="programs" section={section} path={path} more={programs.map(({ id, title }) => ({ to: `/programs/${id}`, label: title }))}>
      <SectionLanding slug="programs" section={section} goesOn />
      {programs.length === 0 ? (
        <EmptyState title="No programs now" action={<LinkButton to="/sfosguide/events">See what is on</LinkButton>}>
          We announce new ones here first.
        </EmptyState>
      ) : (
        <ul className={css.programs}>
          {programs.map(program => (
            <ProgramCard key={program.id} program={program} now={now} />
          ))}
        </ul>
      )}
      <SectionPages slug="programs" section={section} />
    </SectionFrame>
  )
}
