import { accountingSheet, accountTotals, bookedLines, movedCents } from '../../../../domain/exports/accounting-sheet'
import { csvOf } from '../../../../domain/exports/sheet'
import { RecordService } from '../../../../domain/records/record-service'
import type { Services } from '../../../../domain/shared/functions/service'
import { Records } from '../../../../domain/shared/records/records'
import { orders } from '../../../../domain/shop/orders.collection'
import type { StoredPayment } from '../../../../domain/shop/payments/order-ledger'
import { payments } from '../../../../domain/shop/payments.collection'
import { saveFile } from '../../../app-services/save-file'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import type { Done } from '../../engine/actions/use-outcome'

/** Ids that one query can ask for. */
const atOnce = 30

/** Every payment and refund of these orders. */
export async function paymentsOf(services: Services, orderIds: readonly string[]): Promise<readonly StoredPayment[]> {
  const groups = Array.from({ length: Math.ceil(orderIds.length / atOnce) }, (_, i) => orderIds.slice(i * atOnce, (i + 1) * atOnce))
  const found = await Promise.all(groups.map(ids => services.get(Records).find(payments, { where: [['orderId', 'in', ids]] })))
  return found.flat()
}

export async function paymentsNamed(services: Services, ids: readonly string[]): Promise<readonly StoredPayment[]> {
  const found = await Promise.all(ids.map(id => services.get(Records).get(payments, id)))
  return found.filter(one => one !== undefined)
}

/** Saves these payments and refunds as a file for a bookkeeping program, once the audit has noted it. */
export async function saveBookkeepingFile(services: Services, moved: readonly StoredPayment[]): Promise<Done> {
  const ids = [...new Set(moved.map(({ orderId }) => orderId))]
  const found = await Promise.all(ids.map(id => services.get(Records).get(orders, id)))
  const lines = bookedLines(
    found.filter(one => one !== undefined),
    moved,
  )
  if (lines.length === 0) return { message: 'No money moved in these. No file was made.' }
  const columns = ['receivedOn', 'orderId', 'method', 'amount']
  await services.get(RecordService).noteExport(payments, { rows: lines.length, columns })
  saveFile(new Blob([csvOf(accountingSheet(lines))], { type: 'text/csv;charset=utf-8' }), `bookkeeping-${lines.length}.csv`)
  const totals = accountTotals(lines)
  const parts = (['amount', 'discount', 'tax', 'refund'] as const).map(part => `${part} ${moneyOf({ cents: totals[part] })}`)
  return {
    message: `${counted(lines.length, 'row')} are in your downloads. Totals: ${parts.join(', ')}, together ${moneyOf({ cents: movedCents(totals) })}.`,
  }
}
