import { defineJob } from '../../shared/functions/job'
import { payments } from '../payments.collection'
import { makeRefund } from './make-refund'

/** Makes recorded refunds whose execution was interrupted. The provider identifies each by its id, so none is made twice. */
export const makeRefunds = defineJob({
  name: 'makeRefunds',
  every: 'hour',
  of: payments,
  limit: 100,
  due: () => ({ where: [['status', '==', 'authorised']] }),
  each: async (context, { id, refundOf }) => {
    if (refundOf !== undefined) await makeRefund(context, id)
  },
})
