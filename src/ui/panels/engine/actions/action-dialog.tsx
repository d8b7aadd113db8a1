import { useEffect, useRef } from 'react'
import { type FieldMap, text } from '../../../../domain/shared/records/fields'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { Dialog } from '../../../kit/feedback/dialog'
import { entryForField } from '../fields/entry-for-field'
import type { ActionAnswer, ActionQuestion } from '../panel-spec'

interface ActionDialogProps<R> {
  /** The action's label, on the dialog's button. */
  readonly label: string
  readonly question: ActionQuestion<R>
  readonly rows: readonly R[]
  readonly onAnswer: (answer: ActionAnswer) => void
  readonly onClose: () => void
}

/** Asks for what an action needs, such as a reason, before it runs. A prepared note fills the first field and can be edited. */
export function ActionDialog<R>({ label, question, rows, onAnswer, onClose }: ActionDialogProps<R>) {
  const { what, inputs, notes = [] } = question
  const [row] = rows
  const expected = row === undefined ? undefined : question.typed?.(row)
  const fields: FieldMap = expected === undefined ? question.fields : { ...question.fields, typed: text(`Type ${expected}`, 200) }
  const form = useForm<FieldMap>({
    fields,
    initial: row === undefined ? {} : (question.begin?.(row) ?? {}),
    check: ({ typed }) => (expected === undefined || sameText(typed, expected) ? {} : { typed: `Type ${expected} to confirm.` }),
    submit: async () => undefined,
    onSaved: () => onAnswer(answerOf(form.values)),
  })
  const [first] = Object.keys(question.fields)
  const body = useRef<HTMLDivElement>(null)
  // The browser would choose the button that closes it.
  useEffect(() => body.current?.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled)')?.focus(), [])
  return (
    <Dialog open title={question.title ?? label} onClose={onClose}>
      {what && <p>{typeof what === 'function' ? what(rows) : what}</p>}
      {first !== undefined && notes.length > 0 && (
        <Select
          label="Prepared notes"
          value=""
          options={[{ value: '', label: 'Choose one…' }, ...notes]}
          onChange={event => event.currentTarget.value && form.set({ [first]: event.currentTarget.value })}
        />
      )}
      <div ref={body}>
        <Form form={form} label={label} marks="required" words={workingWords('One moment…')} acts={<Button onClick={onClose}>Cancel</Button>}>
          {Object.keys(fields).map(name => (
            <FormField key={name} name={name} input={entryForField(inputs, name)} {...(name === 'typed' && { autoComplete: 'off' })} />
          ))}
        </Form>
      </div>
    </Dialog>
  )
}

const sameText = (typed: unknown, expected: string) => typeof typed === 'string' && typed.trim().toLowerCase() === expected.toLowerCase()

/** Texts without spaces around them; a field without one is absent. */
const answerOf = (values: Readonly<Record<string, unknown>>): ActionAnswer =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value).trim()]])))
