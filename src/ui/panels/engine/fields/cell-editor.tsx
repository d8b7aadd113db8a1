import type { ReactNode } from 'react'
import type { RecordService } from '../../../../domain/records/record-service'
import { isOfficeField } from '../../../../domain/records/staff-editable-fields'
import type { Collection, DataOf } from '../../../../domain/shared/records/collection'
import type { Field, FieldKind } from '../../../../domain/shared/records/fields'
import type { Params, Records } from '../../../../domain/shared/records/records'
import { recordOvertaken } from '../../../../domain/shared/records/rule-broken'
import type { GridColumn } from '../../../office/data-grid/grid-column'
import type { Outcome } from '../actions/use-outcome'
import type { RowOf } from '../panel-spec'
import type { PanelContext } from '../use-panel-context'
import { CellInput } from './cell-input'

/** Kinds that fit in a cell and that no other field depends on. */
const safe: readonly FieldKind[] = ['text', 'url', 'number', 'choice', 'boolean', 'localDate', 'localTime']

/** Also a list of short texts, such as tags. */
const fitsInCell = ({ kind, of }: Field) => safe.includes(kind) || (kind === 'list' && of?.kind === 'text')

/** Lists are compared by their entries. */
const isSame = (one: unknown, other: unknown) => one === other || (Array.isArray(one) && Array.isArray(other) && one.join('\n') === other.join('\n'))

interface CellEditing<C extends Collection> {
  readonly of: C
  readonly place: PanelContext
  readonly params: Params | undefined
  readonly records: Records
  readonly service: RecordService
  readonly outcome: Outcome
}

/** Editing in place: for fields that the access rules allow this person to change and that are independent. */
export function cellEditor<C extends Collection>({ of, params, place, records, service, outcome }: CellEditing<C>) {
  return (row: RowOf<C>, column: GridColumn<RowOf<C>>, close: () => void): ReactNode => {
    const { name } = column
    const field = Object.hasOwn(of.fields, name) ? of.fields[name] : undefined
    const subject = { id: row.id, fields: row as never }
    const isState = of.states !== undefined && name === 'status'
    if (!field || isState || !fitsInCell(field) || !isOfficeField(of, name)) return undefined
    if ('deletedAt' in row || !place.may(of.access.update, subject, subject)) return undefined
    const save = (value: unknown, was: unknown) => {
      close()
      void outcome.after('Saving…', async () => {
        // The change is made to the stored record, because a row may lack fields. A value that somebody else saved meanwhile is not
        // overwritten.
        const before = await records.get(of, row.id, params)
        if (!before || !isSame((before as Readonly<Record<string, unknown>>)[name], was)) throw recordOvertaken(before)
        const saved = await service.change(of, before, { [name]: value } as Partial<DataOf<C>>, params)
        if (saved.outcome === 'overtaken') throw recordOvertaken(saved.theirs)
        return { message: `${field.label} saved.` }
      })
    }
    return <CellInput name={name} field={field} value={(row as Readonly<Record<string, unknown>>)[name]} onSave={save} onClose={close} />
  }
}
