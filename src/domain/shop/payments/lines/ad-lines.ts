import type { AdOrder } from '../../../ads/ad-orders.collection'
import { AdOrdersWithin } from '../../../ads/orders/ad-orders-transaction'
import { spaceLine } from '../../ads/price-ad'
import type { OrderLine } from '../../orders.collection'
import type { OrderWithin } from '../order-within-transaction'
import { linesOf } from './order-lines'

const unpaid: readonly AdOrder['status'][] = ['booked', 'invoiced']
const refundable: readonly AdOrder['status'][] = ['paid', 'art_due', 'preflight', 'proof', 'approved']

/** The advertisement among the lines of an order: its space, and help with its design. */
export class AdLines {
  private constructor(
    private readonly of: OrderWithin,
    private readonly lines: readonly OrderLine[],
    private readonly all: AdOrdersWithin,
  ) {}

  static async read(of: OrderWithin): Promise<AdLines> {
    const lines = linesOf(of.order, 'ad')
    return new AdLines(of, lines, await AdOrdersWithin.read(of.within, lines.length > 0 ? [of.order.id] : []))
  }

  /** Marks it as paid. Returns the ids of all its lines where it was canceled meanwhile. */
  pay(): readonly string[] {
    if (this.lines.length === 0) return []
    const ad = this.ad
    if (!ad || ad.status === 'cancelled') return this.lines.map(({ id }) => id)
    if (ad.status === 'booked') this.all.move(ad.id, 'invoice', 'pay')
    if (ad.status === 'invoiced') this.all.move(ad.id, 'pay')
    return []
  }

  /** Cancels it once its space was refunded in full, unless it is on the flat plan. */
  refund(refundedPieces: (line: OrderLine) => number): void {
    const space = this.lines.find(({ id }) => id === spaceLine)
    const ad = this.ad
    if (space && ad && refundable.includes(ad.status) && refundedPieces(space) >= space.quantity) this.all.move(ad.id, 'cancel')
  }

  /** Ends an unpaid booking together with its order. */
  expire(): void {
    const ad = this.ad
    if (ad && unpaid.includes(ad.status)) this.all.move(ad.id, 'cancel')
  }

  write(): void {
    this.all.write(this.of.context.clock.now())
  }

  private get ad(): AdOrder | undefined {
    const ad = this.all.current(this.of.order.id)
    return ad?.orderId === this.of.order.id ? ad : undefined
  }
}
