import type { HandlerContext } from '../../shared/functions/handler'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import type { Order } from '../orders.collection'
import type { OrderWithin } from '../payments/order-within-transaction'
import type { Hold } from '../stock/lapsed-holds'
import { type HeldPieces, StockWithin } from '../stock/stock-transaction'
import { OrderPlaces } from '../tickets/order-places'

type Held = Pick<Order, 'lines'>

/** The pieces that an order takes from the stock, with the ids of their holds. */
export const piecesOf = (orderId: string, { lines }: Held): readonly (HeldPieces & { readonly lineId: string })[] =>
  lines.flatMap(({ id, kind, refId, quantity }) =>
    kind === 'product' && refId !== undefined ? [{ id: `${orderId}-${id}`, lineId: id, ref: refId, pieces: quantity }] : [],
  )

/** The stock of an order's goods, with the order's holds and lapsed ones; read before any write. */
export const stockOf = (
  { clock }: HandlerContext,
  within: RecordsWithin,
  pieces: readonly HeldPieces[],
  lapsed: readonly Hold[] = [],
): Promise<StockWithin> =>
  StockWithin.read(
    within,
    pieces.map(({ ref }) => ref),
    [...pieces, ...lapsed].map(({ id }) => id),
    clock.now(),
  )

/** What an unpaid order reserves: pieces of goods, and places at events. All is read before any write. */
export class OrderHolds {
  private constructor(
    private readonly pieces: ReturnType<typeof piecesOf>,
    private readonly stock: StockWithin,
    private readonly places: OrderPlaces,
  ) {}

  static async read(
    { context, within, order }: Pick<OrderWithin, 'context' | 'within'> & { readonly order: Pick<OrderWithin['order'], 'id' | 'lines' | 'personId'> },
    lapsed: readonly Hold[] = [],
  ): Promise<OrderHolds> {
    const pieces = piecesOf(order.id, order)
    return new OrderHolds(pieces, await stockOf(context, within, pieces, lapsed), await OrderPlaces.read({ context, within, order }))
  }

  /** Holds everything until then, or nothing. Throws `sold-out` with the lines and how many are left. */
  holdAll(until: Date): void {
    const gone = this.pieces.filter(one => !this.stock.hold(one, until))
    const missing = [...gone.map(({ lineId, ref }) => ({ lineId, left: this.stock.left(ref) ?? 0 })), ...this.places.short()]
    if (missing.length > 0) throw new RuleBroken('sold-out', { lines: missing })
    this.stock.write()
    this.places.hold(until)
  }

  /** Returns to the stock, and to the events, what is still held. */
  releaseAll(): void {
    for (const { id } of this.pieces) this.stock.release(id)
    this.stock.write()
    this.places.release()
  }
}
