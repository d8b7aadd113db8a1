import { defineJob } from '../shared/functions/job'
import { mails } from './mails.collection'

/** Deletes sent mail after 30 days and failed mail after 90, with the addresses and texts in it. */
export const deleteOldMail = defineJob({
  name: 'deleteOldMail',
  every: 'hour',
  of: mails,
  limit: 200,
  due: ({ clock }) => ({ where: [['expiresAt', '<=', clock.now()]] }),
  each: async ({ records }, { id }) => records.commit(records.deleting(mails, id)),
})
