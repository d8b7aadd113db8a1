import { normalEmail } from '../../people/normal-email'
import { callerOf, callingPerson, defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { orders } from '../orders.collection'
import { readLedger } from '../payments/order-ledger'
import { recordReceipt } from '../payments/pay-order'
import { isFailed, receipts } from '../payments.collection'
import { adoptOrders } from './adopt-orders.contract'

/** Maximum number of orders in one call. */
const maxOrders = 200

export const adoptOrdersHandler = defineHandler(adoptOrders, async context => {
  const personId = callingPerson(context)
  const account = await context.accounts.find(callerOf(context).uid)
  // An unconfirmed address may be somebody else's.
  if (!account?.emailVerified) return { adopted: 0 }
  const found = await context.systemRecords.find(orders, { where: [['email', '==', normalEmail(account.email)]], limit: maxOrders })
  const own = found.filter(order => order.personId === undefined)
  for (const { id } of own) await adopt(context, id, personId)
  return { adopted: own.length }
})

/** Includes the receipts of payments and refunds. */
function adopt(context: HandlerContext, id: string, personId: string): Promise<void> {
  return context.systemRecords.transact(async within => {
    const order = await within.get(orders, id)
    if (!order || order.personId !== undefined) return
    const moved = (await readLedger(within, order)).filter(payment => payment.status !== 'authorised' && !isFailed(payment))
    const missing: typeof moved = []
    for (const payment of moved) if (!(await within.get(receipts, payment.id))) missing.push(payment)
    for (const payment of missing) recordReceipt({ context, within, order: { ...order, personId } }, payment.id, payment)
    within.change(orders, order, { personId })
  })
}
