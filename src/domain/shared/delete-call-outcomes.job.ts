import { callLimitsPath } from './functions/call-limit'
import { receiptsPath } from './functions/handler'
import type { Job } from './functions/job'

/** How long the outcome of a call is stored for its retries, in milliseconds. */
const receiptLasts = 86_400_000
/** A flood of calls leaves more receipts than one round deletes. */
const maxRounds = 100

/** Deletes outcomes of calls that nobody will retry, and call counts that no longer limit anybody. */
export const deleteCallOutcomes: Job = {
  name: 'deleteCallOutcomes',
  every: 'hour',
  async run({ documents, clock }) {
    const now = clock.now()
    let deleted = 0
    for (let round = 0; round < maxRounds; round++) {
      const [receipts, limits] = await Promise.all([
        documents.query({ collection: receiptsPath, where: [['at', '<', new Date(now.getTime() - receiptLasts)]], limit: 200 }),
        documents.query({ collection: callLimitsPath, where: [['until', '<', now]], limit: 200 }),
      ])
      const old = [...receipts, ...limits]
      if (old.length > 0) await documents.commit(old.map(({ path }) => ({ op: 'delete', path })))
      deleted += old.length
      if (receipts.length < 200 && limits.length < 200) break
    }
    return deleted
  },
}
