import type { MembershipProduct } from '../../../../domain/memberships/offered-memberships'
import { email, localDate, optional, withHelp } from '../../../../domain/shared/records/fields'
import { dateOfDay, dayNumber } from '../../../../domain/shared/time/local-day'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { GivenDays } from './given-days'
import { type GivenTo, previewOf } from './join-choice'
import type { JoinOrder } from './join-paying'

const fields = {
  forEmail: withHelp(email('Their email'), 'The membership belongs to whoever has this address.'),
  startsOn: optional(withHelp(localDate('First day'), 'Leave it empty to begin on the day you pay.')),
}

interface GiftFormProps {
  readonly product: MembershipProduct
  readonly terms: number
  readonly today: string
  readonly onPay: (gift: Pick<JoinOrder, 'gift' | 'preview'>) => void
}

/** The form for giving a membership to somebody. Their existing terms are private, so the days shown are those of a new member. */
export function GiftForm({ product, terms, today, onPay }: GiftFormProps) {
  const daysFrom = (startsOn: string | undefined) =>
    previewOf(product, { terms: { all: [], suspensions: [], today } }, { terms, isMonthly: false }, startsOn)
  const latest = dateOfDay(dayNumber(today) + 366)
  const form = useForm({
    fields,
    initial: {},
    guards: false,
    check: ({ startsOn }) => ({
      startsOn: startsOn !== undefined && (startsOn < today || latest < startsOn) ? 'Choose a day from today on, within a year.' : undefined,
    }),
    submit: async ({ forEmail, startsOn }) => {
      const gift: GivenTo = { forEmail, ...(startsOn !== undefined && { startsOn }) }
      onPay({ gift, preview: daysFrom(startsOn) })
    },
  })
  return (
    <Form form={form} label="Continue to payment" title="Give it" words={workingWords('One moment…')}>
      <FormField name="forEmail" autoComplete="off" />
      <FormField name="startsOn" />
      <GivenDays preview={daysFrom(form.values.startsOn)} />
    </Form>
  )
}
