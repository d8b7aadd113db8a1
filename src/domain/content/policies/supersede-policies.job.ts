import { defineJob } from '../../shared/functions/job'
import { transition } from '../../shared/records/collection'
import { policies, policyStates } from '../policies.collection'

/** Marks the versions of policies whose next version has taken effect. Readers go by the dates, so an hour later is early enough. */
export const supersedePolicies = defineJob({
  name: 'supersedePolicies',
  every: 'hour',
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
