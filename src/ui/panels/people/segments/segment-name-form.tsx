import { segments } from '../../../../domain/segments/segments.collection'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'

const { name } = segments.fields
const fields = { name: { ...name, label: 'Name of the segment' } }

interface SegmentNameFormProps {
  /** Name of the current segment, if it can be overwritten. */
  readonly shown: string | undefined
  /** Resolves with whether it is saved. */
  readonly onKeep: (name: string, isOverwritten: boolean) => Promise<boolean>
}

/** Saves the question under a name: as a new segment, or replacing the current one. */
export default function SegmentNameForm({ shown, onKeep }: SegmentNameFormProps) {
  // The question is in the address, so leaving loses at most a name.
  const form = useForm({ fields, initial: { name: shown }, guards: false, submit: entered => onKeep(entered.name.trim(), false) })
  return (
    <Form
      form={form}
      label="Keep as a new segment"
      marks="required"
      words={workingWords('Saving…')}
      acts={
        shown !== undefined && (
          <Button onClick={() => void form.submit(form.values, entered => onKeep(entered.name.trim(), true))}>Save “{shown}”</Button>
        )
      }
    >
      <FormField name="name" />
    </Form>
  )
}
