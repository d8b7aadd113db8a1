import { Suspense, useEffect, useEffectEvent } from 'react'
import { causePhase } from '../../../../domain/giving/cause-phase'
import type { Campaign } from '../../../../domain/giving/offered-causes'
import type { OrderDraft } from '../../../../domain/shop/checkout/order-draft'
import { usePayingStep } from '../../../checkout/use-paying-step'
import { lazyPart } from '../../../delivery/lazy-after-hydration'
import { useFocusWhenClosed } from '../../../forms/focus/use-focus-when-closed'
import { useForm } from '../../../forms/use-form'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { calendarDayText } from '../../../kit/time/format-time'
import { useSignedIn } from '../../../queries/session.queries'
import type { Organisation } from '../../../queries/site.queries'
import { useToday } from '../../membership/use-today'
import { EnteredGiftLine } from './entered-gift-line'
import { giftDraft } from './gift-draft'
import { type EnteredGift, type GiftFields, giftFields, giftProblems } from './gift-fields'
import { GiftQuestions } from './gift-questions'
import { GiftSum } from './gift-sum'
import css from './giving.module.css'

const PayOrder = lazyPart(() => import('../../../checkout/pay-order'))

interface GivingFormProps {
  /** What can be given to; with several, the giver chooses. */
  readonly campaigns: readonly Campaign[]
  readonly organisation: Organisation | null
}

/** The form for gifts to campaigns and funds that take gifts today. */
export default function GivingForm({ campaigns, organisation }: GivingFormProps) {
  const today = useToday()
  const open = campaigns.filter(campaign => causePhase(campaign, today) === 'open')
  const [first] = campaigns
  if (open.length > 0) return <Gift campaigns={open} organisation={organisation} today={today} />
  const { startsOn = today, endsOn = today } = first ?? {}
  const day = (date: string) => calendarDayText(date, { year: true })
  return <p>{today < startsOn ? `You can give from ${day(startsOn)} on.` : `This campaign took gifts until ${day(endsOn)}.`}</p>
}

/** A gift as it is paid: its order, and the input for whoever changes it. */
interface PaidGift {
  readonly draft: OrderDraft
  readonly entered: EnteredGift
}

/** A gift: first its fields, then the payment. Input is kept until the gift is ordered. */
function Gift({ campaigns, organisation, today }: GivingFormProps & { readonly today: string }) {
  const user = useSignedIn()
  const only = campaigns.length === 1 ? campaigns[0]!.id : undefined
  const name = `gift/${only ?? 'any'}`
  const { paying, pay, back, isOrdered, end } = usePayingStep<PaidGift>(name)
  const questions = useFocusWhenClosed<HTMLDivElement>(paying !== undefined, '')
  const form = useForm<GiftFields>({
    fields: entered => giftFields(entered, campaigns),
    initial: { often: 'once', campaign: only, tribute: 'none', naming: 'unnamed', coversFee: false },
    check: gift => giftProblems(gift, campaigns, user?.claims.pid !== undefined),
    // Nothing is charged at this step. Without a network it fails here, where the input is.
    submit: async gift => {
      await PayOrder.ahead()
      await pay({ draft: giftDraft(gift, campaigns), entered: gift })
      return false
    },
    draft: name,
    resets: true,
    guards: false,
  })
  // A page that is loaded again at its payment has the input for the way back too; so has one that comes forward to an earlier payment.
  const fillIn = useEffectEvent(() => {
    if (paying) form.set(paying.entered)
  })
  useEffect(() => fillIn(), [paying])
  useEffect(() => {
    // Who types will pay. If it fails, it is downloaded again on the way to the payment.
    if (form.isDirty) PayOrder.ahead().catch(() => undefined)
  }, [form.isDirty])
  const finish = () => {
    end()
    if (paying) void form.submit(paying.entered, async () => undefined)
  }
  return (
    <div className={css.giving}>
      {/* Stays while the gift is paid: it keeps what was entered for who comes back. */}
      <div ref={questions} tabIndex={-1} hidden={paying !== undefined}>
        <GiftQuestions form={form} campaigns={campaigns} today={today} />
      </div>
      {!paying && organisation && (
        <p className={css.hint}>
          Many employers double what their people give. If yours has a form for it, it needs your receipt and our address:{' '}
          {organisation.address.replaceAll('\n', ', ')}.
        </p>
      )}
      {paying && (
        <>
          <EnteredGiftLine gift={paying.entered} campaigns={campaigns} onChange={isOrdered ? undefined : back} />
          {!isOrdered && <GiftSum gift={paying.entered} today={today} />}
          <Suspense fallback={<Skeleton lines={4} />}>
            <PayOrder name={name} draft={paying.draft} onOrdered={finish} />
          </Suspense>
        </>
      )}
    </div>
  )
}
