import type { BulkReport, BulkUndoReport } from '../../../domain/operations/bulk-work'
import type { RecordDesk } from '../../../domain/operations/record-desk'
import { recordsCounted } from './trash-acts'
import type { Done } from './use-outcome'

/** What a bulk change did, in words, with its undo. */
export const bulkDone = (desk: RecordDesk, { bulkId, outcome, total, changed, left }: BulkReport): Done => ({
  said: [
    outcome === 'stopped'
      ? `Stopped: ${recordsCounted(changed)} of ${total.toLocaleString('en-US')} changed.`
      : `${recordsCounted(changed)} changed.`,
    left.length > 0 && `${recordsCounted(left.length)} left as they were.`,
    'It can be taken back for 30 days.',
  ]
    .filter(Boolean)
    .join(' '),
  undo: async () => bulkTakenBack(await desk.undo(bulkId)),
})

/** What taking it back did, in words. */
export const bulkTakenBack = ({ undone, kept }: BulkUndoReport): Done => ({
  said: [`${recordsCounted(undone)} taken back.`, kept.length > 0 && `${recordsCounted(kept.length)} kept, because somebody changed them since.`]
    .filter(Boolean)
    .join(' '),
})
