import type { BulkReport, BulkUndoReport } from '../../../../domain/records/bulk/bulk-change-service'
import type { RecordService } from '../../../../domain/records/record-service'
import { numberText } from '../../../kit/number-text'
import { recordsCounted } from '../actions/trash-actions'
import type { Done } from '../actions/use-outcome'

/** The result of a bulk change as text, with undo. */
export const bulkResult = (service: RecordService, { bulkId, outcome, total, changed, left }: BulkReport): Done => ({
  message: [
    outcome === 'stopped' ? `Stopped: ${recordsCounted(changed)} of ${numberText(total)} changed.` : `${recordsCounted(changed)} changed.`,
    left.length > 0 && `${recordsCounted(left.length)} unchanged.`,
    'You can undo it for 30 days.',
  ]
    .filter(Boolean)
    .join(' '),
  undo: async () => bulkTakenBack(await service.undo(bulkId)),
})

/** The result of an undo as text. */
export const bulkTakenBack = ({ undone, kept }: BulkUndoReport): Done => ({
  message: [`Undone: ${recordsCounted(undone)}.`, kept.length > 0 && `Changed since and kept: ${recordsCounted(kept.length)}.`]
    .filter(Boolean)
    .join(' '),
})
