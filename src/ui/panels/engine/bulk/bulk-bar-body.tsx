import { useState } from 'react'
import type { BulkChange } from '../../../../domain/records/bulk/bulk-change'
import { RecordService } from '../../../../domain/records/record-service'
import { hasTrash, isOfficeField } from '../../../../domain/records/staff-editable-fields'
import type { Collection } from '../../../../domain/shared/records/collection'
import { useService } from '../../../app-services/app-context'
import { choiceText } from '../../../forms/choice-text'
import { Button } from '../../../kit/button'
import { ActionButtons } from '../actions/action-buttons'
import { recordsCounted, restoreAction, trashAction } from '../actions/trash-actions'
import { useRefetchAll } from '../actions/use-refetch-all'
import { usePanelContext } from '../use-panel-context'
import type { BulkBarProps } from './bulk-bar-props'
import { BulkDialog } from './bulk-dialog'
import { bulkResult } from './bulk-result-text'

/** Actions for the selected rows: change a field, change the state, trash, and the panel's own actions. */
export default function BulkBarBody<C extends Collection>({ of, spec, chosen, matching, isTrash, outcome, onDone }: BulkBarProps<C>) {
  const service = useService(RecordService)
  const { may } = usePanelContext()
  const renew = useRefetchAll()
  const [isOpen, setOpen] = useState(false)
  const params = spec.find?.params
  const ids = chosen.map(({ id }) => id)
  const mayChange = chosen.some(row => {
    const subject = { id: row.id, fields: row as never }
    return may(of.access.update, subject, subject)
  })
  const own = (spec.actions ?? []).filter(({ on }) => on !== 'one')
  const events = mayChange && of.states && isOfficeField(of, 'status') ? eventsFrom(of, chosen as readonly { readonly status?: unknown }[]) : []

  const change = (saying: string, what: BulkChange) =>
    outcome
      .run(saying, async (onProgress, signal) =>
        bulkResult(service, await service.bulkChange(of, matching ?? ids, what, { ...(params && { params }), onProgress: onProgress, signal })),
      )
      .then(done => done && onDone())
  const act = (saying: string, work: () => ReturnType<typeof trashAction>) => void outcome.run(saying, work).then(done => done && onDone())
  if (isTrash)
    return (
      <Button size="s" onClick={() => act('Restoring…', () => restoreAction(service, of, ids, params))}>
        Restore {recordsCounted(ids.length)}
      </Button>
    )
  return (
    <>
      {mayChange && (
        <Button size="s" onClick={() => setOpen(true)}>
          Change…
        </Button>
      )}
      {events.map(event => (
        <Button key={event} size="s" onClick={() => void change(`${choiceText(event)}…`, { is: 'move', event })}>
          {choiceText(event)}
        </Button>
      ))}
      <ActionButtons
        actions={own}
        rows={chosen}
        states={of.states}
        outcome={outcome}
        onDone={() => {
          onDone()
          renew()
        }}
      />
      {mayChange && hasTrash(of) && (
        <Button size="s" onClick={() => act('Moving to the trash…', () => trashAction(service, of, ids, params))}>
          Move to trash
        </Button>
      )}
      {isOpen && (
        <BulkDialog
          of={of}
          count={ids.length}
          onClose={() => setOpen(false)}
          onChange={what => {
            setOpen(false)
            void change(`Changing ${recordsCounted(ids.length)}…`, what)
          }}
        />
      )}
    </>
  )
}

/** Events that are possible in the state of at least one row. */
function eventsFrom(of: Collection, rows: readonly { readonly status?: unknown }[]): readonly string[] {
  const states = new Set(rows.map(row => String(row.status)))
  return [...new Set([...states].flatMap(state => Object.keys(of.states?.[state] ?? {})))]
}
