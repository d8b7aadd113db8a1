import { paidUntil } from '../../memberships/membership-state'
import { memberships, terms } from '../../memberships/memberships.collection'
import type { HeldTerm } from '../../memberships/terms/new-terms'
import { hasMoved, reversedFrom, reversedWithMoved, withPayingLine } from '../../memberships/terms/transferred-terms'
import { unusedByLine } from '../../memberships/terms/upgrade-credit'
import { unreversedTerms } from '../../memberships/unreversed-terms'
import type { StoredOf } from '../../shared/records/collection'
import type { Records, RecordsWithin } from '../../shared/records/records'
import type { whyNotCancelled } from './cancel-membership.contract'
import { type LineMoney, readLineMoney } from './line-money'

/** The refund of one order line. */
export interface LineRefund {
  readonly money: LineMoney
  readonly cents: number
}

/** The effects of canceling a membership today: reversed terms, and refunds for paid days that were not used. */
interface Cancellation {
  readonly membership: StoredOf<typeof memberships>
  readonly all: readonly HeldTerm[]
  /** The entries that reverse its terms. */
  readonly reversed: readonly HeldTerm[]
  /** In other memberships of the holder: what upgrades replaced whose transferred days are paid back. */
  readonly elsewhere: readonly { readonly membership: StoredOf<typeof memberships>; readonly reversed: readonly HeldTerm[] }[]
  readonly refunds: readonly LineRefund[]
  readonly lastDay: string
  /** The last valid day afterwards; absent if no day was used. */
  readonly end?: string
}

interface Asked {
  readonly membershipId: string
  /** In the organization's time zone. */
  readonly today: string
  readonly reason: string
}

/** Reads everything that the cancellation depends on, inside its transaction; for a dry run without a transaction. */
export async function readCancellation(
  records: Records,
  from: Pick<RecordsWithin, 'get'>,
  { membershipId, today, reason }: Asked,
): Promise<Cancellation | { readonly why: (typeof whyNotCancelled)[number] }> {
  const membership = await from.get(memberships, membershipId)
  if (!membership) return { why: 'unknown' }
  // Read after the membership, because every change of the terms changes the membership too.
  const all = await records.find(terms, { params: { membership: membershipId } })
  const lastDay = paidUntil(all)
  if (lastDay === undefined || lastDay < today) return { why: 'no-days' }
  const others = hasMoved(all) ? await readOthers(records, from, membership) : []
  const everything = [...all, ...others.flatMap(other => other.all)]
  const own = new Set(all.map(({ id }) => id))
  // Reversals are found among the terms of their own membership.
  const held = withPayingLine([all, ...others.map(other => other.all)].flatMap(unreversedTerms), everything)
  const keys = [...new Set(everything.flatMap(({ orderLineId, kind }) => (kind === 'reverse' ? [] : (orderLineId ?? []))))]
  const money = new Map<string, LineMoney>()
  for (const key of keys) {
    const found = await readLineMoney(from, key)
    if (found) money.set(key, found)
  }
  const running = held.flatMap(({ id, end, orderLineId }) => (own.has(id) && today <= end ? (orderLineId ?? []) : []))
  if (running.some(key => !money.has(key))) return { why: 'paid-unknown' }
  const refunds = refundsOf({ held, everything, isAsked: ({ id }) => own.has(id) }, money, today)
  if (refunds.some(one => !one.money.canBeRefunded)) return { why: 'disputed' }
  const why = { today, reason }
  const reversed = reversedFrom(all, why)
  const end = paidUntil([...all, ...reversed])
  const elsewhere = others.flatMap(({ membership: other, all: theirs }) => {
    const hidden = reversedWithMoved(theirs, all, why)
    return hidden.length > 0 ? [{ membership: other, reversed: hidden }] : []
  })
  return { membership, all, reversed, elsewhere, refunds, lastDay, ...(end !== undefined && { end }) }
}

/** The holder's other memberships. Days that were transferred from one of them were paid for there. */
async function readOthers(records: Records, from: Pick<RecordsWithin, 'get'>, { id: ownId, personId }: StoredOf<typeof memberships>) {
  const others = []
  for (const { id } of await records.find(memberships, { where: [['personId', '==', personId]] })) {
    const membership = id === ownId ? undefined : await from.get(memberships, id)
    if (membership) others.push({ membership, all: await records.find(terms, { params: { membership: id } }) })
  }
  return others
}

interface Unused {
  /** The terms that count, with the lines that paid for their days. */
  readonly held: readonly HeldTerm[]
  readonly everything: readonly HeldTerm[]
  /** Whether a term is ended. */
  readonly isAsked: (term: HeldTerm) => boolean
}

/**
 * The unused days of each line, whoever paid and however: a transfer took the days, and their money stays on the line. Where a credit paid for a part of a line, as an upgrade's does, the rest is paid back of the lines that the credit was
 * for: no line pays back more than was paid for it.
 */
function refundsOf({ held, everything: all, isAsked }: Unused, money: ReadonlyMap<string, LineMoney>, today: string): readonly LineRefund[] {
  const paid = Object.fromEntries([...money].map(([key, { worthCents }]) => [key, worthCents]))
  const taken = new Map<string, number>()
  const take = (key: string, wanted: number): number => {
    const cents = Math.max(0, Math.min(wanted, (money.get(key)?.leftCents ?? 0) - (taken.get(key) ?? 0)))
    if (cents > 0) taken.set(key, (taken.get(key) ?? 0) + cents)
    return wanted - cents
  }
  const lineOf = new Map(all.map(({ id, orderLineId }) => [id, orderLineId]))
  for (const { lineId, cents } of unusedByLine(held, paid, today, isAsked)) {
    let rest = cents
    const waiting = [lineId]
    for (let at = 0; rest > 0 && at < waiting.length; at += 1) {
      rest = take(waiting[at]!, rest)
      const before = all.filter(term => term.orderLineId === waiting[at]).flatMap(({ replaces = [] }) => replaces)
      waiting.push(...new Set(before.flatMap(id => lineOf.get(id) ?? []).filter(former => !waiting.includes(former))))
    }
  }
  return [...taken].map(([key, cents]) => ({ money: money.get(key)!, cents }))
}
