import { piecesOf, stockOf } from '../../checkout/order-holds'
import { lapsedHolds } from '../../stock/lapsed-holds'
import type { StockWithin } from '../../stock/stock-transaction'
import type { OrderWithin } from '../order-transaction'

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

  /** Takes the goods for good. Returns the numbers of the lines whose hold is over and that too little is left for. */
  pay(): readonly string[] {
    return this.pieces.filter(one => !this.stock.confirm(one)).map(({ lineId }) => lineId)
  }

  /** Puts back as many of a line's pieces as are refunded by now. */
  refund(refundedPieces: (lineId: string) => number): void {
    for (const { id, lineId } of this.pieces) this.stock.restock(id, refundedPieces(lineId))
  }

  write(): void {
    this.stock.write()
  }
}
