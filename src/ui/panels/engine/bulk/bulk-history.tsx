import { scopeOf } from '../../../../domain/audit/record-scope'
import type { StoredBulkChange } from '../../../../domain/records/bulk/bulk-changes'
import type { BulkOptions } from '../../../../domain/records/bulk/bulk-work'
import { RecordService } from '../../../../domain/records/record-service'
import type { Collection } from '../../../../domain/shared/records/collection'
import { scope } from '../../../../domain/shared/records/policy'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../kit/button'
import board from '../../../office/data-grid/grid-with-toolbar.module.css'
import { clockQueries } from '../../../queries/clock.queries'
import { bulkChangesQuery } from '../../../queries/record.queries'
import { recordsCounted } from '../actions/trash-acts'
import type { Outcome } from '../actions/use-outcome'
import { usePanelContext } from '../use-panel-context'
import { bulkDone, bulkTakenBack } from './bulk-done'

interface BulkHistoryProps {
  readonly of: Collection
  readonly outcome: Outcome
  /** Something was begun, and is told of above the table. */
  readonly onChosen: () => void
}

const states: Readonly<Record<StoredBulkChange['status'], string>> = {
  running: 'not finished',
  done: 'done',
  undoing: 'being taken back',
  undone: 'taken back',
  expired: 'older than thirty days',
}

/** What was changed on many records at once; for the staff of the records' own scope. */
export default function BulkHistory(props: BulkHistoryProps) {
  const { may } = usePanelContext()
  const owner = scopeOf(props.of)
  return may(scope(owner)) ? <Changes {...props} /> : <p className={board.count}>They are for colleagues with the scope {owner}.</p>
}

/** Newest first: gone on with where it was cut off, and taken back for thirty days. */
function Changes({ of, outcome, onChosen }: BulkHistoryProps) {
  const app = useApp()
  const service = useService(RecordService)
  const { tz } = usePanelContext()
  const now = useLiveQuery(clockQueries(app).now())
  const query = bulkChangesQuery(app, of)
  const changes = useLiveQuery(query)
  const begin = (saying: string, work: (options: BulkOptions) => Promise<{ message: string }>) => {
    onChosen()
    void outcome.run(saying, async (tell, signal) => {
      const done = await work({ onProgress: tell, signal })
      await app.queries.invalidateQueries({ queryKey: query.queryKey })
      return done
    })
  }
  if (changes.length === 0) return <p className={board.count}>None in the last thirty days. Choose rows to change several at once.</p>
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
                aria-label={`Go on with the change of ${name}`}
                onClick={() => begin('Going on…', async options => bulkDone(service, await service.resume(id, options)))}
              >
                Go on
              </Button>
            )}
            {status !== 'undone' && status !== 'expired' && undoUntil > now && (
              <Button
                size="xs"
                aria-label={`Take back the change of ${name}`}
                onClick={() => begin('Taking it back…', async options => bulkTakenBack(await service.undo(id, options)))}
              >
                Take back
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
