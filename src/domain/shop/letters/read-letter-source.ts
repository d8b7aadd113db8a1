import { donations } from '../../giving/donations.collection'
import type { Records, RecordsWithin } from '../../shared/records/records'
import { orders } from '../orders.collection'
import { lineKey } from '../payments/lines/order-lines'
import { readLedger } from '../payments/order-ledger'
import { giftSource, isGiven, type LetterSource, orderSource } from './letter-sources'

/** Reads single records, inside a transaction or without one. */
export type Reads = Pick<RecordsWithin, 'get'>

/** An order, or a gift without one, by its id. */
export async function readSource(from: Reads, id: string): Promise<LetterSource> {
  const order = await from.get(orders, id)
  if (order) {
    const keys = order.lines.filter(isGiven).map(line => lineKey(order.id, line))
    if (keys.length === 0) return { id, lines: [], gifts: [] }
    const [ledger, gifts] = await Promise.all([readLedger(from, order), Promise.all(keys.map(key => from.get(donations, key)))])
    return orderSource(
      order,
      ledger,
      gifts.filter(gift => gift !== undefined),
    )
  }
  const gift = await from.get(donations, id)
  return gift ? giftSource(gift) : { id, lines: [], gifts: [] }
}

/** All orders and gifts of a person. */
export async function readAllOf(from: Reads, records: Records, personId: string): Promise<readonly LetterSource[]> {
  const theirs = { where: [['personId', '==', personId]] } as const
  const [given, bought] = await Promise.all([records.find(donations, theirs), records.find(orders, theirs)])
  const ids = new Set([...given.map(({ id, orderId }) => orderId ?? id), ...bought.map(({ id }) => id)])
  return Promise.all([...ids].map(id => readSource(from, id)))
}
