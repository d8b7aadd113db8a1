import { lazy, Suspense, useState } from 'react'
import type { Campaign } from '../../../../domain/giving/giving'
import type { OrderDraft } from '../../../../domain/shop/checkout/order-draft'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { RadioGroup } from '../../../kit/controls/radio-group'
import { Button } from '../../../kit/button'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { moneyOf } from '../../../kit/format-money'
import type { Organisation } from '../../../queries/site.queries'
import { GiftAmountInput } from './gift-amount-input'
import { giftDraft } from './gift-draft'
import { type EnteredGift, type GiftFields, giftFields, giftProblems, isTribute, paidCents, purposesOf } from './gift-fields'
import { GiftSum } from './gift-sum'
import css from './giving.module.css'

const PayOrder = lazy(() => import('../../../checkout/pay-order'))

interface GivingFormProps {
  /** What can be given to; with several, the giver chooses. */
  readonly campaigns: readonly Campaign[]
  readonly organisation: Organisation | null
}

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

/** A gift: what is asked, then how it is paid. What was entered stays when the giver comes back from paying. */
export default function GivingForm({ campaigns, organisation }: GivingFormProps) {
  const [draft, setDraft] = useState<OrderDraft>()
  const only = campaigns.length === 1 ? campaigns[0]!.id : undefined
  const form = useForm<GiftFields>({
    fields: entered => giftFields(entered, campaigns),
    initial: { campaign: only, tribute: 'none', naming: 'unnamed', coversFee: false },
    check: gift => giftProblems(gift, campaigns),
    submit: async gift => setDraft(giftDraft(gift, campaigns)),
    draft: `gifts/${only ?? 'any'}`,
  })
  const { values, problems, set } = form
  const chosen = campaigns.find(({ id }) => id === values.campaign)
  const purposes = purposesOf(campaigns, values.campaign)
  if (draft)
    return (
      <div className={css.giving}>
        <div className={css.back}>
          <p>
            <strong>{moneyOf({ cents: paidCents(values) })}</strong> {giftText(values, chosen)}
          </p>
          <Button size="s" onClick={() => setDraft(undefined)}>
            Change your gift
          </Button>
        </div>
        <GiftSum gift={values} />
        <Suspense fallback={<Skeleton lines={4} />}>
          <PayOrder draft={draft} />
        </Suspense>
      </div>
    )
  return (
    <div className={css.giving}>
      <Form form={form} label="Continue to payment" title="Give" words={workingWords('One moment…')}>
        {campaigns.length > 1 && <FormField name="campaign" options={campaigns.map(({ id, title }) => ({ value: id, label: title }))} empty="Choose" />}
        <div data-field="amount">
          <GiftAmountInput
            key={values.campaign}
            amounts={chosen?.amounts ?? []}
            value={values.amount}
            error={problems.amount}
            onChange={amount => set({ amount })}
          />
        </div>
        {purposes.length > 0 && <FormField name="designation" options={purposes.map(value => ({ value, label: value }))} empty="Where it is needed most" />}
        <div data-field="tribute">
          <RadioGroup
            label="Is it for somebody?"
            choices={tributes}
            value={values.tribute ?? 'none'}
            onChange={tribute => set({ tribute: tribute as NonNullable<EnteredGift['tribute']> })}
          />
        </div>
        {isTribute(values.tribute) && <FormField name="name" label={values.tribute === 'memory' ? 'In memory of' : 'In honor of'} />}
        <div data-field="naming">
          <RadioGroup
            label="Your name"
            choices={namings}
            value={values.naming ?? 'unnamed'}
            onChange={naming => set({ naming: naming as NonNullable<EnteredGift['naming']> })}
          />
        </div>
        <FormField name="coversFee" label="Add the card fee, so that your gift arrives whole" />
        <GiftSum gift={values} />
      </Form>
      {organisation && (
        <p className={css.hint}>
          Many employers double what their people give. Ask yours: their form needs your receipt and our address. {organisation.name},{' '}
          {organisation.address.replaceAll('\n', ', ')}
        </p>
      )}
    </div>
  )
}

const giftText = ({ tribute, name, designation }: EnteredGift, campaign: Campaign | undefined) =>
  [
    `for “${campaign?.title}”`,
    designation,
    isTribute(tribute) && `${tribute === 'memory' ? 'in memory of' : 'in honor of'} ${name?.trim()}`,
  ]
    .filter(Boolean)
    .join(', ')
