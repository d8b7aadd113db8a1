import { letters } from '../giving/letters.collection'
import { defineHandler } from '../shared/functions/handler'
import { orders } from '../shop/orders.collection'
import { payments, receipts } from '../shop/payments.collection'
import { findByReceiptNumber } from './find-by-receipt-number.contract'

export const findByReceiptNumberHandler = defineHandler(findByReceiptNumber, async (context, { number }) => {
  const { records } = context
  const [letter, receipt, direct, provided] = await Promise.all([
    records.find(letters, { where: [['number', '==', number]], limit: 5 }),
    records.get(receipts, number),
    records.get(payments, number),
    records.find(payments, { where: [['providerId', '==', number]], limit: 5 }),
  ])
  const paid = await records.getAll(
    orders,
    [...(direct ? [direct] : []), ...provided].map(({ orderId }) => orderId),
  )
  const found = [
    ...letter.map(({ personId }) => ({ personId, by: 'receipt' as const })),
    ...(receipt ? [{ personId: receipt.personId, by: 'receipt' as const }] : []),
    ...[...paid.values()].flatMap(({ personId }) => (personId ? [{ personId, by: 'transaction' as const }] : [])),
  ]
  return { found: [...new Map(found.map(one => [one.personId, one])).values()] }
})
