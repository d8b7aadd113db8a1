import { collections } from '../collections'
import { deletions } from '../people/deletions.collection'
import { defineJob } from '../shared/functions/job'
import { pathOf } from '../shared/records/collection'
import { forgottenFields, isEmpty, nextEnd, retainedFields } from '../shared/records/forgotten-fields'
import type { Records } from '../shared/records/records'
import { retentionEnds } from '../shared/records/retention-period'
import { forgottenSubject, type Subject } from './data-subject'
import { forgetInAudit } from './forget-copies'
import { deleteFilesOf } from './forget-files'
import { recordsOf } from './records-of-person'

const withRetention = collections.filter(of => of.whenForgotten === 'anonymise' && retainedFields(of).length > 0)

/** When the next statutory retention period of this person's values ends. */
export async function retainedUntil(records: Records, subject: Subject, now: Date): Promise<Date | undefined> {
  const ends: Date[] = []
  for (const of of withRetention)
    for (const { record } of await recordsOf(records, of, subject)) {
      const end = nextEnd(of, record, now)
      if (end) ends.push(end)
    }
  return ends.sort((a, b) => a.getTime() - b.getTime())[0]
}

/** Empties values of forgotten people whose statutory retention period has ended. */
export const endRetention = defineJob({
  name: 'endRetention',
  every: 'day',
  of: deletions,
  limit: 50,
  due: ({ clock }) => ({ where: [['heldUntil', '<=', clock.now()]] }),
  async each(context, deletion) {
    const { records, clock } = context
    const now = clock.now()
    const subject = await forgottenSubject(records, deletion.id)
    for (const of of withRetention)
      for (const { record, params } of await recordsOf(records, of, subject)) {
        const change = forgottenFields(of, period => retentionEnds(period, record.createdAt) <= now)
        const values = record as unknown as Readonly<Record<string, unknown>>
        if (retainedFields(of).every(([name]) => !(name in change) || isEmpty(values[name]))) continue
        await deleteFilesOf(context, of, record, change)
        await records.commit(records.changing(of, record, change, params))
        await forgetInAudit(records, [`${pathOf(of, params)}/${record.id}`])
      }
    await records.commit(records.changing(deletions, deletion, { heldUntil: await retainedUntil(records, subject, now) }))
  },
})
