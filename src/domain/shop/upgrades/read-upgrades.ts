import { membershipProducts } from '../../memberships/membership-products.collection'
import { membershipState } from '../../memberships/membership-state'
import { memberships, terms } from '../../memberships/memberships.collection'
import { productOn } from '../../memberships/products/level-prices'
import type { HeldTerm } from '../../memberships/terms/new-terms'
import type { PaidForLines, UpgradeCredit } from '../../memberships/terms/upgrade-credit'
import { upgradePrice } from '../../memberships/terms/upgrade-terms'
import { unreversedTerms } from '../../memberships/unreversed-terms'
import type { Records } from '../../shared/records/records'
import type { DraftLine } from '../checkout/order-draft'
import { partsOfRef } from '../stock/stock-ref'
import { centsPaidForLine } from './cents-paid-for-line'

/** The credit for a line that changes the level of the buyer's running membership, or why an order cannot change it. */
export type LineUpgrade =
  | { readonly credit: UpgradeCredit }
  /** `no-upgrade`: there is no running term of another level, or it is unknown what was paid for it. */
  | { readonly refused: 'no-upgrade' | 'credit-above-price' }

const none: LineUpgrade = { refused: 'no-upgrade' }

const isUpgrade = ({ membership }: DraftLine): boolean => membership?.upgrade === true

/** By line id. */
export async function readUpgrades(
  records: Records,
  lines: readonly DraftLine[],
  personId: string | undefined,
  today: string,
): Promise<ReadonlyMap<string, LineUpgrade>> {
  const asked = lines.filter(isUpgrade)
  const own = lines.filter(({ kind, membership }) => kind === 'membership' && membership?.forEmail === undefined)
  // A credit is given once, and further terms of the same membership in the order would get the same days.
  if (asked.length !== 1 || own.length > 1 || personId === undefined) return new Map(asked.map(({ id }) => [id, none]))
  return new Map([[asked[0]!.id, await upgradeOf(records, asked[0]!, personId, today)]])
}

async function upgradeOf(records: Records, { refId, quantity, membership }: DraftLine, personId: string, today: string): Promise<LineUpgrade> {
  const { id: productId, part: level } = partsOfRef(refId)
  const product = await records.get(membershipProducts, productId)
  const price = product && productOn(product, today).levels.find(({ key }) => key === level)?.price
  const own = await records.find(memberships, { where: [['personId', '==', personId]] })
  const held = own.find(({ audience }) => audience === product?.audience)
  if (!price || !held || membership?.forEmail !== undefined || membership?.startsOn !== undefined) return none
  if (held.productId === productId && held.level === level) return none
  const all = await records.find(terms, { params: { membership: held.id } })
  const state = membershipState(all, held.suspensions, today)
  if (state !== 'current' && state !== 'future') return none
  const paid = await paidForLines(records, all, today)
  if (!paid) return none
  const found = upgradePrice(all, paid, { on: today, termCents: price.cents, count: quantity })
  return 'refused' in found ? { refused: found.refused } : { credit: found.credit }
}

/** `undefined` if it is unknown what was paid for a running term, for example because it was imported. */
async function paidForLines(records: Records, all: readonly HeldTerm[], today: string): Promise<PaidForLines | undefined> {
  const running = unreversedTerms(all).filter(({ end }) => today <= end)
  if (running.some(({ orderLineId, kind }) => orderLineId === undefined && kind !== 'comp' && kind !== 'extend')) return undefined
  const keys = [...new Set(running.flatMap(({ orderLineId }) => orderLineId ?? []))]
  const paid = await Promise.all(keys.map(async key => [key, await centsPaidForLine(records, key)] as const))
  return paid.every(([, cents]) => cents !== undefined) ? Object.fromEntries(paid as (readonly [string, number])[]) : undefined
}
