import { defineJob } from '../shared/functions/job'
import { transition } from '../shared/records/collection'
import { privateShareStates, privateShares } from './private-shares.collection'

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
  each: async ({ records }, share) =>
    records.commit(records.changing(privateShares, share, { status: transition(privateShareStates, share.status, 'expire') })),
})
