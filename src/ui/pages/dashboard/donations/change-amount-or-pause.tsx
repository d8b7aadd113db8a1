import { latestPause, monthlyRange } from '../../../../domain/giving/monthly/charge-days'
import type { OwnMonthlyGift } from '../../../../domain/giving/monthly/own-monthly-gifts'
import { Callables } from '../../../../domain/shared/functions/callables'
import { localDate, money } from '../../../../domain/shared/records/fields'
import { manageSubscription } from '../../../../domain/shop/monthly/manage-subscription.contract'
import { useService } from '../../../app-services/app-context'
import { Form, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { moneyOf } from '../../../kit/format-money'
import { useToday } from '../../membership/use-today'
import { dayText } from './monthly-text'

interface ChangeProps {
  readonly gift: Pick<OwnMonthlyGift, 'id' | 'amountCents'>
  readonly onDone: (told: string) => void
  readonly onCancel: () => void
}

const amount = { amount: money('Each month, in dollars') }
const pause = { until: localDate('Paused until') }
const { minCents, maxCents } = monthlyRange

export function AmountChange({ gift: { id, amountCents }, onDone, onCancel }: ChangeProps) {
  const callables = useService(Callables)
  const form = useForm({
    fields: amount,
    initial: { amount: { cents: amountCents, cur: 'usd' as const } },
    check: ({ amount: entered }) => ({
      amount:
        entered && (entered.cents < minCents || entered.cents > maxCents)
          ? `Enter an amount from ${moneyOf({ cents: minCents })} to ${moneyOf({ cents: maxCents })}.`
          : undefined,
    }),
    submit: async ({ amount: { cents } }) => {
      await callables.call(manageSubscription, { id, action: 'amount', amountCents: cents })
      onDone(`You give ${moneyOf({ cents })} a month from the next payment on.`)
    },
  })
  return (
    <Form form={form} title="Change the amount" label="Change the amount" words={workingWords('Changing…')} acts={<Cancel onCancel={onCancel} />} />
  )
}

/** `label` names what is paused. */
export function PauseChange({ gift: { id }, label, onDone, onCancel }: ChangeProps & { readonly label: string }) {
  const callables = useService(Callables)
  const today = useToday()
  const latest = latestPause(today)
  const form = useForm({
    fields: pause,
    initial: {},
    check: ({ until }) => ({
      until: until && (until <= today || until > latest) ? `Choose a day after today, until ${dayText(latest)}.` : undefined,
    }),
    submit: async ({ until }) => {
      await callables.call(manageSubscription, { id, action: 'pause', until })
      onDone(`Paused. It resumes by itself after ${dayText(until)}.`)
    },
  })
  return <Form form={form} title="Pause it" label={label} words={workingWords('Pausing…')} acts={<Cancel onCancel={onCancel} />} />
}

const Cancel = ({ onCancel }: Pick<ChangeProps, 'onCancel'>) => (
  <Button look="quiet" onClick={onCancel}>
    Cancel
  </Button>
)
