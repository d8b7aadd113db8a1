import { EventRepliesTransaction } from '../../capacity/event-replies-transaction'
import { holdStates, holds } from '../../capacity/holds.collection'
import type { BoughtReply } from '../../capacity/new-reply'
import { transition } from '../../shared/records/collection'
import type { OrderWithin } from '../payments/order-within-transaction'
import { sumOf } from '../pricing/allocate-cents'
import type { Hold } from '../stock/lapsed-holds'
import { type TicketLine, ticketLines } from './ticket-lines'

type Of = Pick<OrderWithin, 'context' | 'within'> & { readonly order: Pick<OrderWithin['order'], 'id' | 'lines' | 'personId'> }

/** The places at one event that an order takes. */
interface AtEvent {
  readonly replies: EventRepliesTransaction
  readonly lines: readonly TicketLine[]
  readonly total: number
}

/** The places at events that an order sells, within a transaction: all is read first, changed here, then written once. */
export class OrderPlaces {
  private readonly given: string[] = []

  private constructor(
    private readonly of: Of,
    private readonly events: readonly AtEvent[],
    private readonly held: ReadonlyMap<string, Hold>,
  ) {}

  static async read(of: Of): Promise<OrderPlaces> {
    const { context, within, order } = of
    const all = ticketLines(order.id, order.lines)
    const events: AtEvent[] = []
    for (const eventId of new Set(all.map(line => line.eventId))) {
      const lines = all.filter(line => line.eventId === eventId)
      const ids = lines.map(({ id }) => id)
      const replies = await EventRepliesTransaction.open(context, within, eventId, {
        personId: order.personId,
        replyIds: ids,
        exceptHolds: ids,
        leavesLine: true,
      })
      events.push({ replies, lines, total: sumOf(lines.map(({ places }) => places)) })
    }
    const held = await within.getAll(
      holds,
      all.map(({ id }) => id),
    )
    return new OrderPlaces(of, events, held)
  }

  /** The lines for which too few places are left. */
  short(): readonly { readonly lineId: string; readonly left: number }[] {
    return this.events.flatMap(({ replies, lines, total }) => {
      const left = this.leftOf(replies)
      return left >= total ? [] : lines.map(({ lineId }) => ({ lineId, left }))
    })
  }

  /** Reserves all places until then. Write nothing else of them in this transaction. */
  hold(until: Date): void {
    const { within } = this.of
    for (const { replies, lines } of this.events) {
      replies.countAgain()
      for (const line of lines) {
        const before = this.held.get(line.id)
        if (!before) within.create(holds, line.id, { kind: 'event', ref: line.eventId, pieces: line.places, until, status: 'held' })
        else within.change(holds, before, { until, status: before.status === 'held' ? 'held' : transition(holdStates, before.status, 'hold') })
      }
    }
  }

  /** Gives up what is reserved. */
  release(): void {
    for (const hold of this.held.values()) if (hold.status === 'held') this.of.within.move(holds, hold, 'release')
  }

  /**
   * Makes replies of all lines; places whose reservation has lapsed are taken if they are still free. Returns the ids of the lines for which
   * they are not, or whose event was canceled.
   */
  give(buyer: () => Pick<BoughtReply, 'personId' | 'name'>, code: () => string): readonly string[] {
    return this.events.flatMap(({ replies, lines, total }) => {
      const isKept = lines.every(({ id }) => this.isReserved(id))
      if (!replies.isOpen || !(isKept || this.leftOf(replies) >= total)) return lines.map(({ lineId }) => lineId)
      for (const { id, places } of lines) replies.give({ id, places, orderId: this.of.order.id, code: code(), ...buyer() })
      this.given.push(...lines.map(({ id }) => id))
      return []
    })
  }

  /** What refunds leave of the places of each line. */
  keep(left: (lineId: string) => number): void {
    for (const { replies, lines } of this.events) for (const { id, lineId } of lines) replies.keep(id, left(lineId))
  }

  /** Reads what is left to read; the answer writes the replies, and confirms the holds of those that were given. */
  async prepare(): Promise<() => void> {
    const writes: (() => unknown)[] = []
    for (const { replies } of this.events) writes.push(await replies.prepare())
    return () => {
      for (const write of writes) write()
      for (const id of this.given) this.confirm(this.held.get(id))
    }
  }

  private confirm(hold: Hold | undefined): void {
    if (hold && hold.status !== 'confirmed') this.of.within.move(holds, hold, 'confirm')
  }

  private leftOf(replies: EventRepliesTransaction): number {
    return replies.isOpen ? replies.leftFor(this.of.order.personId) : 0
  }

  private isReserved(id: string): boolean {
    const hold = this.held.get(id)
    return hold?.status === 'confirmed' || (hold?.status === 'held' && hold.until > this.of.context.clock.now())
  }
}
