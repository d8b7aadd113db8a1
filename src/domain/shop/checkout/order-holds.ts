import type { HandlerContext } from '../../shared/functions/handler-context'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import type { Order } from '../orders.collection'
import type { Hold } from '../stock/lapsed-holds'
import { type HeldPieces, StockWithin } from '../stock/stock-transaction'

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

/** Holds all pieces until then, or none. Throws `sold-out` with the lines and how many are left. */
export function holdAll(stock: StockWithin, pieces: ReturnType<typeof piecesOf>, until: Date): void {
  const missing = pieces.filter(one => !stock.hold(one, until))
  if (missing.length > 0) throw new RuleBroken('sold-out', { lines: missing.map(({ lineId, ref }) => ({ lineId, left: stock.left(ref) ?? 0 })) })
  stock.write()
}
