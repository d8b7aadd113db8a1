import { reasonField } from '../../domain/shared/functions/reason'
import { Button } from '../kit/button'
import { Form, sentWords } from './form'
import { useForm } from './use-form'

interface ReasonFormProps {
  /** Names the form and its button. */
  readonly label: string
  /** The question for the reason. */
  readonly why: string
  readonly send: (reason: string) => Promise<unknown>
  readonly onSent: () => void
  readonly onCancel: () => void
}

/** A request to our staff with a reason. */
export function ReasonForm({ label, why, send, onSent, onCancel }: ReasonFormProps) {
  const form = useForm({
    fields: { reason: reasonField(why) },
    initial: {},
    submit: async ({ reason }) => {
      await send(reason)
    },
    onSaved: onSent,
  })
  return <Form form={form} label={label} title={label} words={sentWords} acts={<Button onClick={onCancel}>Cancel</Button>} />
}
