import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { payersOrder } from '../order-keys/read-payers-order'
import { orders } from '../orders.collection'
import { lapsedHolds } from '../stock/lapsed-holds'
import { holdsFor } from './claim-capacity.contract'
import { holdAgain } from './create-checkout.contract'
import { OrderHolds, piecesOf } from './order-holds'

/** Renews the hold for fifteen minutes, but not beyond the time to pay; orders of the desk are held for the whole time to pay. */
export const holdAgainHandler = defineHandler(holdAgain, async (context, input) => {
  const known = await payersOrder(context, input)
  const { systemRecords, clock } = context
  const { id } = known
  // Lines of an order never change, so they can be read before the transaction.
  const refs = piecesOf(id, known).map(({ ref }) => ref)
  const lapsed = await lapsedHolds(systemRecords, refs, clock.now())
  const until = await systemRecords.transact(async within => {
    const order = await within.get(orders, id)
    const now = clock.now()
    if (order?.status !== 'pending' || (order.payBy && order.payBy <= now)) throw new RuleBroken('order-over')
    const payBy = order.payBy?.getTime() ?? Number.POSITIVE_INFINITY
    const wanted = order.source === 'desk' ? payBy : now.getTime() + holdsFor
    const ends = new Date(Math.min(wanted, payBy))
    const held = await OrderHolds.read({ context, within, order }, lapsed)
    held.holdAll(ends)
    return ends
  })
  return { until: until.toISOString() }
})
