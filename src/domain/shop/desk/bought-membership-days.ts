import { membershipProducts } from '../../memberships/membership-products.collection'
import { paidUntil } from '../../memberships/membership-state'
import { memberships, terms } from '../../memberships/memberships.collection'
import { type HeldTerm, newTerms } from '../../memberships/terms/new-terms'
import { upgradeTerms } from '../../memberships/terms/upgrade-terms'
import type { HandlerContext } from '../../shared/functions/handler'
import type { OrderDraft } from '../checkout/order-draft'
import { partsOfRef } from '../stock/stock-ref'
import { readUpgrades } from '../upgrades/read-upgrades'
import type { DeskQuote } from './desk-order.contract'

type BoughtDays = Extract<DeskQuote, { readonly state: 'priced' }>['days'][number]

/**
 * The days that a draft's membership lines would add, by the rules that add terms after the payment; lines for the same audience follow each
 * other.
 */
export async function boughtDays(context: HandlerContext, { lines }: OrderDraft, personId: string | undefined): Promise<BoughtDays[]> {
  const today = await context.today()
  const held = new Map<string, readonly HeldTerm[]>()
  const upgrades = await readUpgrades(context.systemRecords, lines, personId, today)
  const found: BoughtDays[] = []
  for (const { id, kind, refId, quantity: count, membership } of lines) {
    const product = kind === 'membership' ? await context.systemRecords.get(membershipProducts, partsOfRef(refId).id) : undefined
    if (!product) continue
    const { audience } = product
    const all = held.get(audience) ?? (await termsOf(context, personId, audience))
    const startsOn = membership?.startsOn
    const bought = { id: `line ${id}`, paidOn: today, count, length: product, ...(startsOn !== undefined && { startsOn }) }
    const upgrade = upgrades.get(id)
    const added = upgrade && 'credit' in upgrade ? upgradeTerms(all, bought, upgrade.credit) : newTerms(all, bought)
    held.set(audience, [...all, ...added])
    const until = paidUntil(all)
    found.push({ lineId: id, starts: added[0]!.start, ends: added.at(-1)!.end, ...(until !== undefined && { until }) })
  }
  return found
}

async function termsOf({ systemRecords }: HandlerContext, personId: string | undefined, audience: string): Promise<readonly HeldTerm[]> {
  if (personId === undefined) return []
  const own = (await systemRecords.find(memberships, { where: [['personId', '==', personId]] })).find(one => one.audience === audience)
  return own ? systemRecords.find(terms, { params: { membership: own.id } }) : []
}
