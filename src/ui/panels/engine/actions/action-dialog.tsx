import type { FieldMap } from '../../../../domain/shared/records/fields'
import { Form, FormField, workingWords } from '../../../forms/form'
import { type FormProblems, useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { Dialog } from '../../../kit/feedback/dialog'
import type { ActionAnswer, ActionQuestion } from '../panel-spec'

interface ActionDialogProps {
  /** The action's own words; they stand on its button too. */
  readonly label: string
  /** Of the dialog, where it is not the label. */
  readonly title?: string
  readonly question: ActionQuestion
  /** What no field can tell by itself. */
  readonly check?: (answer: ActionAnswer) => FormProblems<FieldMap>
  readonly onAnswer: (answer: ActionAnswer) => void
  readonly onClose: () => void
}

/** Asks what an action needs to know, such as a reason, before it runs. A prepared note fills the first field and can be edited. */
export function ActionDialog({ label, title = label, question: { what, fields, notes = [] }, check, onAnswer, onClose }: ActionDialogProps) {
  const form = useForm<FieldMap>({
    fields,
    initial: {},
    check: check && (entered => check(answerOf(entered))),
    submit: async () => undefined,
    onSaved: () => onAnswer(answerOf(form.values)),
  })
  const [first] = Object.keys(fields)
  return (
    <Dialog open title={title} onClose={onClose}>
      {what && <p>{what}</p>}
      {first !== undefined && notes.length > 0 && (
        <Select
          label="Prepared notes"
          value=""
          options={[{ value: '', label: 'Choose one…' }, ...notes]}
          onChange={event => event.currentTarget.value && form.set({ [first]: event.currentTarget.value })}
        />
      )}
      <Form form={form} label={label} marks="required" words={workingWords('One moment…')} acts={<Button onClick={onClose}>Cancel</Button>}>
        {Object.keys(fields).map(name => (
          <FormField key={name} name={name} />
        ))}
      </Form>
    </Dialog>
  )
}

const answerOf = (values: Readonly<Record<string, unknown>>): ActionAnswer =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))
