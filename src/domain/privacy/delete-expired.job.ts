import { collections } from '../collections'
import type { Job } from '../shared/functions/job'

/** Records of one collection in one run. The next run takes the others. */
const maxPerRun = 200
const day = 86_400_000

/** Deletes records that are older than their collection's `keptFor` says. */
export const deleteExpired: Job = {
  name: 'deleteExpired',
  every: 'hour',
  async run({ records, clock }) {
    let deleted = 0
    for (const of of collections) {
      if (!of.keptFor) continue
      const before = new Date(clock.now().getTime() - of.keptFor.days * day)
      const old = await records.find(of, { where: [[of.keptFor.since, '<', before]], limit: maxPerRun })
      if (old.length > 0) await records.commit(...old.map(({ id }) => records.deleting(of, id)))
      deleted += old.length
    }
    return deleted
  },
}
