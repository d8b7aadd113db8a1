import { monthlyRange } from '../../giving/monthly/charge-days'
import { codeDiscount } from '../codes/code-discount'
import { sumOf } from '../pricing/allocate-cents'
import { isCheaperForMembers, type PriceFacts, type Purchase, type PurchaseLine } from '../pricing/catalog'
import type { Discount } from '../pricing/discounts'
import { priceOrder, type Quote } from '../pricing/price-order'
import type { LineUpgrade } from '../upgrades/read-upgrades'
import type { DraftFacts } from './draft-facts'
import { keepsCard } from './keeps-card'
import type { DraftLine, OrderDraft } from './order-draft'
import type { QuoteRefusal } from './quote-order.contract'
import { type Catalog, type Reads, readCatalog } from './read-catalog'

/** Id of the order line with an upgrade's credit. */
const creditId = 'upgrade-credit'

/** The current price of a draft, or every reason why it cannot be ordered. */
export type PricedDraft =
  | {
      readonly state: 'priced'
      readonly quote: Quote
      readonly hasMemberPrices: boolean
      readonly hasThings: boolean
      readonly isSent: boolean
      readonly canBeSent: boolean
    }
  | { readonly state: 'refused'; readonly refusals: readonly QuoteRefusal[] }

/** Prices a draft from the records that `records` reads. */
export async function priceDraft(records: Reads, draft: OrderDraft, facts: DraftFacts): Promise<PricedDraft> {
  const catalog = await readCatalog(records, draft.lines, facts)
  const purchase = purchaseOf(draft, facts)
  const code = facts.code && (await codeDiscount(records, facts.code, draft.lines, facts.today))
  const pricing = priceOrder(purchase, priceFacts(catalog, facts, code && 'discount' in code ? [code.discount] : []))
  const refusals = [
    ...draft.lines.flatMap(line => lineRefusals(line, draft, catalog, facts)),
    ...(code && 'problem' in code ? [{ reason: 'code', problem: code.problem } as const] : []),
    ...(pricing.state === 'refused' ? pricing.refusals : []),
  ]
  if (pricing.state === 'refused' || refusals.length > 0) return { state: 'refused', refusals }
  const hasThings = [...catalog.values()].some(({ item }) => item.weightG !== undefined)
  return {
    state: 'priced',
    quote: pricing.quote,
    hasMemberPrices: facts.isMember && [...catalog.values()].some(({ item }) => isCheaperForMembers(item)),
    hasThings,
    isSent: purchase.isSent && hasThings,
    canBeSent: hasThings && facts.settings.shipping.length > 0,
  }
}

function purchaseOf({ lines, sentTo, zip }: OrderDraft, { settings }: DraftFacts): Purchase {
  const sentZip = sentTo?.zip ?? zip
  const at = sentZip ?? settings.zip
  return { lines: lines.map(purchaseLine), isSent: sentZip !== undefined, ...(at !== undefined && { zip: at }) }
}

const purchaseLine = ({ id, kind, refId, quantity, amountCents, membership }: DraftLine): PurchaseLine => ({
  id,
  kind,
  refId,
  quantity,
  ...(amountCents !== undefined && { amountCents }),
  ...(membership?.monthly && { isMonthly: true }),
})

const priceFacts = (catalog: Catalog, { isMember, settings, upgrades }: DraftFacts, codes: readonly Discount[]): PriceFacts => ({
  items: [...catalog.values()].map(({ item }) => item),
  isMember,
  // A code applies to what is left to pay after credits.
  discounts: [...[...upgrades].flatMap(([lineId, upgrade]) => creditOf(lineId, upgrade, settings)), ...codes],
  taxRates: settings.taxRates.map(({ zip = '', millionths }) => ({ zip, millionths })),
  shipping: {
    bands: settings.shipping.map(({ upToG, price }) => ({ upToG, cents: price.cents })).sort((a, b) => a.upToG - b.upToG),
    accountCode: settings.accounts.shipping,
  },
})

/** The unused part of a membership is credited to the line that replaces it. */
const creditOf = (lineId: string, upgrade: LineUpgrade, { accounts }: DraftFacts['settings']): readonly Discount[] =>
  'refused' in upgrade || upgrade.credit.cents === 0
    ? []
    : [{ id: creditId, title: 'Credit for unused days', accountCode: accounts.membership, takes: { cents: upgrade.credit.cents }, on: [lineId] }]

function lineRefusals(line: DraftLine, { lines }: OrderDraft, catalog: Catalog, facts: DraftFacts): QuoteRefusal[] {
  const { id: lineId, kind, refId, gift } = line
  const needsAccount = (kind === 'membership' || gift?.monthly === true) && facts.buyer.personId === undefined && facts.buyer.source === 'web'
  const availability = catalog.get(lineId)?.availability
  const pieces = sumOf(lines.filter(one => one.refId === refId && one.kind === kind).map(({ quantity }) => quantity))
  const upgrade = facts.upgrades.get(lineId)
  const isHad = !availability || (availability.state === 'available' && pieces <= (availability.left ?? pieces))
  return [
    ...(needsAccount ? [{ reason: 'sign-in-needed', lineId } as const] : []),
    ...monthlyRefusals(line, facts),
    ...monthlyMembershipRefusals(line, catalog, facts),
    ...(isKeptTwice(line, lines, catalog) ? [{ reason: 'monthly-already', lineId } as const] : []),
    ...(upgrade && 'refused' in upgrade ? [{ reason: upgrade.refused, lineId } as const] : []),
    ...(isHad ? [] : [{ reason: 'unavailable', lineId, availability } as const]),
  ]
}

/** Whether an earlier line of the order already stores a card for the same gift purpose or membership. */
function isKeptTwice(line: DraftLine, lines: readonly DraftLine[], catalog: Catalog): boolean {
  const keptFor = (one: DraftLine) => keepsCard(one) && `${one.kind} ${one.kind === 'membership' ? catalog.get(one.id)?.audience : one.refId}`
  return keepsCard(line) && lines.slice(0, lines.indexOf(line)).some(before => keptFor(before) === keptFor(line))
}

/** Monthly memberships: one month at a time, for oneself, and only if no membership of that audience already renews automatically. */
function monthlyMembershipRefusals(
  { id: lineId, quantity, membership }: DraftLine,
  catalog: Catalog,
  { buyer, renewed }: DraftFacts,
): QuoteRefusal[] {
  if (!membership?.monthly) return []
  const isPlain = membership.forEmail === undefined && membership.startsOn === undefined && !membership.upgrade && !membership.renews
  const audience = catalog.get(lineId)?.audience
  return [
    ...(quantity === 1 && isPlain ? [] : [{ reason: 'pieces', lineId, most: 1 } as const]),
    ...(buyer.subscriptionId === undefined && audience !== undefined && renewed.includes(audience)
      ? [{ reason: 'monthly-already', lineId } as const]
      : []),
  ]
}

/** Monthly gifts: each amount is within the limits, and nobody gives monthly twice for the same purpose. */
function monthlyRefusals({ id: lineId, refId, gift, amountCents = 0 }: DraftLine, { monthlyTo }: DraftFacts): QuoteRefusal[] {
  if (!gift?.monthly) return []
  const isWithin = monthlyRange.minCents <= amountCents && amountCents <= monthlyRange.maxCents
  return [
    ...(isWithin ? [] : [{ reason: 'amount', lineId, ...monthlyRange } as const]),
    ...(monthlyTo.includes(refId) ? [{ reason: 'monthly-already', lineId } as const] : []),
  ]
}
