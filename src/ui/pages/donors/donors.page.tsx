import { causePhase } from '../../../domain/giving/cause-phase'
import { lastDayOnEarth } from '../../../domain/shared/time/last-day-on-earth'
import { useLiveQuery } from '../../app-services/app-context'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { clockQueries, useNow } from '../../queries/clock.queries'
import { offerQueries } from '../../queries/offer.queries'
import { sectionQueries } from '../../queries/section.queries'
import { siteQueries, useOrganisation } from '../../queries/site.queries'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { SectionFrame } from '../sections/section-frame'
import { SectionLanding } from '../sections/section-landing'
import { SectionPages } from '../sections/section-pages'
import { CampaignRow } from './campaign-row'
import { allGivers, DonorWall } from './donor-wall'
import css from './donors.module.css'
import { LazyGivingForm } from './lazy-giving-form'

export const data = ({ app }: Visit) => [
  sectionQueries(app).section('donors'),
  offerQueries(app).campaigns(),
  siteQueries(app).organisation(),
  clockQueries(app).now(),
]

/** The purposes for gifts: running campaigns, funds and completed campaigns. */
export default function DonorsPage() {
  const { app, path } = useRouteVisit()
  const section = useLiveQuery(sectionQueries(app).section('donors'))
  const campaigns = useLiveQuery(offerQueries(app).campaigns())
  const organisation = useOrganisation()
  const givers = allGivers(campaigns)
  const today = lastDayOnEarth(useNow())
  const inPhase = (phase: ReturnType<typeof causePhase>) => campaigns.filter(campaign => causePhase(campaign, today) === phase)
  const open = inPhase('open')
  const parts = [
    { id: 'campaigns', title: 'Running now', shown: open.filter(({ kind }) => kind === 'campaign') },
    { id: 'ahead', title: 'Soon', shown: inPhase('ahead') },
    { id: 'funds', title: 'Permanent funds', shown: open.filter(({ kind }) => kind === 'fund') },
    { id: 'reached', title: 'Completed, with thanks', shown: inPhase('over') },
  ]
  const giving = (
    <>
      {campaigns.length === 0 && (
        <EmptyState title="No campaign is running at the moment" action={<LinkButton to="/about">Who we are</LinkButton>}>
          You can still give. We use your gift where it is needed most.
        </EmptyState>
      )}
      {open.length > 0 && (
        <p className={css.give}>
          <LinkButton look="main" size="l" to="/donors#give">
            Make a gift
          </LinkButton>
        </p>
      )}
      {parts.map(
        ({ id, title, shown }) =>
          shown.length > 0 && (
            <section key={id} className={css.part} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <ul className={css.rows}>
                {shown.map(campaign => (
                  <CampaignRow key={campaign.id} campaign={campaign} />
                ))}
              </ul>
            </section>
          ),
      )}
      {open.length > 0 && (
        <section id="give" className={css.part} aria-labelledby="give-title">
          <h2 id="give-title">Give</h2>
          <LazyGivingForm campaigns={open} organisation={organisation} />
        </section>
      )}
      {givers.length > 0 && (
        <section className={css.part} aria-labelledby="donor-wall">
          <h2 id="donor-wall">Donors</h2>
          <DonorWall givers={givers} />
        </section>
      )}
    </>
  )
  return (
    <SectionFrame slug="donors" section={section} path={path}>
      <SectionLanding slug="donors" section={section} goesOn live={{ campaigns: giving, pages: <SectionPages slug="donors" section={section} /> }} />
    </SectionFrame>
  )
}
