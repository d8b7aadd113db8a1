import { holds } from '../../capacity/holds.collection'
import { defineJob } from '../../shared/functions/job'
import { StockWithin } from '../stock/stock-transaction'

/** Returns the pieces of lapsed holds to the stock. */
export const releaseHolds = defineJob({
  name: 'releaseHolds',
  every: 'five-minutes',
  of: holds,
  limit: 300,
  due: ({ clock }) => ({
    where: [
      ['status', '==', 'held'],
      ['until', '<=', clock.now()],
    ],
  }),
  each: ({ systemRecords, clock }, { id }) =>
    systemRecords.transact(async within => {
      const stock = await StockWithin.read(within, [], [id], clock.now())
      stock.releaseIfLapsed(id)
      stock.write()
    }),
})
