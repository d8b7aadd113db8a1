import { useEffect, useRef, useState } from 'react'
import type { BulkChange } from '../../../../domain/records/bulk/bulk-change'
import type { Collection } from '../../../../domain/shared/records/collection'
import { DeclaredInput } from '../../../forms/field-inputs'
import { fieldProblem } from '../../../forms/field-problem'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { Dialog } from '../../../kit/feedback/dialog'
import { recordsCounted } from '../actions/trash-actions'
import { type FormField, formFields } from '../fields/form-fields'
import { UsedTags } from '../fields/used-tags-input'
import css from '../record/record-form.module.css'

interface BulkDialogProps {
  readonly of: Collection
  readonly count: number
  readonly onChange: (change: BulkChange) => void
  readonly onClose: () => void
}

/** Whether a field can have the same value in many records. */
const isCommon = ({ field }: FormField) => !['map', 'richText', 'json', 'email'].includes(field.kind) && !field.of?.fields

type How = 'set' | 'add' | 'take' | 'clear'

/** The possible changes of a field in many records. The first is the most common; an empty input never means emptying the field. */
function waysOf({ field }: FormField): readonly { readonly value: How; readonly label: string }[] {
  const isList = field.kind === 'list'
  const clear = (field.optional === true || (isList && !fieldProblem(field, []))) && { value: 'clear' as const, label: 'Clear it' }
  const ways = [
    isList && field.of?.kind === 'text' && { value: 'add' as const, label: 'Add' },
    isList && field.of?.kind === 'text' && { value: 'take' as const, label: 'Remove' },
    { value: 'set' as const, label: isList ? 'Replace all' : 'Set it to' },
    clear,
  ]
  return ways.filter(way => way !== false)
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Changes one field of all selected records. The button shows how many. */
export function BulkDialog({ of, count, onChange, onClose }: BulkDialogProps) {
  const fields = formFields(of, undefined).filter(isCommon)
  const [name, setName] = useState('')
  const [how, setHow] = useState<How>('set')
  const [value, setValue] = useState<unknown>()
  const chosen = fields.find(field => field.name === name)
  const ways = chosen ? waysOf(chosen) : []
  const takesWords = how === 'add' || how === 'take'
  const problem = chosen && how === 'set' && value !== undefined ? fieldProblem(chosen.field, value) : undefined
  const canBegin = chosen && !problem && (how === 'clear' || !isEmpty(value))
  const label = chosen && how === 'clear' ? `Clear ${chosen.field.label} in ${recordsCounted(count)}` : `Change ${recordsCounted(count)}`

  const begin = () => {
    if (!chosen) return
    if (how === 'add' || how === 'take') return onChange({ is: how, field: name, values: value as readonly string[] })
    const cleared = chosen.field.optional ? null : []
    onChange({ is: 'set', fields: { [name]: (how === 'clear' ? cleared : value) as never } })
  }
  const body = useRef<HTMLDivElement>(null)
  // The browser would choose the button that closes it.
  useEffect(() => body.current?.querySelector('select')?.focus(), [])
  return (
    <Dialog
      open
      title={`Change ${recordsCounted(count)}`}
      onClose={onClose}
      actions={
        <>
          <Button look="main" disabled={!canBegin} onClick={begin}>
            {label}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <div ref={body} className={css.fields}>
        <Select
          label="Field"
          value={name}
          options={[{ value: '', label: 'Choose a field', disabled: true }, ...fields.map(one => ({ value: one.name, label: one.field.label }))]}
          onChange={event => {
            const next = fields.find(field => field.name === event.currentTarget.value)
            setName(event.currentTarget.value)
            setHow((next && waysOf(next)[0]?.value) ?? 'set')
            setValue(undefined)
          }}
        />
        {ways.length > 1 && (
          <Select
            label="How"
            value={how}
            options={ways}
            onChange={event => {
              setHow(event.currentTarget.value as How)
              setValue(undefined)
            }}
          />
        )}
        {chosen && takesWords && (
          <UsedTags field={name} label={chosen.field.label} value={(value as readonly string[] | undefined) ?? []} onChange={setValue} />
        )}
        {chosen && how === 'set' && (
          <DeclaredInput key={name} name={name} field={chosen.field} value={value} onChange={setValue} error={problem} isReadOnly={false} />
        )}
        <p className={css.quiet}>
          {!chosen && 'Choose the field to change. '}
          {chosen && !canBegin && !problem && `Enter what to ${takesWords ? how.replace('take', 'remove') : 'set'}. `}
          You can undo it for 30 days. Undo keeps later changes.
        </p>
      </div>
    </Dialog>
  )
}
