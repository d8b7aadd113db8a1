import { defineJob } from '../shared/functions/job'
import { transition } from '../shared/records/state-machine'
import { removeParts } from './restore-parts'
import { restoreStates, restores } from './restores.collection'

/** Days after which nobody goes on with a restore. */
const patience = 7

/** Ends restores that nobody goes on with, and deletes their files, which hold everything that the organisation knows. */
export const expireRestores = defineJob({
  name: 'expireRestores',
  every: 'day',
  of: restores,
  limit: 50,
  due: ({ clock }) => ({
    where: [
      ['status', 'in', ['receiving', 'requested', 'ready']],
      ['updatedAt', '<=', new Date(clock.now().getTime() - patience * 86_400_000)],
    ],
  }),
  async each({ records, storage, clock }, restore) {
    await removeParts({ storage }, restore)
    await records.commit(
      records.changing(restores, restore, { status: transition(restoreStates, restore.status, 'discard'), finishedAt: clock.now() }),
    )
  },
})
