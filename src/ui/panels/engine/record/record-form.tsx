import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { RecordService } from '../../../../domain/records/record-service'
import { isOfficeField } from '../../../../domain/records/staff-editable-fields'
import { type Collection, type DataOf, pathOf, type StoredOf } from '../../../../domain/shared/records/collection'
import { useService } from '../../../app-services/app-context'
import { useKeptFocus } from '../../../forms/focus/use-kept-focus'
import { Form, FormField } from '../../../forms/form'
import { useRecordForm } from '../../../forms/use-record-form'
import { Button } from '../../../kit/button'
import { unsavedInput } from '../../../routing/unsaved-input'
import { StateMoves } from '../actions/state-moves'
import type { Outcome } from '../actions/use-outcome'
import { entryForField } from '../fields/entry-for-field'
import { formFields } from '../fields/form-fields'
import { ReadOnlyFields } from '../fields/read-only-fields'
import { UsedTagsInput } from '../fields/used-tags-input'
import type { Begin, CollectionSpec, RowOf } from '../panel-spec'
import { usePanelContext } from '../use-panel-context'
import { PresenceLine } from './presence-line'
import { RecordActions } from './record-actions'
import css from './record-form.module.css'
import { RecordHistorySection } from './record-history-section'
import type { RecordLockProps } from './record-lock'
import { recordName } from './record-name'

interface RecordFormProps<C extends Collection> {
  readonly of: C
  readonly spec: Pick<CollectionSpec<C>, 'columns' | 'find' | 'form' | 'inputs' | 'actions' | 'under'> & { readonly begin?: Begin<C> | undefined }
  /** The id of the new record, if the collection has just this one. */
  readonly id?: string
  /** `undefined` for a new record. */
  readonly record: StoredOf<C> | undefined
  /** The stored record; `undefined` for a new one. */
  readonly shown?: RowOf<C> | undefined
  readonly begin: Partial<DataOf<C>>
  readonly outcome: Outcome
  /** For a record that one person at a time edits: one text, of which changes of two do not fit together. */
  readonly lock?: ComponentType<RecordLockProps>
  /** Opens another record, or none. */
  readonly onShow: (id: string | undefined) => void
}

/** One record: its form, actions and their results. */
export function RecordForm<C extends Collection>({
  of,
  spec,
  id: newId,
  record,
  shown,
  begin,
  outcome,
  lock: Lock = PresenceLine,
  onShow,
}: RecordFormProps<C>) {
  const { may } = usePanelContext()
  const params = spec.find?.params
  const service = useService(RecordService)
  const named = formFields(of, spec.form)
  // Fields that staff may not change are shown as facts; a new record has inputs for all.
  const fields = record ? named.filter(one => isOfficeField(of, one.name)) : named
  const fixed = named.filter(field => !fields.includes(field))
  const made = useRef<string>(undefined)
  const { form, discard } = useRecordForm({
    fields: Object.fromEntries(fields.map(({ name, field }) => [name, field])),
    record,
    draft: `${pathOf(of, params)}/${record?.id ?? 'new'}`,
    begin,
    create: async data => {
      // The form could be sent again between saving and opening the new record.
      if (made.current !== undefined) return
      made.current = await service.create(of, data, { ...(params && { params }), ...(newId !== undefined && { id: newId }) })
    },
    change: (before, changed) => service.change(of, before, changed as Partial<DataOf<C>>, params),
    onSaved: () => record === undefined && onShow(made.current),
  })
  const { isDirty } = form
  const subject = record && { id: record.id, fields: record as never }
  const isTrashed = record !== undefined && 'deletedAt' in record && record.deletedAt !== undefined
  const mayWrite = record === undefined || (may(of.access.update, subject!, subject!) && !isTrashed)
  const [isHeld, setHeld] = useState(false)
  // The only document of its kind is called as its collection, before its first save too.
  const isOnly = newId !== undefined
  const name = isOnly ? of.title : record ? recordName(of, spec.columns, { ...shown, ...record }) : 'New'
  const { ref: heading, ...keptFocus } = useKeptFocus<HTMLHeadingElement>()
  useEffect(() => heading.current?.focus(), [heading])

  const press = (event: KeyboardEvent) => {
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      if (mayWrite && !isHeld && (!record || isDirty)) void form.submit()
    } else if (event.key === 'Escape' && !unsavedInput.held && !(event.target as Element).closest('dialog')) onShow(undefined)
  }
  return (
    // Keys of the form: Ctrl/Cmd-S saves, Esc closes it without unsaved input.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears the keys that its inputs let pass
    <div className={css.record} onKeyDown={press} {...keptFocus}>
      <div className={css.head}>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <Button look="quiet" size="s" onClick={() => onShow(undefined)} aria-label="Close the form">
          Close
        </Button>
      </div>
      {record && <Lock document={`${pathOf(of, params)}/${record.id}`} isEditing={isDirty} entered={form.values} onHeld={setHeld} />}
      {isTrashed && (
        <p role="status" className={css.quiet}>
          This is in the trash{isDirty && '. Your changes are still here'}. Restore it to change it.
        </p>
      )}
      {record && !isTrashed && <StateMoves of={of} spec={spec} record={record} outcome={outcome} isDirty={isDirty} />}
      {record && <ReadOnlyFields of={of} names={fixed.map(one => one.name)} record={record} inputs={spec.inputs} />}
      <Form
        form={form}
        label={record || isOnly ? 'Save' : 'Create'}
        marks="required"
        isReadOnly={!mayWrite || isHeld}
        needsChange={record !== undefined}
        acts={
          isDirty &&
          record && (
            <Button
              onClick={() => {
                discard()
                heading.current?.focus()
              }}
            >
              Discard
            </Button>
          )
        }
      >
        {fields.map(({ name: field, field: { kind, of: within } }) => (
          <FormField
            key={field}
            name={field}
            input={entryForField(spec.inputs, field) ?? (kind === 'list' && within?.kind === 'text' ? UsedTagsInput : undefined)}
          />
        ))}
      </Form>
      {record && <RecordActions of={of} spec={spec} record={record} shown={shown} outcome={outcome} onShow={onShow} />}
      {record && spec.under && <spec.under record={record} />}
      {record && <RecordHistorySection of={of} record={record} params={params} mayWrite={mayWrite} outcome={outcome} />}
    </div>
  )
}
