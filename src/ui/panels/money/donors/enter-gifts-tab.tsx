import { useEffect, useState } from 'react'
import { agrees, batchSums } from '../../../../domain/giving/donors/batch-control'
import { Callables } from '../../../../domain/shared/functions/callables'
import { boolean, list, localDate, map, money, number, optional, text } from '../../../../domain/shared/records/fields'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { maxGifts, recordGifts } from '../../../../domain/shop/gifts/record-gifts.contract'
import { useApp, useService } from '../../../app-services/app-context'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import { renewPeople } from '../../../queries/people.queries'
import { customPanel } from '../../engine/custom-panel'
import { useReauthenticatedOutcome } from '../../engine/run/use-reauthenticated-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
import { type Entry, enteredGift, giftFields, giftProblem } from './gift-form-values'
import { GiftRows } from './gift-rows'

const fields = {
  receivedOn: localDate('Received on'),
  gifts: list('Gifts', map('Gift', giftFields), maxGifts),
  count: number('Number of gifts you counted', { min: 1, max: maxGifts, integer: true }),
  total: money('Money you counted'),
  isAnother: boolean('Record them even if a donor gave the same amount in the last ten minutes'),
  /** Created at the first input and kept with the draft, like the date: a restored batch is the same batch. */
  key: optional(text('Key', 40)),
}

/** Enters a batch of gifts, or a single one. It can be recorded only if it matches the counted totals. */
function GiftEntry() {
  const app = useApp()
  const callables = useService(Callables)
  const clock = useService(WallClock)
  const { tz } = usePanelContext()
  const { reauthenticated, question } = useReauthenticatedOutcome()
  const today = localMoment(clock.now(), tz).date
  const [recorded, setRecorded] = useState(0)
  const form = useForm({
    fields,
    initial: { gifts: [{}], isAnother: false },
    check: ({ gifts = [], count = 0, total, receivedOn = today }) => {
      const entered = sumsOf(gifts)
      const wrong = gifts.findIndex(giftProblem)
      return {
        receivedOn: receivedOn > today ? 'Choose today or a date in the past.' : undefined,
        gifts: wrong < 0 ? undefined : `Gift ${wrong + 1}: ${giftProblem(gifts[wrong]!)}`,
        count: agrees({ ...entered, totalCents: 0 }, { count, totalCents: 0 }) ? undefined : `You entered ${counted(entered.count, 'gift')}.`,
        total: total?.cents === entered.totalCents ? undefined : `You entered ${moneyOf({ cents: entered.totalCents })}.`,
      }
    },
    submit: async ({ key = crypto.randomUUID(), receivedOn, gifts, count, total, isAnother }) => {
      const batch = { key, receivedOn, gifts: gifts.map(enteredGift), count, totalCents: total.cents, isAnother }
      await reauthenticated(() => callables.call(recordGifts, batch))
      setRecorded(gifts.length)
      void renewPeople(app)
    },
    resets: true,
    draft: 'donations/batch',
  })
  const { isDirty, values, set } = form
  const needsKey = isDirty && values.key === undefined
  useEffect(() => {
    if (needsKey) set({ key: crypto.randomUUID(), receivedOn: values.receivedOn ?? today })
  })
  const entered = sumsOf(values.gifts ?? [])
  return (
    <section aria-labelledby="gift-entry">
      <h2 id="gift-entry">Enter gifts</h2>
      <p>Count the gifts and add up the money first. The gifts are recorded when both agree with what you enter.</p>
      {question}
      <Form
        form={form}
        label={`Record ${counted(entered.count, 'gift')}`}
        title="Enter gifts"
        marks="required"
        words={{
          saving: 'Recording…',
          saved: `${counted(recorded, 'gift')} recorded. Donors with an email address have their receipts.`,
          failed: 'Not recorded yet',
        }}
      >
        <FormField name="receivedOn" />
        <FormField name="count" />
        <FormField name="total" />
        <FormField name="gifts" input={GiftRows} />
        <p role="status">
          Entered so far: {counted(entered.count, 'gift')}, {moneyOf({ cents: entered.totalCents })}.
        </p>
        <FormField name="isAnother" />
      </Form>
    </section>
  )
}

export default customPanel(GiftEntry)

const sumsOf = (gifts: readonly Entry[]) => batchSums(gifts.map(({ amount }) => ({ amountCents: amount?.cents })))
