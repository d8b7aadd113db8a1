import { useId } from 'react'
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
import { sortedPrograms } from './program-text'
import css from './programs.module.css'

export const data = ({ app }: Visit) => [sectionQueries(app).section('programs'), offerQueries(app).programs(), clockQueries(app).now()]

export default function ProgramsPage() {
  const { app, path } = useRouteVisit()
  const section = useLiveQuery(sectionQueries(app).section('programs'))
  const programs = useLiveQuery(offerQueries(app).programs())
  const now = useNow()
  const pastId = useId()
  const { current, past } = sortedPrograms(programs, now)
  return (
    <SectionFrame
      slug="programs"
      section={section}
      path={path}
      more={[...current, ...past].map(({ id, title }) => ({ to: `/programs/${id}`, label: title }))}
    >
      <SectionLanding slug="programs" section={section} goesOn />
      {current.length === 0 ? (
        <EmptyState title="No programs now" action={<LinkButton to="/sfosguide/events">See what is on</LinkButton>}>
          We announce new ones here first.
        </EmptyState>
      ) : (
        <ul className={css.programs}>
          {current.map(program => (
            <ProgramCard key={program.id} program={program} now={now} level={2} />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <section aria-labelledby={pastId}>
          <h2 id={pastId} className={css.past}>
            Past programs
          </h2>
          <ul className={css.programs}>
            {past.map(program => (
              <ProgramCard key={program.id} program={program} now={now} level={3} />
            ))}
          </ul>
        </section>
      )}
      <SectionPages slug="programs" section={section} />
    </SectionFrame>
  )
}
