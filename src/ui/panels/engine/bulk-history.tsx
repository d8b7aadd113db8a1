import type { StoredBulkChange } from '../../../domain/operations/bulk-changes'
import type { BulkOptions } from '../../../domain/operations/bulk-work'
import { RecordDesk } from '../../../domain/operations/record-desk'
import { scopeOf } from '../../../domain/operations/record-scope'
import type { Collection } from '../../../domain/shared/collection'
import { scope } from '../../../domain/shared/policy'
import { useApp, useService } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { Button } from '../../office/controls/button'
import board from '../../office/data-grid/grid-board.module.css'
import { clockQueries } from '../../queries/clock.queries'
import { bulkChangesQuery } from '../../queries/record.queries'
import { bulkDone, bulkTakenBack } from './bulk-done'
import { recordsCounted } from './trash-acts'
import type { Outcome } from './use-outcome'
import { usePanelPlace } from './use-panel-place'

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
  const { may } = usePanelPlace()
  const owner = scopeOf(props.of)
  return may(scope(owner)) ? <Changes {...props} /> : <p className={board.count}>They are for colleagues with the scope {owner}.</p>
}

/** Newest first: gone on with where it was cut off, and taken back for thirty days. */
function Changes({ of, outcome, onChosen }: BulkHistoryProps) {
  const app = useApp()
  const desk = useService(RecordDesk)
  const { tz } = usePanelPlace()
  const now = useLiveQuery(clockQueries(app).now())
  const query = bulkChangesQuery(app, of)
  const changes = useLiveQuery(query)
  const begin = (saying: string, work: (options: BulkOptions) => Promise<{ said: string }>) => {
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
                variant="default"
                size="compact-sm"
                aria-label={`Go on with the change of ${name}`}
                onClick={() => begin('Going on…', async options => bulkDone(desk, await desk.resume(id, options)))}
              >
                Go on
              </Button>
            )}
            {status !== 'undone' && status !== 'expired' && undoUntil > now && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Take back the change of ${name}`}
                onClick={() => begin('Taking it back…', async options => bulkTakenBack(await desk.undo(id, options)))}
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
