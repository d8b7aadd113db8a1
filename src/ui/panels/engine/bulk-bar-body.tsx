import { useState } from 'react'
import type { BulkChange } from '../../../domain/operations/bulk-change'
import { hasTrash, isOfficeField } from '../../../domain/operations/office-writes'
import { RecordDesk } from '../../../domain/operations/record-desk'
import type { Collection } from '../../../domain/shared/collection'
import { useService, useServices } from '../../app-services/app'
import { Button } from '../../office/controls/button'
import { ActionButtons } from './action-buttons'
import type { BulkBarProps } from './bulk-bar-props'
import { BulkDialog } from './bulk-dialog'
import { bulkDone } from './bulk-done'
import { choiceWords } from './choice-words'
import { recordsCounted, restoreAct, trashAct } from './trash-acts'
import { usePanelPlace } from './use-panel-place'

/** What can be done with the rows chosen: the same change to all, their states, the trash, and the panel's own acts. */
export default function BulkBarBody<C extends Collection>({ of, spec, chosen, matching, isTrash, outcome, onDone }: BulkBarProps<C>) {
  const desk = useService(RecordDesk)
  const services = useServices()
  const { may } = usePanelPlace()
  const [isOpen, setOpen] = useState(false)
  const params = spec.find?.params
  const ids = chosen.map(({ id }) => id)
  const mayChange = chosen.some(row => {
    const subject = { id: row.id, fields: row as never }
    return may(of.access.update, subject, subject)
  })
  const own = (spec.actions ?? []).filter(({ on, rule }) => on !== 'one' && (!rule || may(rule)))
  const events = mayChange && of.states && isOfficeField(of, 'status') ? eventsFrom(of, chosen as readonly { readonly status?: unknown }[]) : []

  const change = (saying: string, what: BulkChange) =>
    outcome
      .run(saying, async (tell, signal) =>
        bulkDone(desk, await desk.bulkChange(of, matching ?? ids, what, { ...(params && { params }), onProgress: tell, signal })),
      )
      .then(done => done && onDone())
  const act = (saying: string, work: () => ReturnType<typeof trashAct>) => void outcome.run(saying, work).then(done => done && onDone())
  if (isTrash)
    return (
      <Button variant="default" size="compact-md" onClick={() => act('Restoring…', () => restoreAct(desk, of, ids, params))}>
        Restore {recordsCounted(ids.length)}
      </Button>
    )
  return (
    <>
      {mayChange && (
        <Button variant="default" size="compact-md" onClick={() => setOpen(true)}>
          Change…
        </Button>
      )}
      {events.map(event => (
        <Button key={event} variant="default" size="compact-md" onClick={() => void change(`${choiceWords(event)}…`, { is: 'move', event })}>
          {choiceWords(event)}
        </Button>
      ))}
      <ActionButtons actions={own} rows={chosen} services={services} outcome={outcome} onDone={onDone} />
      {mayChange && hasTrash(of) && (
        <Button variant="default" size="compact-md" onClick={() => act('Moving to the trash…', () => trashAct(desk, of, ids, params))}>
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

/** The steps that follow from the state of one of the rows at least. */
function eventsFrom(of: Collection, rows: readonly { readonly status?: unknown }[]): readonly string[] {
  const states = new Set(rows.map(row => String(row.status)))
  return [...new Set([...states].flatMap(state => Object.keys(of.states?.[state] ?? {})))]
}
