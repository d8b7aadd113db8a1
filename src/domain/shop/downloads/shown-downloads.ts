import type { HandlerContext } from '../../shared/functions/handler'
import type { StoredOrder } from '../checkout/make-order'
import type { OrderView } from '../checkout/order-view'
import { lineKey } from '../payments/lines/order-lines'
import { readLedger } from '../payments/order-ledger'
import { daysAfter } from './download-link'
import { downloads } from './downloads.collection'
import { isStillBought, paidAt } from './sold-file'

/** The lines that an order's payer can download, and until when; `undefined` if there are none. */
export async function shownDownloads({ systemRecords, clock }: HandlerContext, order: StoredOrder): Promise<OrderView['downloads']> {
  if (!order.lines.some(({ isDigital }) => isDigital)) return undefined
  const ledger = await readLedger(systemRecords, order)
  const paid = paidAt(ledger)
  const bought = paid ? order.lines.filter(line => isStillBought(line, ledger)) : []
  if (!paid || bought.length === 0) return undefined
  return Promise.all(
    bought.map(async line => {
      const known = await systemRecords.get(downloads, lineKey(order.id, line))
      const until = known?.until ?? daysAfter(paid)
      return { lineId: line.id, until: until.toISOString(), isOver: until <= clock.now() }
    }),
  )
}
