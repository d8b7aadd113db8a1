import { type FormEvent, Suspense, useState } from 'react'
import { inputFor } from '../../../forms/field-inputs'
import { fieldProblem } from '../../../forms/field-problem'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import { Dialog } from '../../../kit/feedback/dialog'
import { fieldNamed } from '../fields/field-named'
import type { ActionAnswer, ActionQuestion } from '../panel-spec'
import css from './actions.module.css'

interface ActionDialogProps<R> {
  /** The action's own words; they stand on its button too. */
  readonly label: string
  readonly question: ActionQuestion<R>
  readonly rows: readonly R[]
  readonly onAnswer: (answer: ActionAnswer) => void
  readonly onClose: () => void
}

/** Asks what an action needs to know, such as a reason, before it runs. A prepared note fills the first field and can be edited. */
export function ActionDialog<R>({ label, question, rows, onAnswer, onClose }: ActionDialogProps<R>) {
  const { what, fields, inputs, notes = [] } = question
  const [row] = rows
  const [values, setValues] = useState<ActionAnswer>(() => (row === undefined ? {} : (question.begin?.(row) ?? {})))
  const [isSubmitted, setSubmitted] = useState(false)
  const [first] = Object.keys(fields)
  const expected = row === undefined ? undefined : question.typed?.(row)
  const isOther = expected !== undefined && values['typed']?.trim().toLowerCase() !== expected.toLowerCase()
  const problems = Object.entries(fields).map(([name, field]) => [name, fieldProblem(field, values[name])] as const)
  const enter = (name: string, value: unknown) => setValues({ ...values, [name]: value === undefined ? undefined : String(value) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (problems.every(([, problem]) => problem === undefined) && !isOther) return onAnswer(values)
    const form = event.currentTarget
    return requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <Dialog open title={label} onClose={onClose}>
      <form className={css.question} noValidate onSubmit={submit}>
        {what && <p>{typeof what === 'function' ? what(rows) : what}</p>}
        {first !== undefined && notes.length > 0 && (
          <Select
            label="Prepared notes"
            value=""
            options={[{ value: '', label: 'Choose one…' }, ...notes]}
            onChange={event => event.currentTarget.value && enter(first, event.currentTarget.value)}
          />
        )}
        <Suspense fallback={null}>
          {problems.map(([name, problem]) => {
            const Input = fieldNamed(inputs, name) ?? inputFor(fields[name]!)
            return (
              <Input
                key={name}
                name={name}
                field={fields[name]!}
                value={values[name]}
                onChange={value => enter(name, value)}
                error={isSubmitted ? problem : undefined}
                isReadOnly={false}
              />
            )
          })}
        </Suspense>
        {expected !== undefined && (
          <TextField
            label={`Type ${expected}`}
            autoComplete="off"
            value={values['typed'] ?? ''}
            onChange={event => enter('typed', event.currentTarget.value)}
            error={isSubmitted && isOther ? `Type ${expected} to confirm.` : undefined}
          />
        )}
        <div className={css.buttons}>
          <Button look="main" type="submit">
            {label}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}
