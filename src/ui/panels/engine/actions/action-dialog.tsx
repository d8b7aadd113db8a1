import { type FormEvent, useState } from 'react'
import { DeclaredInput } from '../../../forms/field-inputs'
import { fieldProblem } from '../../../forms/field-problem'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { Dialog } from '../../../kit/feedback/dialog'
import type { ActionAnswer, ActionQuestion } from '../panel-spec'
import css from './actions.module.css'

interface ActionDialogProps {
  /** The action's own words; they stand on its button too. */
  readonly label: string
  readonly question: ActionQuestion
  readonly onAnswer: (answer: ActionAnswer) => void
  readonly onClose: () => void
}

/** Asks what an action needs to know, such as a reason, before it runs. A prepared note fills the first field and can be edited. */
export function ActionDialog({ label, question: { what, fields, notes = [] }, onAnswer, onClose }: ActionDialogProps) {
  const [values, setValues] = useState<ActionAnswer>({})
  const [isSubmitted, setSubmitted] = useState(false)
  const [first] = Object.keys(fields)
  const problems = Object.entries(fields).map(([name, field]) => [name, fieldProblem(field, values[name])] as const)
  const enter = (name: string, value: unknown) => setValues({ ...values, [name]: value === undefined ? undefined : String(value) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (problems.every(([, problem]) => problem === undefined)) return onAnswer(values)
    const form = event.currentTarget
    return requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <Dialog open title={label} onClose={onClose}>
      <form className={css.question} noValidate onSubmit={submit}>
        {what && <p>{what}</p>}
        {first !== undefined && notes.length > 0 && (
          <Select
            label="Prepared notes"
            value=""
            options={[{ value: '', label: 'Choose one…' }, ...notes]}
            onChange={event => event.currentTarget.value && enter(first, event.currentTarget.value)}
          />
        )}
        {problems.map(([name, problem]) => (
          <DeclaredInput
            key={name}
            name={name}
            field={fields[name]!}
            value={values[name]}
            onChange={value => enter(name, value)}
            error={isSubmitted ? problem : undefined}
            isReadOnly={false}
          />
        ))}
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
