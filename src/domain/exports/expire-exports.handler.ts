import { isPortError } from '../../ports/errors'
import { exportJobs, exportStates } from '../operations/export-jobs'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { transition } from '../shared/state-machine'
import { expireExports } from './expire-exports.function'

/** Files in one run; the next hour takes the others. */
const most = 100

export const expireExportsHandler = handle(expireExports, async world => {
  const records = new Records(world.documents, { current: world.actor })
  const due = await records.find(exportJobs, {
    where: [
      ['status', '==', 'done'],
      ['expires', '<=', world.clock.now()],
    ],
    limit: most,
  })
  for (const job of due) {
    await world.storage.delete(`exports/${job.id}/${job.fileName}`).catch(unlessGone)
    await records.commit(records.changing(exportJobs, job, { status: transition(exportStates, job.status, 'expire') }))
  }
  return { expired: due.length }
})

/** A run that was broken off after the file went is gone on with. */
function unlessGone(error: unknown): void {
  if (!isPortError(error, 'storage', 'object-not-found')) throw error
}
