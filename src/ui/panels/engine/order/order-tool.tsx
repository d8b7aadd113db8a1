import { use, useState } from 'react'
import { RecordService } from '../../../../domain/records/record-service'
import { isOfficeField } from '../../../../domain/records/staff-editable-fields'
import type { Collection } from '../../../../domain/shared/records/collection'
import { type Params, Records } from '../../../../domain/shared/records/records'
import { useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import type { IndexedRow } from '../../../office/data-grid/rows/grid-rows'
import type { Outcome } from '../actions/use-outcome'
import { TableRowsContext } from '../fields/table-rows-context'
import { usePanelContext } from '../use-panel-context'
import { OrderDialog } from './order-dialog'
import { saveOrder } from './save-order'

interface OrderToolProps {
  readonly of: Collection
  readonly params: Params | undefined
  readonly nameOf: (row: IndexedRow) => string
  readonly outcome: Outcome
}

const byOrder = { words: '', filters: {}, sort: { column: 'order', descending: false } }

/** Puts all records of a table into another order: they are dragged, or moved by buttons and keys. */
export default function OrderTool({ of, params, nameOf, outcome }: OrderToolProps) {
  const { may } = usePanelContext()
  const [records, service] = [useService(Records), useService(RecordService)]
  const [isOpen, setOpen] = useState(false)
  const rows = use(TableRowsContext)
  const ordered = rows ? Array.from(rows.ask(byOrder), slot => rows.row(slot)) : []
  const mayMove = (row: IndexedRow) => may(of.access.update, { id: row.id, fields: row as never }, { id: row.id, fields: row as never })
  if (ordered.length < 2 || !isOfficeField(of, 'order') || !ordered.every(mayMove)) return null
  const save = (ids: readonly string[]) => {
    setOpen(false)
    void outcome.run('Saving the order…', async onProgress => {
      const former = await saveOrder({ of, params, records, service }, new Map(ids.map((id, at) => [id, at + 1])), onProgress)
      return {
        message: former.size === 0 ? 'The order is as it was.' : `The order is saved: ${counted(former.size, 'number')} changed.`,
        ...(former.size > 0 && {
          undo: async progress => {
            await saveOrder({ of, params, records, service }, former, progress)
          },
        }),
      }
    })
  }
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        Change the order
      </Button>
      {isOpen && (
        <OrderDialog
          title={`Order of ${of.title.toLowerCase()}`}
          entries={ordered.map(row => ({ id: row.id, name: nameOf(row) || 'No name' }))}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
