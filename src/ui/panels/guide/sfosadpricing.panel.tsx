import { adOrders } from '../../../domain/ads/ad-orders.collection'
import { adPrices } from '../../../domain/ads/ad-prices.collection'
import { adPhaseAt } from '../../../domain/ads/pricing/ad-phase'
import { activateAdPrices } from '../../../domain/ads/pricing/change-ad-prices.contract'
import { deadlines } from '../../../domain/guide/deadlines.collection'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { useNow } from '../../queries/clock.queries'
import { recordsQuery } from '../../queries/record.queries'
import { type EditionBodyProps, editionPanel } from './edition-choice'
import { AdPricesForm } from './pricing/ad-prices-form'
import { PageYieldTable } from './pricing/page-yield-table'
import { PriceVersionList } from './pricing/price-version-list'

/** What advertisements cost by edition, how many are for sale, and what their pages earn. */
export default editionPanel('Advertising prices belong to an edition.', function EditionAdPrices({ edition }: EditionBodyProps) {
  const app = useApp()
  const versions = useLiveQuery(recordsQuery(app, adPrices, { params: { edition: edition.id }, orderBy: [['version', 'desc']] }))
  const booked = useLiveQuery(recordsQuery(app, adOrders, { where: [['editionId', '==', edition.id]] }))
  const clock = useLiveQuery(recordsQuery(app, deadlines, { params: { edition: edition.id } }))
  const isClosed = adPhaseAt(clock, useNow()).phase === 'closed'
  const draft = versions.find(({ status }) => status === 'draft')
  const active = versions.find(({ status }) => status === 'active')
  return (
    <>
      {active && <PageYieldTable title={`What the pages of ${edition.name} earn`} table={active} orders={booked} isClosed={isClosed} />}
      <PriceVersionList edition={edition} versions={versions} used={booked} one="booking" activate={activateAdPrices}>
        A new version counts for bookings to come. The others keep the price of their version.
      </PriceVersionList>
      <AdPricesForm edition={edition} draft={draft} active={active} booked={booked} />
    </>
  )
})
