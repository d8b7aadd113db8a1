import { piecesOf, stockOf } from '../../checkout/order-holds'
import { lapsedHolds } from '../../stock/lapsed-holds'
import type { StockWithin } from '../../stock/stock-transaction'
import type { OrderWithin } from '../order-within-transaction'

/** The stock that the goods of an order take. */
export class GoodsLines {
  private constructor(
    private readonly pieces: ReturnType<typeof piecesOf>,
    private readonly stock: StockWithin,
  ) {}

  static async read({ context, within, order }: OrderWithin): Promise<GoodsLines> {
    const pieces = piecesOf(order.id, order)
    const refs = pieces.map(({ ref }) => ref)
    const lapsed = refs.length === 0 ? [] : await lapsedHolds(context.systemRecords, refs, context.clock.now())
    return new GoodsLines(pieces, await stockOf(context, within, pieces, lapsed))
  }

  /** Takes the goods permanently. Returns the ids of lines whose hold has lapsed and for which too little is left. */
  pay(): readonly string[] {
    return this.pieces.filter(one => !this.stock.confirm(one)).map(({ lineId }) => lineId)
  }

  /** Returns to the stock the pieces of a line that are refunded in all so far. */
  refund(refundedPieces: (lineId: string) => number): void {
    for (const { id, lineId } of this.pieces) this.stock.restock(id, refundedPieces(lineId))
  }

  write(): void {
    this.stock.write()
  }
}
