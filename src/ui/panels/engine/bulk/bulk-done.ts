import type { BulkReport, BulkUndoReport } from '../../../../domain/records/bulk/bulk-work'
import type { RecordService } from '../../../../domain/records/record-service'
import { recordsCounted } from '../actions/trash-acts'
import type { Done } from '../actions/use-outcome'

/** What a bulk change did, in words, with its undo. */
export const bulkDone = (service: RecordService, { bulkId, outcome, total, changed, left }: BulkReport): Done => ({
  message: [
    outcome === 'stopped'
      ? `Stopped: ${recordsCounted(changed)} of ${total.toLocaleString('en-US')} changed.`
      : `${recordsCounted(changed)} changed.`,
    left.length > 0 && `${recordsCounted(left.length)} left as they were.`,
    'It can be taken back for 30 days.',
  ]
    .filter(Boolean)
    .join(' '),
  undo: async () => bulkTakenBack(await service.undo(bulkId)),
})

/** What taking it back did, in words. */
export const bulkTakenBack = ({ undone, kept }: BulkUndoReport): Done => ({
  message: [`${recordsCounted(undone)} taken back.`, kept.length > 0 && `${recordsCounted(kept.length)} kept, because somebody changed them since.`]
    .filter(Boolean)
    .join(' '),
})
