import { useState } from 'react'
import type { BulkChange } from '../../../../domain/records/bulk/bulk-change'
import type { Collection } from '../../../../domain/shared/records/collection'
import { DeclaredInput } from '../../../forms/field-inputs'
import { fieldProblem } from '../../../forms/field-problem'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TagsInput } from '../../../kit/controls/tags-input'
import { Dialog } from '../../../kit/feedback/dialog'
import { recordsCounted } from '../actions/trash-acts'
import { type FormField, formFields } from '../fields/form-fields'
import css from '../record/record-form.module.css'

interface BulkDialogProps {
  readonly of: Collection
  readonly count: number
  readonly onChange: (change: BulkChange) => void
  readonly onClose: () => void
}

/** Whether a field can have the same value in many records. */
const isCommon = ({ field }: FormField) => !['map', 'json', 'email'].includes(field.kind) && !field.of?.fields

/** Sets one field of all selected records. The button shows how many. */
export function BulkDialog({ of, count, onChange, onClose }: BulkDialogProps) {
  const fields = formFields(of, undefined).filter(isCommon)
  const [name, setName] = useState(fields[0]?.name ?? '')
  const [how, setHow] = useState<'set' | 'add' | 'take'>('set')
  const [value, setValue] = useState<unknown>()
  const chosen = fields.find(field => field.name === name)
  const isList = chosen?.field.kind === 'list' && chosen.field.of?.kind === 'text'
  const problem = chosen && value !== undefined ? fieldProblem(chosen.field, value) : undefined
  const canBegin = chosen && !problem && (value !== undefined || (how === 'set' && chosen.field.optional === true))

  const begin = () => {
    if (!chosen) return
    if (isList && how !== 'set') onChange({ is: how, field: name, values: value as readonly string[] })
    else onChange({ is: 'set', fields: { [name]: (value ?? null) as never } })
  }
  return (
    <Dialog
      open
      title={`Change ${recordsCounted(count)}`}
      onClose={onClose}
      actions={
        <>
          <Button look="main" disabled={!canBegin} onClick={begin}>
            Change {recordsCounted(count)}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <div className={css.fields}>
        <Select
          label="Field"
          value={name}
          options={fields.map(({ name: one, field }) => ({ value: one, label: field.label }))}
          onChange={event => {
            setName(event.currentTarget.value)
            setHow('set')
            setValue(undefined)
          }}
        />
        {isList && (
          <Select
            label="How"
            value={how}
            options={[
              { value: 'set', label: 'Replace all' },
              { value: 'add', label: 'Add' },
              { value: 'take', label: 'Remove' },
            ]}
            onChange={event => setHow(event.currentTarget.value as typeof how)}
          />
        )}
        {chosen && isList && how !== 'set' && (
          <TagsInput label={chosen.field.label} value={(value as readonly string[] | undefined) ?? []} onChange={setValue} />
        )}
        {chosen && !(isList && how !== 'set') && (
          <DeclaredInput key={name} name={name} field={chosen.field} value={value} onChange={setValue} error={problem} isReadOnly={false} />
        )}
        <p className={css.quiet}>
          {value === undefined && chosen?.field.optional && how === 'set' && 'Leave it empty to clear the field. '}
          You can undo it for 30 days. Undo keeps later changes.
        </p>
      </div>
    </Dialog>
  )
}
