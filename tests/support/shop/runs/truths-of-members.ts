import { savedCards } from '../../../../src/domain/giving/saved-cards.collection'
import { type StoredMonthlyGift, subscriptions } from '../../../../src/domain/giving/subscriptions.collection'
import { memberships, terms } from '../../../../src/domain/memberships/memberships.collection'
import { monthLength, termEnd } from '../../../../src/domain/memberships/term-end'
import { reversalId, unreversedTerms } from '../../../../src/domain/memberships/unreversed-terms'
import type { StoredOf } from '../../../../src/domain/shared/records/collection'
import { dateOfDay, dayNumber } from '../../../../src/domain/shared/time/local-day'
import { wallTimeAt } from '../../../../src/domain/shared/time/wall-time'
import { codeUses, discountCodes } from '../../../../src/domain/shop/codes/discount-codes.collection'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { payments } from '../../../../src/domain/shop/payments.collection'
import type { LettersWorld } from '../letters-world'
import { codeLimits, friendPrices } from './furnish'
import type { OneStore } from './one-store'
import { unless } from './truths'

/** Checks memberships, their renewals and monthly gifts. */
export async function memberFaults({ shop }: OneStore): Promise<readonly string[]> {
  const { behind } = shop
  const [held, kept, cards, all, comps] = await Promise.all([
    behind.find(memberships),
    behind.find(subscriptions),
    behind.find(savedCards),
    behind.find(orders),
    behind.find(payments, { where: [['method', '==', 'comp']] }),
  ])
  const given = new Set(comps.map(({ orderId }) => orderId))
  const [today, zone] = [await shop.context.today(), await shop.context.zone()]
  const ofHeld = await Promise.all(
    held.map(async one => {
      const live = kept.filter(({ membershipId, status }) => membershipId === one.id && status !== 'cancelled')
      return [
        ...unless(live.length === (one.autoRenew ? 1 : 0), `${one.id} renews itself: ${one.autoRenew}, by ${live.length}`),
        ...termFaults(one, await behind.find(terms, { params: { membership: one.id } }), { bought: all, given }),
      ]
    }),
  )
  return [
    ...ofHeld.flat(),
    ...unless(new Set(held.map(({ personId, audience }) => `${personId} ${audience}`)).size === held.length, 'somebody has two memberships'),
    ...cards.flatMap(({ id }) =>
      unless(
        kept.some(one => one.id === id && one.status !== 'cancelled'),
        `the card ${id} is kept for nothing`,
      ),
    ),
    ...kept.flatMap(one => monthFaults(one, all, today)),
    ...all.flatMap(order => priceFaults(order, wallTimeAt(order.createdAt, zone).local.slice(0, 10))),
  ]
}

type Term = StoredOf<typeof terms>
const isPaid = ({ status }: StoredOf<typeof orders>) => status === 'paid' || status === 'part_refunded' || status === 'refunded'

/** Every paid day that was not refunded counts exactly once, and the level of a day is one that was paid or given for it. */
function termFaults(
  { id, level }: StoredOf<typeof memberships>,
  all: readonly Term[],
  { bought, given }: { readonly bought: readonly StoredOf<typeof orders>[]; readonly given: ReadonlySet<string> },
): readonly string[] {
  const counting = unreversedTerms(all)
  /** Given by staff: without an order, or with a free order of staff. */
  const isGiven = ({ orderLineId }: Term) => orderLineId === undefined || given.has(orderLineId.split('-')[0]!)
  const own = new Map(all.map(term => [term.id, term]))
  const days = counting.map(({ start, end, kind, orderLineId }) => `${start} ${end} ${kind} ${orderLineId ?? ''}`).toSorted()
  const overlap = counting.flatMap(a =>
    counting
      .filter(b => a.id !== b.id && a.start <= b.start && b.start <= a.end)
      .filter(b => !(isGiven(a) && isAfterUpgrade(b)) && !(isGiven(b) && isAfterUpgrade(a)))
      .map(b => `${a.id} and ${b.id}`),
  )
  const lineOf = (key: string | undefined) =>
    bought.flatMap(order => order.lines.map(line => ({ key: `${order.id}-${line.id}`, line }))).find(one => one.key === key)?.line
  const short = counting.filter(({ id: of, end }) => {
    const { start, end: whole, orderLineId } = own.get(of)!
    const length = lineOf(orderLineId)?.membership?.monthly ? monthLength : { termMonths: 12 }
    const isEnded = all.some(back => back.id === reversalId(of) && back.orderLineId === undefined)
    const upgraded = counting.some(({ kind, start: from }) => kind === 'upgrade' && dateOfDay(dayNumber(from) - 1) === end)
    return !(end === whole && (of === 't1' || end === termEnd(start, length))) && !upgraded && !isEnded
  })
  const levels = counting.flatMap(({ orderLineId }) => lineOf(orderLineId)?.refId ?? [])
  const isKnown = counting.some(isGiven) || counting.length === 0 || levels.includes(`lover/${level}`)
  return [
    ...unless(overlap.length === 0, `${id} has days twice: ${overlap.join(', ')} in ${days.join(' | ')}`),
    ...unless(short.length === 0, `${id} has other days than were paid: ${short.map(one => one.id).join(', ')} in ${days.join(' | ')}`),
    ...unless(isKnown, `${id} is ${level}, and paid for ${levels.join(', ')}`),
  ]
}

/** Given terms bring no credit, so they stay beside an upgrade and later terms. */
const isAfterUpgrade = ({ kind, orderLineId }: Pick<Term, 'kind' | 'orderLineId'>) => kind === 'upgrade' || orderLineId !== undefined

/** A Friend membership is charged at the price of the day on which the order was made. */
function priceFaults({ id, lines }: StoredOf<typeof orders>, madeOn: string): readonly string[] {
  const { from, before, after } = friendPrices
  const [year, month] = madeOn < from ? before : after
  return lines
    .filter(({ kind, refId, membership }) => kind === 'membership' && refId === 'lover/friend' && !membership?.upgrade)
    .flatMap(({ unit, membership }) => unless(unit.cents === (membership?.monthly ? month : year), `${id} charges a friend ${unit.cents}`))
}

/** No month is paid twice. */
function monthFaults(of: StoredMonthlyGift, all: readonly StoredOf<typeof orders>[], today: string): readonly string[] {
  const paid = all.filter(order => isPaid(order) && (order.subscriptionId === of.id || order.id === of.orderId)).length
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const [from, to] = [monthOf(of.startedOn), monthOf(today)]
  return [
    ...unless(of.membershipId !== undefined || paid <= to - from + 1, `${of.id} was paid ${paid} times in ${to - from + 1} months`),
    ...unless(of.status !== 'cancelled' || of.nextOn === undefined, `${of.id} has ended and is charged again`),
  ]
}

/** The uses of a code equal the orders with it that are paid or can still be paid, and never exceed its limits. */
export async function codeFaults({ behind }: LettersWorld): Promise<readonly string[]> {
  const [code, uses, all] = await Promise.all([behind.get(discountCodes, 'spring'), behind.find(codeUses), behind.find(orders)])
  const used = all.filter(
    ({ lines, status }) =>
      status !== 'expired' &&
      status !== 'failed' &&
      status !== 'cancelled' &&
      lines.some(({ kind, refId }) => kind === 'discount' && refId === 'spring'),
  ).length
  const counted = uses.reduce((sum, one) => sum + one.uses, 0)
  return [
    ...unless((code?.uses ?? 0) === used && counted === used, `the code counts ${code?.uses ?? 0} uses, its buyers ${counted}; there are ${used}`),
    ...unless(used <= codeLimits.maxUses, `the code was used ${used} times`),
    ...unless(
      uses.every(one => one.uses <= codeLimits.perPerson),
      'somebody used the code too often',
    ),
  ]
}
