import { auditAction } from '../../audit/audit-action'
import type { HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { omitUndefined } from '../../shared/omit-undefined'
import type { StoredOf } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import { DiscountCodeUse } from '../codes/discount-code-use'
import type { OrderIdentity } from '../order-keys/order-identity'
import { type Order, type OrderLine, orders } from '../orders.collection'
import type { Quote } from '../pricing/price-order'
import { submittedOrder } from '../submitted-order'
import { type DraftFacts, draftFacts } from './draft-facts'
import { keepsCard } from './keeps-card'
import type { Buyer, NewLine, NewOrder } from './new-order'
import { orderTimes } from './order-expiry'
import { OrderHolds } from './order-holds'
import { policyVersions } from './order-policy-versions'
import { type PricedDraft, priceDraft } from './price-draft'
import type { QuoteRefusal } from './quote-order.contract'
import { requireSeenPrice } from './require-seen-price'

export type StoredOrder = StoredOf<typeof orders>

/** Returns the order of this key; `make` creates it unless it exists. Different content with the same key is refused. */
export async function orderOnce(
  { systemRecords }: HandlerContext,
  { orderId, idemKey }: OrderIdentity,
  make: () => Promise<void>,
): Promise<StoredOrder> {
  const find = () => systemRecords.get(orders, orderId)
  const former = await find()
  if (!former) await make()
  const order = former ?? (await find())
  if (order?.idemKey !== idemKey) throw new Refused('already-exists', 'the key is of another order')
  return order
}

/**
 * Creates the order with its holds in one transaction, with current prices and stock. Orders of the desk carry the staff member's stamp, all
 * others the system's. Only buyers on the website accept policies.
 */
export async function makeOrder(context: HandlerContext, input: NewOrder, identity: OrderIdentity, buyer: Buyer): Promise<void> {
  const isAtDesk = buyer.source === 'desk'
  const [facts, versions] = await Promise.all([draftFacts(context, input, buyer), buyer.source === 'web' ? policyVersions(context) : {}])
  const records = isAtDesk ? context.records : context.systemRecords
  await records.transact(async within => {
    if (await within.get(orders, identity.orderId)) return
    const { quote, hasThings, isSent } = requirePriced(await priceDraft(within, input, facts), input)
    requireSeenPrice(input, quote)
    requireCard(input, buyer)
    if (quote.total.cents > 0 && input.method === 'card' && context.payments.provider === 'none') throw new RuleBroken('payments-off')
    const order = orderOf(context, input, { identity, facts, versions, quote, isSent, isFetched: hasThings && !isSent && buyer.source === 'web' })
    const use = await DiscountCodeUse.read(within, order.lines, { personId: order.personId, email: order.email })
    const held = await OrderHolds.read({ context, within, order: { ...order, id: identity.orderId } }, facts.lapsedHolds)
    held.holdAll(orderTimes(context.clock.now(), input.method, buyer.personId !== undefined).heldUntil)
    use.add()
    within.create(orders, identity.orderId, order)
    if (input.audited) auditAction(within, context, { ...input.audited, entity: orders.path, entityId: identity.orderId })
  })
}

function requirePriced(priced: PricedDraft, { sentTo }: NewOrder): Extract<PricedDraft, { readonly state: 'priced' }> {
  if (priced.state === 'refused') throw refused(priced.refusals)
  if (priced.isSent && !sentTo) throw refused([{ reason: 'address-needed' }])
  return priced
}

/**
 * Requires a card payment, which there is on the website alone, for lines that store the card. Also for credits that buyers get by
 * themselves: nobody would know whether their check comes, and their level would change back to the day of the order.
 */
function requireCard({ lines, method }: NewOrder, { source }: Buyer): void {
  if (method === 'kept') return
  const isOnlyByCard = (one: NewLine) => keepsCard(one) || (source === 'web' && one.membership?.upgrade === true)
  const line = lines.find(isOnlyByCard)
  if (line && method !== 'card') throw refused([{ reason: 'only-card', lineId: line.id }])
}

/** If only the number of pieces is the problem, the buyer learns how many are left. */
function refused(refusals: readonly QuoteRefusal[]): RuleBroken {
  const short = refusals.flatMap(refusal => {
    if (refusal.reason !== 'unavailable') return []
    const { lineId, availability: found } = refusal
    if (found.state === 'sold-out') return [{ lineId, left: 0 }]
    return found.state === 'available' ? [{ lineId, left: found.left ?? 0 }] : []
  })
  return short.length === refusals.length ? new RuleBroken('sold-out', { lines: short }) : new RuleBroken('order-refused', { refusals })
}

interface Priced {
  readonly identity: OrderIdentity
  readonly facts: DraftFacts
  readonly versions: Order['policyVersions']
  readonly quote: Quote
  readonly isSent: boolean
  readonly isFetched: boolean
}

function orderOf({ clock }: HandlerContext, input: NewOrder, { identity, facts, versions, quote, isSent, isFetched }: Priced): Order {
  const isByCheque = input.method === 'cheque' && quote.total.cents > 0
  const { personId, source, subscriptionId } = facts.buyer
  const isGuest = personId === undefined
  return submittedOrder({ ...quote, lines: quote.lines.map(line => withAnswers(line, input, facts)) }, isByCheque, {
    personId,
    email: input.email,
    policyVersions: versions,
    sentTo: isSent ? input.sentTo : undefined,
    isFetched: isFetched || undefined,
    // The payer of a payment link from the desk need not sign in.
    keyHash: isGuest || source === 'desk' ? identity.keyHash : undefined,
    payBy: orderTimes(clock.now(), input.method, !isGuest).payBy,
    subscriptionId,
    source,
    idemKey: identity.idemKey,
  })
}

/** Adds the buyer's answers about a gift or a membership. */
function withAnswers(line: OrderLine, { lines }: NewOrder, { upgrades }: DraftFacts): OrderLine {
  const found = upgrades.get(line.id)
  const upgrade = found && 'credit' in found ? { creditCents: found.credit.cents, replaces: found.credit.replaces } : undefined
  const { gift, byStaff, membership } = lines.find(({ id }) => id === line.id) ?? {}
  return omitUndefined<OrderLine>({
    ...line,
    gift: line.kind === 'donation' && gift ? { ...gift, ...byStaff } : undefined,
    membership:
      line.kind === 'membership' && (membership ?? byStaff)
        ? omitUndefined<NonNullable<OrderLine['membership']>>({ ...membership, ...byStaff, upgrade })
        : undefined,
  })
}
