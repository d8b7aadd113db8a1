import { defineJob } from '../shared/functions/job'
import { privateShares } from './private-shares.collection'

/** Marks links whose time is over; they show nothing from that time on, marked or not. */
export const expirePrivateShares = defineJob({
  name: 'expirePrivateShares',
  every: 'hour',
  of: privateShares,
  limit: 200,
  due: ({ clock }) => ({
    where: [
      ['status', '==', 'active'],
      ['expires', '<=', clock.now()],
    ],
  }),
  each: async ({ records }, share) => records.commit(records.moving(privateShares, share, 'expire')),
})
