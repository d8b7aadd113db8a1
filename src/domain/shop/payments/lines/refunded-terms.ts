import { activeRenewal, isRenewing } from '../../../giving/monthly/active-renewal'
import { savedCards } from '../../../giving/saved-cards.collection'
import { subscriptions } from '../../../giving/subscriptions.collection'
import { memberships, terms } from '../../../memberships/memberships.collection'
import { heldLevel } from '../../../memberships/terms/held-level'
import type { HeldTerm } from '../../../memberships/terms/new-terms'
import { returnedDaysTerms } from '../../../memberships/terms/returned-days-terms'
import { refundedTerms, reversedTerms, reversedTransfers } from '../../../memberships/terms/reversed-terms'
import { isCredited } from '../../../memberships/terms/upgrade-terms'
import type { StoredOf } from '../../../shared/records/collection'
import { type Charged, closeMonthly } from '../../monthly/end-monthly'
import type { OrderLine } from '../../orders.collection'
import type { OrderWithin } from '../order-within-transaction'
import { lineKey, linesOf } from './order-lines'

/** A membership whose terms may be reversed. */
interface Held {
  readonly membership: StoredOf<typeof memberships>
  readonly all: readonly HeldTerm[]
  /** Its automatic renewal. */
  readonly renewal: Charged | undefined
}

interface Made {
  readonly line: OrderLine
  readonly membershipId: string
}

/** The terms that an order's membership lines created, whoever holds them now, including days that were transferred to another membership. */
export class RefundedTerms {
  private readonly writes: (() => void)[] = []

  private constructor(
    private readonly of: OrderWithin,
    private readonly made: readonly Made[],
    /** All memberships of the holders, by id. */
    private readonly held: ReadonlyMap<string, Held>,
    private readonly today: string,
  ) {}

  static async read(of: OrderWithin): Promise<RefundedTerms> {
    const { systemRecords } = of.context
    const made: Made[] = []
    const held = new Map<string, Held>()
    for (const line of linesOf(of.order, 'membership')) {
      const [place] = await systemRecords.findPlaced(terms, { where: [['orderLineId', '==', lineKey(of.order.id, line)]], limit: 1 })
      const membershipId = place?.params['membership']
      const personId = place?.record.personId
      if (membershipId === undefined || personId === undefined) continue
      made.push({ line, membershipId })
      const theirs = await systemRecords.find(memberships, { where: [['personId', '==', personId]] })
      for (const id of new Set([membershipId, ...theirs.map(one => one.id)])) {
        const found = held.has(id) ? undefined : await readHeld(of, id)
        if (found) held.set(id, found)
      }
    }
    return new RefundedTerms(of, made, held, await of.context.today())
  }

  /** Ids of lines whose unused days paid for an upgrade: a refund would give the same money twice. */
  get credited(): readonly string[] {
    return this.made.flatMap(({ line, membershipId }) =>
      isCredited(this.held.get(membershipId)?.all ?? [], lineKey(this.of.order.id, line)) ? line.id : [],
    )
  }

  /** Reverses as many of a line's terms as pieces of it are refunded in all. The membership's automatic renewal then ends. */
  refund(refundedPieces: (line: OrderLine) => number): void {
    const { within, order } = this.of
    const entered = new Map<string, readonly HeldTerm[]>()
    for (const { line, membershipId } of this.made) {
      const key = lineKey(order.id, line)
      const ofLine = refundedTerms(this.held.get(membershipId)?.all ?? [], key, refundedPieces(line))
      for (const [id, { all }] of this.held) {
        const before = [...all, ...(entered.get(id) ?? [])]
        const own = id === membershipId ? reversedTerms(before, key, refundedPieces(line)) : []
        const reversed = [...own, ...reversedTransfers(before, ofLine, key)]
        if (reversed.length > 0) entered.set(id, [...(entered.get(id) ?? []), ...reversed, ...returnedDaysTerms(before, reversed)])
      }
    }
    for (const [id, back] of entered) {
      const { membership, renewal, all } = this.held.get(id)!
      for (const { id: termId, ...term } of back)
        this.writes.push(() => within.create(terms, termId, { personId: membership.personId, ...term }, { membership: id }))
      const level = heldLevel([...all, ...back], this.today, membership)
      this.writes.push(() => within.change(memberships, membership, { since: membership.since, ...level, autoRenew: false }))
      if (renewal && isRenewing(renewal.gift)) this.writes.push(() => closeMonthly(within, renewal, 'membership', this.today))
    }
  }

  write(): void {
    for (const write of this.writes) write()
  }
}

/** The terms are read after their membership, because every change of them changes the membership too. */
async function readHeld({ context: { systemRecords }, within }: OrderWithin, id: string): Promise<Held | undefined> {
  const membership = await within.get(memberships, id)
  if (!membership) return undefined
  const found = await activeRenewal(systemRecords, id)
  const gift = found && (await within.get(subscriptions, found.id))
  const saved = gift && (await within.get(savedCards, gift.id))
  return { membership, all: await systemRecords.find(terms, { params: { membership: id } }), renewal: gift && { gift, saved } }
}
