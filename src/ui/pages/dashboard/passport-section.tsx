import type { PassportStamp } from '../../../domain/people/passport.collection'
import { grouped } from '../../../domain/shared/grouped'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { LinkButton } from '../../kit/button'
import { counted } from '../../kit/counted'
import { EmptyState } from '../../kit/feedback/empty-state'
import { PrizeProgress } from '../../passport/prize-progress'
import { accountQueries } from '../../queries/account.queries'
import { guideQueries } from '../../queries/guide.queries'
import { useEditionTitles } from '../../queries/known-editions.queries'
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
      {former.length > 0 && <FormerStamps former={former} tz={tz} />}
    </div>
  )
}

function FormerStamps({ former, tz }: { readonly former: readonly (readonly [editionId: string, PassportStamp[]])[]; readonly tz: string }) {
  const titleOf = useEditionTitles()
  return former.map(([editionId, stamps]) => (
    <section key={editionId} aria-labelledby={`passport-${editionId}`}>
      <h2 id={`passport-${editionId}`}>{titleOf(editionId)}</h2>
      <p>{counted(studiosOf(stamps), 'studio')} visited.</p>
      <OfFormer editionId={editionId} stamps={stamps} tz={tz} />
    </section>
  ))
}

function OfFormer({ editionId, stamps, tz }: { readonly editionId: string; readonly stamps: readonly PassportStamp[]; readonly tz: string }) {
  const index = useLiveQuery(guideQueries(useApp()).index(editionId))
  return <Stamps stamps={stamps} index={index} tz={index?.edition.tz ?? tz} search={`?edition=${editionId}`} />
}

const studiosOf = (stamps: readonly PassportStamp[]) => new Set(stamps.map(({ listingId }) => listingId)).size
