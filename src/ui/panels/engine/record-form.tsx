import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type Collection, type DataOf, pathOf, type StoredOf } from '../../../domain/shared/collection'
import { Button } from '../../office/controls/button'
import { DraftLine } from './draft-line'
import { inputFor } from './field-inputs'
import { fieldNamed } from './field-named'
import { formFields } from './form-fields'
import { MergeDialog } from './merge-dialog'
import { Failed } from './outcome-line'
import type { Begin, CollectionSpec } from './panel-spec'
import { PresenceLine } from './presence-line'
import { RecordActs } from './record-acts'
import css from './record-form.module.css'
import { RecordHistoryPart } from './record-history-part'
import { recordName } from './record-name'
import { StateMoves } from './state-moves'
import type { Outcome } from './use-outcome'
import { usePanelPlace } from './use-panel-place'
import { type FormState, useRecordForm } from './use-record-form'

interface RecordFormProps<C extends Collection> {
  readonly of: C
  readonly spec: Pick<CollectionSpec<C>, 'columns' | 'find' | 'form' | 'inputs' | 'actions' | 'under'> & { readonly begin?: Begin<C> | undefined }
  /** The id that a new one gets, where it is not any. */
  readonly id?: string
  /** `undefined` for a new one. */
  readonly record: StoredOf<C> | undefined
  readonly begin: Partial<DataOf<C>>
  readonly outcome: Outcome
  /** Shows another record, or none. */
  readonly onShow: (id: string | undefined) => void
}

const words: Readonly<Record<FormState, string>> = {
  untouched: '',
  entered: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved',
}

/** One record: what can be entered, what can be done with it, and what was done. */
export function RecordForm<C extends Collection>({ of, spec, id: newId, record, begin, outcome, onShow }: RecordFormProps<C>) {
  const { may } = usePanelPlace()
  const params = spec.find?.params
  const fields = formFields(of, spec.form)
  const work = useRecordForm({ of, fields, record, begin, params, id: newId })
  const { form, state, error, isDirty } = work
  const subject = record && { id: record.id, fields: record as never }
  const isTrashed = record !== undefined && 'deletedAt' in record && record.deletedAt !== undefined
  const mayWrite = record === undefined || (may(of.access.update, subject!, subject!) && !isTrashed)
  const name = record ? recordName(of, spec.columns, record) : 'New'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const save = async () => {
    const id = await work.save()
    if (id !== undefined && record === undefined) onShow(id)
    if (id === undefined) requestAnimationFrame(() => document.querySelector<HTMLElement>(`.${css.fields} [aria-invalid="true"]`)?.focus())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void save()
    } else if (event.key === 'Escape' && !isDirty && !(event.target as Element).closest('dialog')) onShow(undefined)
  }
  return (
    // Keys of the form as a whole: Ctrl/Cmd-S saves, Esc closes what holds nothing unsaved.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears the keys that its inputs let pass
    <div className={css.record} onKeyDown={press}>
      <div className={css.head}>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <Button variant="subtle" size="compact-md" onClick={() => onShow(undefined)} aria-label="Close the form">
          Close
        </Button>
      </div>
      {record && <PresenceLine document={`${pathOf(of, params)}/${record.id}`} isEditing={isDirty} />}
      {isTrashed && (
        <p role="status" className={css.quiet}>
          It lies in the trash{isDirty && '; what you entered is kept'}. Restore it to change it.
        </p>
      )}
      {record && mayWrite && <StateMoves of={of} record={record} params={params} outcome={outcome} isDirty={isDirty} />}
      <form
        noValidate
        className={css.fields}
        onSubmit={event => {
          event.preventDefault()
          void save()
        }}
      >
        {mayWrite && <DraftLine of={of} id={record?.id ?? 'new'} values={form.values} edited={work.edited} on={work.read} onTake={work.takeUp} />}
        {fields.map(({ name: field, field: declared }) => {
          const Input = fieldNamed(spec.inputs, field) ?? inputFor(declared)
          const { value, onChange, error: problem, onBlur } = form.getInputProps(field)
          return (
            <Input
              key={field}
              name={field}
              field={declared}
              value={value as unknown}
              onChange={onChange}
              onBlur={onBlur}
              error={problem ? String(problem) : undefined}
              isReadOnly={!mayWrite}
            />
          )
        })}
        {error !== undefined && <Failed error={error} />}
        {mayWrite && (
          <div className={css.save}>
            <Button type="submit" loading={state === 'saving'} disabled={record !== undefined && !isDirty}>
              {record ? 'Save' : 'Create'}
            </Button>
            {isDirty && record && (
              <Button
                variant="default"
                onClick={() => {
                  work.discard()
                  heading.current?.focus()
                }}
              >
                Discard
              </Button>
            )}
            <span role="status" data-state={state}>
              {words[isDirty || state === 'saved' ? state : 'untouched']}
            </span>
          </div>
        )}
      </form>
      {record && <RecordActs of={of} spec={spec} record={record} outcome={outcome} onShow={onShow} />}
      {record && spec.under && <spec.under record={record} />}
      {record && <RecordHistoryPart of={of} record={record} params={params} mayWrite={mayWrite} outcome={outcome} />}
      {work.overtaken && (
        <MergeDialog of={of} mine={form.values} overtaken={work.overtaken} onSettle={chosen => void work.settle(chosen)} onClose={work.keepMine} />
      )}
    </div>
  )
}
