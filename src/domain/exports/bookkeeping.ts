import { RecordService } from '../records/record-service'
import { chunked } from '../shared/chunked'
import { Records } from '../shared/records/records'
import { orders } from '../shop/orders.collection'
import type { StoredPayment } from '../shop/payments/order-ledger'
import { payments } from '../shop/payments.collection'
import { type AccountAmounts, accountingSheet, accountTotals, bookedLines } from './accounting-sheet'

interface BookkeepingFile {
  /** Absent if no money moved. */
  readonly file?: File
  readonly rows: number
  readonly totals: AccountAmounts
}

/** Maximum number of ids in one query. */
const atOnce = 30

/** Files for a bookkeeping program, for a selection in the ledger. Each is audited before it is created. */
export class Bookkeeping {
  static readonly inject = [Records, RecordService] as const

  constructor(
    private readonly records: Records,
    private readonly service: RecordService,
  ) {}

  /** Every payment and refund of these orders. */
  async ofOrders(ids: readonly string[]): Promise<BookkeepingFile> {
    const groups = chunked(ids, atOnce)
    const found = await Promise.all(groups.map(some => this.records.find(payments, { where: [['orderId', 'in', some]] })))
    return this.fileOf(found.flat())
  }

  async ofPayments(ids: readonly string[]): Promise<BookkeepingFile> {
    return this.fileOf([...(await this.records.getAll(payments, ids)).values()])
  }

  private async fileOf(moved: readonly StoredPayment[]): Promise<BookkeepingFile> {
    const found = await this.records.getAll(
      orders,
      moved.map(({ orderId }) => orderId),
    )
    const lines = bookedLines([...found.values()], moved)
    const [rows, totals] = [lines.length, accountTotals(lines)]
    if (rows === 0) return { rows, totals }
    const { csvOf } = await import('./csv-sheet')
    await this.service.noteExport(payments, { rows, columns: ['receivedOn', 'orderId', 'method', 'amount'] })
    return { file: new File([csvOf(accountingSheet(lines))], `bookkeeping-${rows}.csv`, { type: 'text/csv;charset=utf-8' }), rows, totals }
  }
}
