import { type ReactNode, useId } from 'react'
import type { Field, FieldMap } from '../../../../domain/shared/records/fields'
import { fieldProblem } from '../../../forms/field-problem'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { entryForField } from '../fields/entry-for-field'
import type { ChosenFields } from './chosen-fields'
import css from './run.module.css'
import type { AnyRun } from './run-spec'

export type Values = Readonly<Record<string, unknown>>
export type Chosen = ChosenFields<FieldMap>

/** The fields of the form; some forms ask other fields after some answers. */
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
  /** Of its button; primary by default. */
  readonly look?: 'main' | 'plain'
  readonly isBusy: boolean
  /** Name under which unsaved input is kept as a draft. */
  readonly draft?: string
  /** Resolves with whether it succeeded, which empties the form. */
  readonly onSubmit: (input: Values) => Promise<boolean>
  /** Further buttons. */
  readonly children?: ReactNode
}

/** The form for the input of a run, from the declared fields. */
export function RunForm({ title, purpose, choose, entered, label, look = 'main', isBusy, draft, onSubmit, children }: RunFormProps) {
  const id = useId()
  const asked = (values: Values): FieldMap =>
    Object.fromEntries(Object.entries(askedFields(choose, values)).filter(([name]) => !choose.later?.includes(name)))
  const form = useForm<FieldMap>({
    fields: asked,
    initial: { ...choose.begin, ...entered },
    resets: true,
    draft,
    submit: (values: Values) =>
      onSubmit(Object.fromEntries(Object.keys(asked(values)).flatMap(name => (values[name] === undefined ? [] : [[name, values[name]]])))),
  })
  return (
    <section aria-labelledby={id} className={css.card}>
      <h2 id={id}>{title}</h2>
      <p>{purpose}</p>
      <Form
        form={form}
        title={title}
        label={typeof label === 'string' ? label : label(form.values, { rows: [], toWrite: 0 })}
        look={look}
        marks="required"
        words={workingWords('One moment…')}
        isBusy={isBusy}
        acts={children}
      >
        {Object.keys(form.fields).map(name => (
          <FormField key={name} name={name} input={entryForField(choose.inputs, name)} />
        ))}
      </Form>
    </section>
  )
}
