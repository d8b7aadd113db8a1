import type { PassportStamp } from '../../../domain/people/passport.collection'
import { grouped } from '../../../domain/shared/grouped'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { LinkButton } from '../../kit/button'
import { counted } from '../../kit/counted'
import { EmptyState } from '../../kit/feedback/empty-state'
import { PrizeProgress } from '../../passport/prize-progress'
import { accountQueries } from '../../queries/account.queries'
import { guideQueries } from '../../queries/guide.queries'
import { useOrganisation } from '../../queries/site.queries'
import css from './dashboard.module.css'
import { DeviceStamps } from './passport/device-stamps'
import { Stamps } from './passport/stamps'

/** The stamps of the visited studios by edition, the current one first with what its prize draw takes. */
export function PassportSection() {
  const app = useApp()
  const stamps = useLiveQuery(accountQueries(app).stamps())
  const index = useLiveQuery(guideQueries(app).index())
  const organisation = useOrganisation()
  const tz = index?.edition.tz ?? organisation?.tz ?? 'UTC'
  const current = index?.edition.id ?? organisation?.currentEdition
  const byEdition = grouped(stamps, ({ editionId }) => editionId)
  const now = (current !== undefined && byEdition.get(current)) || []
  const former = [...byEdition].filter(([id]) => id !== current).sort(([a], [b]) => (a < b ? 1 : -1))
  return (
    <div className={css.passport}>
      <DeviceStamps />
      {current !== undefined && (
        <section aria-labelledby="passport-now">
          <h2 id="passport-now">{index?.edition.name ?? current}</h2>
          <PrizeProgress editionId={current} studios={studiosOf(now)} />
          {now.length > 0 ? (
            <>
              <p>{counted(studiosOf(now), 'studio')} visited.</p>
              <Stamps stamps={now} index={index} tz={tz} />
            </>
          ) : (
            <EmptyState title="No stamps yet" action={<LinkButton to="/sfosguide/maps">Find a studio</LinkButton>}>
              <p>Scan the code on the sign at a studio’s door while it is open. It works without a connection, too.</p>
            </EmptyState>
          )}
        </section>
      )}
      {former.map(([editionId, ofEdition]) => (
        <section key={editionId} aria-label={`Stamps of ${editionId}`}>
          <h2>{editionId}</h2>
          <p>{counted(studiosOf(ofEdition), 'studio')} visited.</p>
          <Stamps stamps={ofEdition} index={index} tz={tz} />
        </section>
      ))}
    </div>
  )
}

const studiosOf = (stamps: readonly PassportStamp[]) => new Set(stamps.map(({ listingId }) => listingId)).size
