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
  const paid = await Promise.all([...(direct ? [direct] : []), ...provided].map(({ orderId }) => records.get(orders, orderId)))
  const found = [
    ...letter.map(({ personId }) => ({ personId, by: 'receipt' as const })),
    ...(receipt ? [{ personId: receipt.personId, by: 'receipt' as const }] : []),
    ...paid.flatMap(order => (order?.personId ? [{ personId: order.personId, by: 'transaction' as const }] : [])),
  ]
  return { found: [...new Map(found.map(one => [one.personId, one])).values()] }
})
