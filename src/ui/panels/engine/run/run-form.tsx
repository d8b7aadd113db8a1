import { type FormEvent, useId, useState } from 'react'
import type { Field, FieldMap } from '../../../../domain/shared/records/fields'
import { inputFor } from '../../../forms/field-inputs'
import { fieldProblem } from '../../../forms/field-problem'
import { Button } from '../../../kit/button'
import { fieldNamed } from '../fields/field-named'
import css from './run.module.css'
import type { AnyRun, ChosenFields } from './run-spec'

export type Values = Readonly<Record<string, unknown>>
export type Chosen = ChosenFields<FieldMap>

/** The fields to enter, which may depend on the input. */
export const askedFields = ({ fields }: Chosen, entered: Values): Readonly<Record<string, Field>> =>
  typeof fields === 'function' ? (fields(entered) as FieldMap) : fields

/** Problems of the input, by field. */
export const problemsOf = (fields: Readonly<Record<string, Field>>, values: Values) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const problem = fieldProblem(field, values[name])
      return problem === undefined ? [] : [[name, problem] as const]
    }),
  )

interface RunFormProps {
  readonly title: string
  readonly purpose: string
  readonly choose: Chosen
  /** Values from the address. */
  readonly entered: Values
  /** Label of its button. */
  readonly label: AnyRun['label']
  readonly isBusy: boolean
  /** Resolves with whether it was done, which empties the form. */
  readonly onSubmit: (input: Values) => Promise<boolean>
}

/** The form of a run, from its declared fields. */
export function RunForm({ title, purpose, choose, entered, label, isBusy, onSubmit }: RunFormProps) {
  const id = useId()
  const beginning = { ...choose.begin, ...entered }
  const [values, setValues] = useState<Values>(beginning)
  const [isAsked, setAsked] = useState(false)
  const fields = Object.fromEntries(Object.entries(askedFields(choose, values)).filter(([name]) => !choose.later?.includes(name)))
  const problems = problemsOf(fields, values)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    if (Object.keys(problems).length > 0) {
      const form = event.currentTarget
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const input = Object.fromEntries(Object.keys(fields).flatMap(name => (values[name] === undefined ? [] : [[name, values[name]]])))
    if (!(await onSubmit(input))) return
    setValues(beginning)
    setAsked(false)
  }
  return (
    <section aria-labelledby={id} className={css.card}>
      <form noValidate aria-labelledby={id} onSubmit={event => void submit(event)}>
        <h2 id={id}>{title}</h2>
        <p>{purpose}</p>
        {Object.entries(fields).map(([name, field]) => {
          const Input = fieldNamed(choose.inputs, name) ?? inputFor(field)
          return (
            <Input
              key={name}
              name={name}
              field={field}
              value={values[name]}
              onChange={value => setValues({ ...values, [name]: value })}
              error={isAsked ? problems[name] : undefined}
              isReadOnly={false}
            />
          )
        })}
        <div className={css.acts}>
          <Button type="submit" disabled={isBusy}>
            {typeof label === 'string' ? label : label(values, { rows: [], toWrite: 0 })}
          </Button>
        </div>
      </form>
    </section>
  )
}
