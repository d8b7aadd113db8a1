import type { DocumentFile } from '../../shared/files/document-file'
import type { HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import type { StoredOrder } from '../checkout/make-order'
import type { OrderLine } from '../orders.collection'
import { countedRefunds, readLedger, refundedLines, type StoredPayment } from '../payments/order-ledger'
import { isFailed } from '../payments.collection'
import { products } from '../products.collection'
import { lineBalance } from '../refunds/line-balance'
import { partsOfRef } from '../stock/stock-ref'

/** Whether the buyer still owns a digital line: a refund that was made, or requested at the provider, ends it. */
export const isStillBought = (line: OrderLine, ledger: readonly StoredPayment[]): boolean =>
  line.isDigital === true && lineBalance(line, refundedLines(countedRefunds(ledger))).pieces > 0

/** When an order was paid; `undefined` if it was not. */
export const paidAt = (ledger: readonly StoredPayment[]): Date | undefined =>
  ledger.find(payment => payment.refundOf === undefined && !isFailed(payment))?.createdAt

/** The file that a paid line gives its buyer. */
interface SoldFile {
  readonly productId: string
  readonly file: DocumentFile
  readonly paidAt: Date
}

/**
 * The file of a line that is paid and not refunded, as staff have attached it now. Refuses with `download-refunded`, and with `not-found` if
 * the line has no file.
 */
export async function soldFile({ systemRecords }: HandlerContext, order: StoredOrder, lineId: string): Promise<SoldFile> {
  const line = order.lines.find(({ id }) => id === lineId)
  const ledger = await readLedger(systemRecords, order)
  const paid = paidAt(ledger)
  if (!line?.isDigital || line.refId === undefined || !paid) throw new Refused('not-found', lineId)
  if (!isStillBought(line, ledger)) throw new RuleBroken('download-refunded')
  const productId = partsOfRef(line.refId).id
  const file = (await systemRecords.get(products, productId))?.file
  if (!file) throw new Refused('not-found', lineId)
  return { productId, file: { ...file }, paidAt: paid }
}
