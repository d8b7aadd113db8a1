import { isOver, isPaid, isUnpaid } from '../../../guide/registering/registration-states'
import { RegistrationsWithin } from '../../../guide/registering/registrations-transaction'
import type { OrderLine } from '../../orders.collection'
import type { OrderWithin } from '../order-within-transaction'
import { linesOf } from './order-lines'

/** The registrations among the lines of an order. */
export class RegistrationLines {
  private constructor(
    private readonly of: OrderWithin,
    private readonly lines: readonly OrderLine[],
    private readonly all: RegistrationsWithin,
  ) {}

  static async read(of: OrderWithin): Promise<RegistrationLines> {
    const lines = linesOf(of.order, 'registration')
    const named = lines.flatMap(({ refId }) => (refId === undefined ? [] : { id: refId }))
    return new RegistrationLines(of, lines, await RegistrationsWithin.read(of.within, named))
  }

  /** Marks them as paid. Returns the ids of lines whose registration has ended, or now belongs to another order. */
  pay(): readonly string[] {
    return this.lines.flatMap(line => {
      const [id, now] = this.found(line)
      if (!now || (!isPaid(now.status) && !(isUnpaid(now.status) && now.orderId === this.of.order.id))) return line.id
      if (isUnpaid(now.status)) this.all.move(id, 'pay')
      return []
    })
  }

  /** Withdraws the registrations whose fee was refunded in full; printed ones are canceled. */
  refund(refundedPieces: (line: OrderLine) => number): void {
    for (const line of this.lines) {
      const [id, now] = this.found(line)
      if (!now || isOver(now.status) || !isPaid(now.status) || now.orderId !== this.of.order.id || refundedPieces(line) < line.quantity) continue
      this.all.move(id, now.status === 'confirmed' ? 'cancel' : 'withdraw')
    }
  }

  /** Ends unpaid registrations together with their order. */
  expire(): void {
    for (const line of this.lines) {
      const [id, now] = this.found(line)
      if (now?.status === 'awaiting_payment' && now.orderId === this.of.order.id) this.all.move(id, 'expire')
    }
  }

  write(): void {
    this.all.write(this.of.context.clock.now())
  }

  private found({ refId = '' }: OrderLine) {
    return [refId, this.all.now(refId)] as const
  }
}
