import type { Campaign } from '../../../../domain/giving/offered-causes'
import { Form, FormField, workingWords } from '../../../forms/form'
import type { FormModel } from '../../../forms/use-form'
import { RadioGroup } from '../../../kit/controls/radio-group'
import { GiftAmountInput } from './gift-amount-input'
import { type EnteredGift, type GiftFields, isTribute, purposesOf } from './gift-fields'
import { GiftSum } from './gift-sum'
import { tributeText } from './gift-text'
import { OnceOrMonthly } from './once-or-monthly'

const tributes = [
  { value: 'none', label: 'No' },
  { value: 'honour', label: 'In honor of somebody' },
  { value: 'memory', label: 'In memory of somebody' },
]
const namings = [
  { value: 'unnamed', label: 'Do not show it' },
  { value: 'named', label: 'Show it among the donors' },
  { value: 'anonymous', label: 'Anonymous: only staff who handle gifts see it' },
]

interface GiftQuestionsProps {
  readonly form: FormModel<GiftFields>
  readonly campaigns: readonly Campaign[]
  /** Today in the organization's time zone. */
  readonly today: string
}

/** The questions to a giver. */
export function GiftQuestions({ form, campaigns, today }: GiftQuestionsProps) {
  const { values, problems, set } = form
  const { campaign, amount, tribute = 'none', naming = 'unnamed' } = values
  const purposes = purposesOf(campaigns, campaign)
  return (
    <Form form={form} label="Continue to payment" title="Give" words={workingWords('One moment…')}>
      <OnceOrMonthly value={values.often} error={problems.often} onChange={often => set({ often })} />
      {campaigns.length > 1 && <FormField name="campaign" options={campaigns.map(({ id, title }) => ({ value: id, label: title }))} empty="Choose" />}
      <div data-field="amount">
        <GiftAmountInput
          key={campaign}
          amounts={campaigns.find(({ id }) => id === campaign)?.amounts ?? []}
          value={amount}
          error={problems.amount}
          onChange={chosen => set({ amount: chosen })}
        />
      </div>
      {purposes.length > 0 && (
        <FormField name="designation" options={purposes.map(value => ({ value, label: value }))} empty="Where it is needed most" />
      )}
      <div data-field="tribute">
        <RadioGroup
          label="Is it for somebody?"
          choices={tributes}
          value={tribute}
          onChange={chosen => set({ tribute: chosen as NonNullable<EnteredGift['tribute']> })}
        />
      </div>
      {isTribute(tribute) && (
        <>
          <FormField name="name" label={tributeText(tribute)} autoComplete="off" />
          <FormField name="notifyEmail" autoComplete="off" />
        </>
      )}
      <div data-field="naming">
        <RadioGroup
          label="Your name"
          choices={namings}
          value={naming}
          onChange={chosen => set({ naming: chosen as NonNullable<EnteredGift['naming']> })}
        />
      </div>
      {naming === 'named' && <FormField name="shownAs" autoComplete="name" />}
      <FormField name="employer" autoComplete="organization" />
      <FormField name="coversFee" label="Add the card fee, so that your gift arrives whole" />
      <GiftSum gift={values} today={today} />
    </Form>
  )
}
