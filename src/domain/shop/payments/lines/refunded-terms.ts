import { isRenewing, liveRenewal } from '../../../giving/monthly/live-renewal'
import { type StoredMonthlyGift, subscriptions } from '../../../giving/subscriptions.collection'
import { memberships, terms } from '../../../memberships/memberships.collection'
import { levelLeft } from '../../../memberships/terms/level-left'
import { movedDays } from '../../../memberships/terms/moved-days'
import type { HeldTerm } from '../../../memberships/terms/new-terms'
import { reversedTerms } from '../../../memberships/terms/reversed-terms'
import { isCredited } from '../../../memberships/terms/upgrade-terms'
import type { StoredOf } from '../../../shared/records/collection'
import { closeMonthly } from '../../monthly/end-monthly'
import type { OrderLine } from '../../orders.collection'
import { partsOf, stockRef } from '../../stock/stock-ref'
import { lineKey, linesOf, type OrderWithin } from './lines-to-pay'

interface Made {
  readonly line: OrderLine
  /** It renews the membership by itself. */
  readonly renewal: StoredMonthlyGift | undefined
  readonly membership: StoredOf<typeof memberships>
  readonly all: readonly HeldTerm[]
}

/** The terms that the membership lines of an order made, whoever has them by now. */
export class RefundedTerms {
  private readonly writes: (() => void)[] = []

  private constructor(
    private readonly of: OrderWithin,
    private readonly made: readonly Made[],
    private readonly today: string,
  ) {}

  static async read(of: OrderWithin): Promise<RefundedTerms> {
    const { systemRecords } = of.context
    const made: Made[] = []
    for (const line of linesOf(of.order, 'membership')) {
      const [place] = await systemRecords.findPlaced(terms, { where: [['orderLineId', '==', lineKey(of.order.id, line)]], limit: 1 })
      const id = place?.params['membership']
      const membership = id === undefined ? undefined : await of.within.get(memberships, id)
      const found = id === undefined ? undefined : await liveRenewal(systemRecords, id)
      const renewal = found && (await of.within.get(subscriptions, found.id))
      if (membership) made.push({ line, membership, renewal, all: await systemRecords.find(terms, { params: { membership: membership.id } }) })
    }
    return new RefundedTerms(of, made, await of.context.today())
  }

  /** Numbers of the lines whose unused days paid for a part of another level: paying them back as well would give the same money twice. */
  get credited(): readonly string[] {
    return this.made.flatMap(({ line, all }) => (isCredited(all, lineKey(this.of.order.id, line)) ? line.id : []))
  }

  /** Takes back as many of a line's terms as pieces of it are refunded by now. A membership of which any is taken back renews itself no more. */
  refund(refundedPieces: (line: OrderLine) => number): void {
    const { within, order } = this.of
    const changed = new Map<string, Omit<Made, 'line'> & { readonly back: readonly HeldTerm[] }>()
    for (const { line, membership, renewal, all } of this.made) {
      const reversed = reversedTerms(all, lineKey(order.id, line), refundedPieces(line))
      const former = changed.get(membership.id)?.back ?? []
      const back = [...reversed, ...movedDays([...all, ...former], reversed)]
      for (const { id, ...term } of back)
        this.writes.push(() => within.create(terms, id, { personId: membership.personId, ...term }, { membership: membership.id }))
      if (back.length > 0) changed.set(membership.id, { membership, renewal, back: [...former, ...back], all })
    }
    for (const { membership, renewal, all, back } of changed.values()) {
      const { id: productId, part: level } = partsOf(levelLeft([...all, ...back]) ?? stockRef(membership.productId, membership.level))
      this.writes.push(() => within.change(memberships, membership, { since: membership.since, productId, level, autoRenew: false }))
      if (renewal && isRenewing(renewal)) this.writes.push(() => closeMonthly(within, renewal, 'membership', this.today))
    }
  }

  write(): void {
    for (const write of this.writes) write()
  }
}
