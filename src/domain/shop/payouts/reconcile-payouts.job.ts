import { defineJob } from '../../shared/functions/job'
import { payouts } from '../bank-payouts.collection'
import { payments } from '../payments.collection'
import { ofPayout, payoutCheck } from './payout-check'

/** Reconciles payouts that arrived and agree with the ledger. If they differ, staff see by how much. */
export const reconcilePayouts = defineJob({
  name: 'reconcilePayouts',
  every: 'day',
  of: payouts,
  limit: 50,
  inRounds: true,
  due: () => ({ where: [['status', '==', 'arrived']] }),
  each: async ({ systemRecords }, payout) => {
    const find = ofPayout(payout)
    const check = find && payoutCheck(payout, await systemRecords.find(payments, find))
    if (check?.differenceCents !== 0 || check.payments !== payout.payments) return
    await systemRecords.transact(async within => {
      const now = await within.get(payouts, payout.id)
      if (now?.status === 'arrived') within.move(payouts, now, 'reconcile')
    })
  },
})
