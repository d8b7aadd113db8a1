import { callLimitsPath } from './functions/call-limit'
import { receiptsPath } from './functions/handler-context'
import type { Job } from './functions/job'

/** Milliseconds for which the outcome of a call is kept for its retries. */
const receiptLasts = 86_400_000

/** Deletes outcomes of calls that nobody will try again, and counts of calls that limit nobody any more. */
export const tidyReceipts: Job = {
  name: 'tidyReceipts',
  every: 'hour',
  async run({ documents, clock }) {
    const now = clock.now()
    const [receipts, limits] = await Promise.all([
      documents.query({ collection: receiptsPath, where: [['at', '<', new Date(now.getTime() - receiptLasts)]], limit: 200 }),
      documents.query({ collection: callLimitsPath, where: [['until', '<', now]], limit: 200 }),
    ])
    const old = [...receipts, ...limits]
    if (old.length > 0) await documents.commit(old.map(({ path }) => ({ op: 'delete', path })))
    return old.length
  },
}
