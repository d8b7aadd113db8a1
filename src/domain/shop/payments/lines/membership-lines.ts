import { heldMembership } from '../../../memberships/changes/held-membership'
import { membershipProducts } from '../../../memberships/membership-products.collection'
import { paidUntil } from '../../../memberships/membership-state'
import { memberships, terms } from '../../../memberships/memberships.collection'
import { monthLength } from '../../../memberships/term-end'
import { heldLevel } from '../../../memberships/terms/held-level'
import { type HeldTerm, newTerms } from '../../../memberships/terms/new-terms'
import { upgradeCredit } from '../../../memberships/terms/upgrade-credit'
import { creditHolds, upgradeTerms } from '../../../memberships/terms/upgrade-terms'
import { omitUndefined } from '../../../shared/omit-undefined'
import type { DataOf, StoredOf } from '../../../shared/records/collection'
import { wallTimeAt } from '../../../shared/time/wall-time'
import type { OrderLine } from '../../orders.collection'
import { partsOfRef, stockRef } from '../../stock/stock-ref'
import { centsPaidForLine } from '../../upgrades/cents-paid-for-line'
import type { OrderWithin } from '../order-within-transaction'
import { lineKey, linesOf } from './order-lines'

type Membership = DataOf<typeof memberships>
type Product = StoredOf<typeof membershipProducts>

/** A membership during the payment of its order. */
interface Held {
  readonly id: string
  readonly stored: StoredOf<typeof memberships> | undefined
  now: Membership | undefined
  readonly terms: HeldTerm[]
  readonly added: HeldTerm[]
}

type Upgrade = NonNullable<NonNullable<OrderLine['membership']>['upgrade']>

interface Bought {
  readonly line: OrderLine
  /** For an upgrade: the day of the order, and what is still paid for the earlier terms on that day. */
  upgrade?: Upgrade & { readonly on: string; readonly paidCents: number }
  readonly product: Product
  readonly personId: string
}

/** The terms that the membership lines of an order add. */
export class MembershipLines {
  private readonly held = new Map<string, Held>()

  private constructor(
    private readonly of: OrderWithin,
    private readonly bought: readonly Bought[],
    /** Ids of lines whose membership product no longer exists. */
    readonly unknown: readonly string[],
  ) {}

  /** `holder` returns the holder of a line's membership. */
  static async read(of: OrderWithin, holder: (line: OrderLine) => string): Promise<MembershipLines> {
    const bought: Bought[] = []
    const unknown: string[] = []
    for (const line of linesOf(of.order, 'membership')) {
      const product = await of.within.get(membershipProducts, partsOfRef(line.refId ?? '').id)
      if (product) bought.push({ line, product, personId: holder(line) })
      else unknown.push(line.id)
    }
    const lines = new MembershipLines(of, bought, unknown)
    for (const one of bought) await lines.readHeld(one.personId, one.product.audience)
    for (const one of bought) {
      const upgrade = one.line.membership?.upgrade
      if (upgrade) one.upgrade = { ...upgrade, ...(await lines.readCredit(one, upgrade)) }
    }
    return lines
  }

  private async readHeld(personId: string, audience: Product['audience']): Promise<void> {
    const { context, within } = this.of
    const key = `${personId}-${audience}`
    if (this.held.has(key)) return
    const { id, stored, terms: all } = await heldMembership(context, within, personId, audience)
    this.held.set(key, { id, stored, now: stored, terms: [...all], added: [] })
  }

  /** Terms that were refunded since the order was made are no longer credited. */
  private async readCredit({ personId, product }: Bought, { replaces }: Upgrade) {
    const { context, within, order } = this.of
    const all = this.held.get(`${personId}-${product.audience}`)!.terms
    const replaced = all.filter(({ id }) => replaces.includes(id))
    const paid: Record<string, number> = {}
    for (const { orderLineId: key } of replaced) if (key !== undefined) paid[key] ??= (await centsPaidForLine(within, key)) ?? 0
    const on = wallTimeAt(order.createdAt, await context.zone()).local.slice(0, 10)
    return { on, paidCents: upgradeCredit(all, paid, on).cents }
  }

  /** The id of the buyer's own membership for a line; none if the line is a gift. */
  ownId({ id, membership }: OrderLine): string | undefined {
    const found = membership?.forEmail === undefined ? this.bought.find(({ line }) => line.id === id) : undefined
    return found && this.held.get(`${found.personId}-${found.product.audience}`)?.id
  }

  /** The last day of a membership after the purchase; none if nothing was bought for it. */
  untilOf(membershipId: string): string | undefined {
    const held = this.byId(membershipId)
    return held && held.added.length > 0 ? paidUntil(held.terms) : undefined
  }

  /** Marks a membership that was bought (`untilOf`) as renewing automatically. */
  renew(membershipId: string): void {
    const held = this.byId(membershipId)!
    held.now = { ...held.now!, autoRenew: true }
  }

  private byId(membershipId: string): Held | undefined {
    return [...this.held.values()].find(({ id }) => id === membershipId)
  }

  /** Adds the terms. Returns the ids of lines that are no longer possible: another upgrade used their credit, or its terms were refunded. */
  pay(paidOn: string): readonly string[] {
    const used: string[] = []
    for (const { line, product, personId, upgrade } of this.bought) {
      const held = this.held.get(`${personId}-${product.audience}`)!
      const startsOn = line.membership?.startsOn
      const asked = {
        id: lineKey(this.of.order.id, line),
        paidOn,
        count: line.quantity,
        length: line.membership?.monthly ? monthLength : product,
        ...(startsOn !== undefined && { startsOn }),
      }
      if (upgrade && (upgrade.paidCents < upgrade.creditCents || !creditHolds(held.terms, asked.id, upgrade.replaces))) {
        used.push(line.id)
        continue
      }
      const made = upgrade
        ? upgradeTerms(held.terms, { ...asked, paidOn: upgrade.on }, { cents: upgrade.creditCents, replaces: upgrade.replaces })
        : newTerms(held.terms, asked)
      const former = held.now && stockRef(held.now.productId, held.now.level)
      const bought = { ...(line.refId !== undefined && { level: line.refId }) }
      const added = made.map((term, i) => ({ ...term, ...bought, ...(i === 0 && former !== undefined && { former }) }))
      if (added.length === 0) continue
      held.terms.push(...added)
      held.added.push(...added)
      const { productId, level } = { productId: product.id, level: partsOfRef(line.refId ?? '').part }
      const since = added[0]!.start
      const first: Membership = { personId, productId, level, audience: product.audience, since, autoRenew: false, suspensions: [] }
      // A different level takes effect on the first bought day; for an upgrade at once.
      held.now = held.now
        ? { ...held.now, ...heldLevel(held.terms, paidOn, held.now), since: since < held.now.since ? since : held.now.since }
        : first
    }
    return used
  }

  write(): void {
    const { within } = this.of
    for (const { id: membership, stored, now, added } of this.held.values()) {
      if (!now || added.length === 0) continue
      const { productId, level, levelChangesOn, since, autoRenew } = now
      if (stored) within.change(memberships, stored, { productId, level, levelChangesOn, since, autoRenew })
      else within.create(memberships, membership, omitUndefined<Membership>(now))
      for (const { id, ...term } of added) within.create(terms, id, { personId: now.personId, ...term }, { membership })
    }
  }
}
