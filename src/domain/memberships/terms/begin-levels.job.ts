import { defineJob } from '../../shared/functions/job'
import { memberships, terms } from '../memberships.collection'
import { heldLevel } from './held-level'

/** Applies a level that was bought or given for later, on its first day in the organization's time zone. */
export const beginLevels = defineJob({
  name: 'beginLevels',
  every: 'hour',
  of: memberships,
  limit: 500,
  due: ({ clock }) => ({
    // Days that have begun in any time zone; whether the day has begun in ours is checked for each record.
    where: [['levelChangesOn', '<=', new Date(clock.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10)]],
  }),
  async each(context, { id }) {
    const today = await context.today()
    await context.systemRecords.transact(async within => {
      const membership = await within.get(memberships, id)
      if (membership?.levelChangesOn === undefined || today < membership.levelChangesOn) return
      const all = await context.systemRecords.find(terms, { params: { membership: id } })
      within.change(memberships, membership, heldLevel(all, today, membership))
    })
  },
})
