import { defineJob } from '../../shared/functions/job'
import { payments } from '../payments.collection'
import { correctLetters } from './correct-letters'

const week = 7 * 86_400_000

/** Corrects letters after refunds if the correction was interrupted; tries for a week after each refund. */
export const correctRefundedLetters = defineJob({
  name: 'correctRefundedLetters',
  every: 'day',
  of: payments,
  // More than a week's payments: the oldest refund of the week is in it too.
  limit: 5000,
  due: ({ clock }) => ({ where: [['updatedAt', '>=', new Date(clock.now().getTime() - week)]], orderBy: [['updatedAt', 'desc']] }),
  each: async (context, { refundOf, orderId }) => {
    if (refundOf !== undefined) await correctLetters(context, orderId)
  },
})
