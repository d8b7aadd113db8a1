import { documentId } from '../../../ports/documents'
import { donations } from '../../giving/donations.collection'
import { chunked } from '../../shared/chunked'
import type { Collection, StoredOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { orders } from '../orders.collection'
import { lineKey } from '../payments/lines/order-lines'
import { readLedger } from '../payments/order-ledger'
import { payments } from '../payments.collection'
import { giftSource, isGiven, type LetterSource, orderSource } from './letter-sources'

/** All gifts and memberships of a tax year, with everything read at once: only for overviews by staff, because it is slow. */
export async function yearSources(records: Records, taxYear: number): Promise<readonly LetterSource[]> {
  const [paid, given] = await Promise.all([
    records.find(payments, {
      where: [
        ['receivedOn', '>=', `${taxYear}-01-01`],
        ['receivedOn', '<=', `${taxYear}-12-31`],
      ],
    }),
    records.find(donations, { where: [['taxYear', '==', taxYear]] }),
  ])
  const orderIds = new Set([...paid.map(({ orderId }) => orderId), ...given.flatMap(({ orderId }) => orderId ?? [])])
  const bought = (await readMany(records, orders, [...orderIds])).filter(({ lines }) => lines.some(isGiven))
  const ofYear = new Set(given.map(({ id }) => id))
  // A gift that counts for another year than its payment says so itself.
  const giftIds = bought.flatMap(order => order.lines.filter(({ kind }) => kind === 'donation').map(line => lineKey(order.id, line)))
  const ofOtherYears = await readMany(
    records,
    donations,
    giftIds.filter(id => !ofYear.has(id)),
  )
  const gifts = [...given, ...ofOtherYears]
  const known = new Map(paid.map(payment => [payment.id, payment]))
  // Refunds and checks from another year than the gift are few, so they are read one by one.
  const ledger = { get: (async (of, id) => known.get(id) ?? records.get(of, id)) as Records['get'] }
  const ofOrders = await Promise.all(
    bought.map(async order =>
      orderSource(
        order,
        await readLedger(ledger, order),
        gifts.filter(({ orderId }) => orderId === order.id),
      ),
    ),
  )
  return [...ofOrders, ...given.map(giftSource)].map(source => ({ ...source, lines: source.lines.filter(line => line.taxYear === taxYear) }))
}

/** Records by their ids, in queries of the maximum size. */
export async function readMany<C extends Collection>(records: Records, of: C, ids: readonly string[]): Promise<readonly StoredOf<C>[]> {
  return (await Promise.all(chunked(ids, 30).map(part => records.find(of, { where: [[documentId, 'in', part]] })))).flat()
}
