import { defineJob } from '../../shared/functions/job'
import { transition } from '../../shared/records/state-machine'
import { policies, policyStates } from '../pages.collection'

/** Ends the versions of policies whose next version has taken effect. */
export const supersedePolicies = defineJob({
  name: 'supersedePolicies',
  every: 'five-minutes',
  of: policies,
  limit: 20,
  due: ({ clock }) => ({
    where: [
      ['status', '==', 'effective'],
      ['until', '<=', clock.now()],
    ],
  }),
  async each({ records }, policy) {
    await records.change(policies, policy, { status: transition(policyStates, policy.status, 'supersede') })
  },
})
