import { prices } from '../../../domain/guide/price-tables.collection'
import { activatePrices } from '../../../domain/guide/pricing/change-prices.contract'
import { registrations } from '../../../domain/guide/registrations.collection'
import { decideFeeWaiver } from '../../../domain/shop/registrations/decide-fee-waiver.contract'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { recordsQuery } from '../../queries/record.queries'
import { lazyPanel } from '../engine/panel'
import { tabsPanel } from '../engine/tabs-panel'
import { type EditionBodyProps, editionPanel } from './edition-choice'
import { PriceVersionList } from './pricing/price-version-list'
import { PricesForm } from './pricing/prices-form'

/** Registration prices by edition, and fee waivers. */
export default tabsPanel({
  label: 'Prices',
  keeps: ['edition'],
  tabs: {
    prices: { label: 'Prices', panel: editionPanel('Prices belong to an edition.', EditionPrices) },
    waivers: { label: 'Fee waivers', rule: decideFeeWaiver.access, panel: lazyPanel(() => import('./pricing/fee-waivers')) },
  },
})

function EditionPrices({ edition, previous }: EditionBodyProps) {
  const app = useApp()
  const versions = useLiveQuery(recordsQuery(app, prices, { params: { edition: edition.id }, orderBy: [['version', 'desc']] }))
  const registered = useLiveQuery(recordsQuery(app, registrations, { where: [['editionId', '==', edition.id]] }))
  const before = useLiveQuery(recordsQuery(app, registrations, { where: [['editionId', '==', previous?.id ?? edition.id]] }))
  const draft = versions.find(({ status }) => status === 'draft')
  const active = versions.find(({ status }) => status === 'active')
  return (
    <>
      <PriceVersionList edition={edition} versions={versions} used={registered} one="registration" activate={activatePrices}>
        A new version counts for registrations that are not submitted yet. The others keep the price of their version.
      </PriceVersionList>
      <PricesForm edition={edition} draft={draft} active={active} registered={before} counted={previous ?? edition} />
    </>
  )
}
