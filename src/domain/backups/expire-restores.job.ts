import { inactiveRecordsQuery } from '../shared/functions/inactive-records-query'
import { defineJob } from '../shared/functions/job'
import { restores } from './restores.collection'
import { removeParts } from './uploaded-restore-parts'

/** Ends restores that nobody continued for a week, and deletes their files, which contain all of the organization's data. */
export const expireRestores = defineJob({
  name: 'expireRestores',
  every: 'day',
  of: restores,
  limit: 50,
  due: context => inactiveRecordsQuery(context, 7, 'receiving', 'requested', 'ready'),
  async each({ records, storage, clock }, restore) {
    await removeParts({ storage }, restore)
    await records.commit(records.moving(restores, restore, 'discard', { finishedAt: clock.now() }))
  },
})
