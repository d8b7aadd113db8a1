import { scopeOf } from '../../../../domain/audit/audit-scope'
import type { BulkOptions } from '../../../../domain/records/bulk/bulk-change-service'
import type { StoredBulkChange } from '../../../../domain/records/bulk/bulk-changes.collection'
import { RecordService } from '../../../../domain/records/record-service'
import type { Collection } from '../../../../domain/shared/records/collection'
import { scope } from '../../../../domain/shared/records/policy'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import board from '../../../office/data-grid/grid-with-toolbar.module.css'
import { useNow } from '../../../queries/clock.queries'
import { bulkChangesQuery } from '../../../queries/record.queries'
import { scopeLabels } from '../../home/scope-labels'
import { recordsCounted } from '../actions/trash-actions'
import type { Outcome } from '../actions/use-outcome'
import { usePanelContext } from '../use-panel-context'
import { bulkResult, bulkTakenBack } from './bulk-result-text'

interface BulkHistoryProps {
  readonly of: Collection
  readonly outcome: Outcome
  /** Called when an action starts; its result is shown above the table. */
  readonly onChosen: () => void
}

const states: Readonly<Record<StoredBulkChange['status'], string>> = {
  running: 'not finished',
  done: 'done',
  undoing: 'being undone',
  undone: 'undone',
  expired: 'older than 30 days',
}

/** Bulk changes of this collection, for staff of its scope. */
export default function BulkHistory(props: BulkHistoryProps) {
  const { may } = usePanelContext()
  const owner = scopeOf(props.of)
  return may(scope(owner)) ? (
    <Changes {...props} />
  ) : (
    <p className={board.count}>You need the {scopeLabels[owner]} role to see these changes. Ask a superadmin.</p>
  )
}

/** Newest first. An interrupted change can be resumed, and each can be undone for 30 days. */
function Changes({ of, outcome, onChosen }: BulkHistoryProps) {
  const app = useApp()
  const service = useService(RecordService)
  const { tz } = usePanelContext()
  const now = useNow()
  const query = bulkChangesQuery(app, of)
  const changes = useLiveQuery(query)
  const begin = (saying: string, work: (options: BulkOptions) => Promise<{ message: string }>) => {
    onChosen()
    void outcome.run(saying, async (onProgress, signal) => {
      const done = await work({ onProgress: onProgress, signal })
      await app.queries.invalidateQueries({ queryKey: query.queryKey })
      return done
    })
  }
  if (changes.length === 0) return <p className={board.count}>No bulk changes in the last 30 days. Select rows to change several at once.</p>
  return (
    <ul className={board.columns}>
      {changes.map(({ id, createdAt, changed, reason, status, undoUntil }) => {
        const name = createdAt.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: tz })
        return (
          <li key={id}>
            <span>
              {name}: {recordsCounted(changed)}, {states[status]}
              {reason && `. ${reason}`}
            </span>
            {status === 'running' && (
              <Button
                size="xs"
                aria-label={`Resume the change of ${name}`}
                onClick={() => begin('Resuming…', async options => bulkResult(service, await service.resume(id, options)))}
              >
                Resume
              </Button>
            )}
            {status !== 'undone' && status !== 'expired' && undoUntil > now && (
              <Button
                size="xs"
                aria-label={`Undo the change of ${name}`}
                onClick={() => begin('Undoing…', async options => bulkTakenBack(await service.undo(id, options)))}
              >
                Undo
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
