import type { OrderLine } from '../../orders.collection'
import type { RefundedLine } from '../../refunds/line-balance'
import { lapsedHolds } from '../../stock/lapsed-holds'
import { StockWithin } from '../../stock/stock-within'
import { lineKey, linesOf, type OrderWithin } from './lines-to-pay'

/** The stock that the goods of an order take. */
export class GoodsLines {
  private constructor(
    private readonly orderId: string,
    private readonly lines: readonly OrderLine[],
    private readonly stock: StockWithin,
  ) {}

  static async read({ context, within, order }: OrderWithin): Promise<GoodsLines> {
    const now = context.clock.now()
    const lines = linesOf(order, 'product')
    const refs = lines.flatMap(({ refId }) => refId ?? [])
    const lapsed = refs.length === 0 ? [] : await lapsedHolds(context.systemRecords, refs, now)
    const holdIds = [...lines.map(line => lineKey(order.id, line)), ...lapsed.map(({ id }) => id)]
    return new GoodsLines(order.id, lines, await StockWithin.read(within, refs, holdIds, now))
  }

  /** Takes the goods for good. Returns the lines whose hold is over and that nothing is left for. */
  pay(): readonly OrderLine[] {
    return this.lines.filter(line => !this.stock.confirm({ id: lineKey(this.orderId, line), ref: line.refId ?? '', pieces: line.quantity }))
  }

  /** Puts back the pieces that came back. */
  refund(refunded: readonly RefundedLine[]): void {
    for (const { lineId, pieces } of refunded) {
      const line = this.lines.find(({ id }) => id === lineId)
      if (line?.refId !== undefined && pieces > 0) this.stock.restock(line.refId, pieces)
    }
  }

  write(): void {
    this.stock.write()
  }
}
