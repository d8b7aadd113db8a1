import { seatFields } from '../../domain/memberships/family-seats/membership-seats.collection'
import { inviteSeat } from '../../domain/memberships/family-seats/seats.contract'
import { Callables } from '../../domain/shared/functions/callables'
import { withHelp } from '../../domain/shared/records/fields'
import { useService } from '../app-services/app-context'
import { Form, FormField, workingWords } from '../forms/form'
import { useForm } from '../forms/use-form'
import { Button } from '../kit/button'
import type { Seat } from '../queries/account.queries'

const fields = { ...seatFields, email: withHelp(seatFields.email, 'We send the invitation there. They accept it with an account of this email.') }

interface InviteFormProps {
  readonly membershipId: string
  /** The seat that is exchanged. */
  readonly instead: Seat | undefined
  readonly onDone: (told: string) => void
  readonly onCancel: () => void
}

/** Asks for the person who gets a seat of a membership. */
export function InviteForm({ membershipId, instead, onDone, onCancel }: InviteFormProps) {
  const callables = useService(Callables)
  const form = useForm({
    fields,
    initial: {},
    guards: false,
    submit: async ({ name, email }) => {
      await callables.call(inviteSeat, { membershipId, name, email, ...(instead && { instead: instead.id }) })
      onDone(`We sent ${name} an invitation.${instead ? ` ${instead.name} has no place in your membership any more.` : ''}`)
    },
  })
  const title = instead ? `Give the place of ${instead.name} to somebody else` : 'Invite somebody of your family'
  return (
    <Form form={form} title={title} label="Send the invitation" words={workingWords('Sending…')} acts={<Button onClick={onCancel}>Cancel</Button>}>
      <FormField name="name" autoComplete="off" />
      <FormField name="email" autoComplete="off" />
    </Form>
  )
}
