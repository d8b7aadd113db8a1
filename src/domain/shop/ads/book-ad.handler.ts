import { type AdOrder, adOrders } from '../../ads/ad-orders.collection'
import { mailAd } from '../../ads/mails/mail-ads.job'
import { type AdPhase, adPhaseAt } from '../../ads/pricing/ad-phase'
import { type AdSpace, adSpaceKey } from '../../ads/pricing/ad-price-table'
import { deadlines } from '../../guide/deadlines.collection'
import { editions } from '../../guide/editions.collection'
import type { PricePhase } from '../../guide/price-phases'
import { callingPerson, defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import { policyVersions } from '../checkout/order-policy-versions'
import { type OrderIdentity, orderIdentity } from '../order-keys/order-identity'
import { type Order, orders } from '../orders.collection'
import { orderForAd, paidBy, settleFreeAd } from './ad-order'
import { type BookAdInput, bookAd } from './book-ad.contract'
import { activeAdPrices, adAccount, priceAd } from './price-ad'
import { takeAdSpace } from './take-ad-space'

/** Writes the advertisement and its order in one transaction; then settles a free one and mails the advertiser. */
export const bookAdHandler = defineHandler(bookAd, async (context, input) => {
  const personId = callingPerson(context)
  const { seenCents: _seen, ...content } = input
  const identity = await orderIdentity(input.key, { personId, ...content })
  const id = identity.orderId
  const find = () => context.systemRecords.get(adOrders, id)
  if (!(await find())) await book(context, input, identity, personId)
  const booked = await find()
  if (!booked || booked.bookedWith !== identity.idemKey) throw new Refused('already-exists', 'the key is of another booking')
  await settleFreeAd(context, id)
  await mailAd(context, id)
  return { id }
})

async function book(context: HandlerContext, input: BookAdInput, identity: OrderIdentity, personId: string): Promise<void> {
  const { systemRecords, clock } = context
  const { editionId } = input
  const [edition, dates, table, account, versions] = await Promise.all([
    systemRecords.get(editions, editionId),
    systemRecords.find(deadlines, { params: { edition: editionId } }),
    activeAdPrices(systemRecords, editionId),
    adAccount(systemRecords),
    policyVersions(context),
  ])
  const space = table?.rows.find(row => adSpaceKey(row) === adSpaceKey(input))
  if (!edition || !table || !space) throw new RuleBroken('ads-closed')
  const now = clock.now()
  const phase = pricePhase(adPhaseAt(dates, now), input.method)
  const { orderId: id, idemKey } = identity
  const quote = priceAd(table, { id, space, isNonprofit: input.isNonprofit, wantsDesign: input.wantsDesign, phase }, account)
  if (!quote) throw new RuleBroken('ads-closed')
  const method = paidBy(input.method, quote)
  if (method !== 'inquire' && quote.total.cents !== input.seenCents)
    throw new RuleBroken('price-changed', { totalCents: quote.total.cents, lines: [] })
  if (method === 'card' && quote.total.cents > 0 && context.payments.provider === 'none') throw new RuleBroken('payments-off')
  await systemRecords.transact(async within => {
    if (await within.get(adOrders, id)) return
    const ad = adOf(input, { method, versions, space, personId, phase, priceVersion: table.version, cents: quote.total.cents, idemKey, now })
    if (method === 'inquire') return within.create(adOrders, id, ad)
    const endTurn = await takeAdSpace(context, within, editionId, space, personId)
    endTurn()
    within.create(orders, id, orderForAd({ quote, idemKey, method, personId, email: input.email, versions, orderedAt: now }))
    within.create(adOrders, id, { ...ad, orderId: id })
  })
}

/** An inquiry is for a guide whose advertising has closed, too. */
function pricePhase({ phase }: AdPhase, method: BookAdInput['method']): PricePhase {
  if (phase === 'early' || phase === 'regular' || phase === 'late') return phase
  if (phase === 'closed' && method === 'inquire') return 'late'
  throw new RuleBroken('ads-closed')
}

interface Booking {
  readonly method: BookAdInput['method']
  readonly versions: Order['policyVersions']
  readonly space: AdSpace
  readonly personId: string
  readonly phase: PricePhase
  readonly priceVersion: number
  readonly cents: number
  readonly idemKey: string
  readonly now: Date
}

const states = { card: 'booked', invoice: 'invoiced', inquire: 'enquiry' } as const satisfies Record<BookAdInput['method'], AdOrder['status']>

function adOf(input: BookAdInput, { method, versions, space, personId, phase, priceVersion, cents, idemKey, now }: Booking): DataOf<typeof adOrders> {
  const { editionId, business, contact, email, phone, link, note, isNonprofit, wantsDesign } = input
  return omitUndefined<DataOf<typeof adOrders>>({
    advertiserId: personId,
    coworkerIds: [],
    editionId,
    business,
    contact,
    email,
    phone,
    size: space.size,
    position: space.position,
    space: { w: space.w, h: space.h, bleed: space.bleed, safe: space.safe, perPage: space.perPage },
    isNonprofit,
    wantsDesign,
    note,
    price: { cents, cur: 'usd' },
    priceVersion,
    phase,
    acceptedPolicies: method === 'inquire' ? versions : undefined,
    link,
    art: [],
    proofRounds: 0,
    bookedWith: idemKey,
    movedAt: now,
    mailDue: true,
    status: states[method],
  })
}
