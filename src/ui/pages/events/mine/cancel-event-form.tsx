import { cancelEvent } from '../../../../domain/replies/cancel-event.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { reasonField } from '../../../../domain/shared/functions/reason'
import { useService } from '../../../app-services/app-context'
import { Form, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'

const fields = { message: reasonField('Message to everybody who comes') }

interface CancelEventFormProps {
  readonly id: string
  readonly title: string
  readonly onDone: (text: string) => void
  readonly onKeep: () => void
}

/** Cancels a public event for good. */
export default function CancelEventForm({ id, title, onDone, onKeep }: CancelEventFormProps) {
  const callables = useService(Callables)
  const form = useForm<typeof fields>({
    fields,
    initial: {},
    submit: async ({ message }) => {
      const { told, orders } = await callables.call(cancelEvent, { id, message })
      const refunds = orders > 0 ? ` Our staff will refund ${counted(orders, 'order')}.` : ''
      onDone(`“${title}” is canceled. ${counted(told, 'person was', 'people were')} told.${refunds}`)
    },
  })
  return (
    <Form
      form={form}
      label="Cancel event"
      words={workingWords('Canceling…')}
      acts={
        <Button look="quiet" onClick={onKeep}>
          Keep event
        </Button>
      }
      head={<p>The event stays in the calendar as canceled, with this message. You cannot undo this.</p>}
    />
  )
}
