import { paidUntil } from '../membership-state'
import { creditedUpgrades, replacedBy, unreversedTerms } from '../unreversed-terms'
import { consecutiveDays, type HeldTerm, type MembershipLine, newTerms } from './new-terms'
import { type PaidForLines, type UpgradeCredit, upgradeCredit } from './upgrade-credit'

export type UpgradePrice =
  | { readonly credit: UpgradeCredit; readonly payCents: number }
  /** The credit exceeds the price. `terms`: the number of terms that would use it up, if there is one. */
  | { readonly refused: 'credit-above-price'; readonly terms?: number }

/** The price of an upgrade on a day after its credit. Refused if part of the credit would be lost. */
export function upgradePrice(
  all: readonly HeldTerm[],
  paid: PaidForLines,
  { on, termCents, count }: { readonly on: string; readonly termCents: number; readonly count: number },
): UpgradePrice {
  const credit = upgradeCredit(all, paid, on)
  if (credit.cents <= termCents * count) return { credit, payCents: termCents * count - credit.cents }
  return { refused: 'credit-above-price', ...(termCents > 0 && { terms: Math.ceil(credit.cents / termCents) }) }
}

/**
 * The terms of a paid upgrade. They begin on the day of the payment, with or without a credit, whatever remains of the old terms: a later
 * start plus a credit would give the same days twice (restrict-content-pro#1056, #1300).
 */
export function upgradeTerms(all: readonly HeldTerm[], line: MembershipLine, { replaces }: UpgradeCredit): readonly HeldTerm[] {
  const { id: lineId, paidOn, count, length } = line
  const until = paidUntil(all)
  if (paidOn === undefined || until === undefined || until < paidOn) return newTerms(all, line)
  if (all.some(({ orderLineId }) => orderLineId === lineId)) return []
  return consecutiveDays(paidOn, count, length).map((days, i) => ({
    id: i === 0 ? lineId : `${lineId}.${i + 1}`,
    ...days,
    kind: i === 0 ? ('upgrade' as const) : ('renew' as const),
    orderLineId: lineId,
    ...(i === 0 && replaces.length > 0 && { replaces }),
  }))
}

/** Whether unused days of this line's terms paid for part of an upgrade that still counts. */
export function isCredited(all: readonly HeldTerm[], lineId: string): boolean {
  const own = new Set(all.flatMap(({ id, orderLineId, kind }) => (orderLineId === lineId && kind !== 'reverse' ? id : [])))
  const held = unreversedTerms(all)
  return creditedUpgrades(all, held).some(term => term.orderLineId !== lineId && replacedBy(term, all, held).some(id => own.has(id)))
}

/** Whether the credited terms are still valid when the upgrade is paid: neither reversed nor replaced by another upgrade. */
export function creditHolds(all: readonly HeldTerm[], lineId: string, replaces: readonly string[]): boolean {
  const held = unreversedTerms(all)
  const others = creditedUpgrades(all, held).filter(({ orderLineId }) => orderLineId !== lineId)
  const elsewhere = new Set(others.flatMap(term => replacedBy(term, all, held)))
  return replaces.every(id => !elsewhere.has(id) && held.some(term => term.id === id))
}
