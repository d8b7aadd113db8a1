import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Callables } from '../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../domain/shared/functions/cloud-function'
import { CardPayment } from '../../domain/shop/checkout/card-payment'
import { createCheckout } from '../../domain/shop/checkout/create-checkout.contract'
import { keepsCard } from '../../domain/shop/checkout/keeps-card'
import type { Quoted, QuoteRefusal } from '../../domain/shop/checkout/quote-order.contract'
import { useService } from '../app-services/app-context'
import { FailureNotice } from '../forms/failure-notice'
import { Form, FormField, workingWords } from '../forms/form'
import { useForm } from '../forms/use-form'
import { Anchor } from '../kit/anchor'
import { Button, LinkButton } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { Skeleton } from '../kit/feedback/skeleton'
import { moneyOf } from '../kit/format-money'
import { useSignedIn } from '../queries/session.queries'
import { ChangedPrices } from './changed-prices'
import css from './checkout.module.css'
import { rememberOrder } from './just-made-orders'
import { OrderLines } from './order-lines'
import { refusalText } from './order-refusal-text'
import { askedFields, type ChosenDraft, draftTo, orderedDraft, type payerFields, payerProblems } from './payer-fields'
import { rememberSecret } from './payment-secrets'
import { PickupAddress } from './pickup-address'
import { radioInput } from './radio-input'
import { StepHeading } from './step-heading'
import { changeCheckout, type EnteredPayer, keyOf } from './stored-checkouts'
import { useQuote } from './use-quote'

interface OrderFormProps {
  readonly name: string
  /** The entered values as stored on the device; updated with every change. */
  readonly entered: EnteredPayer
  readonly draft: ChosenDraft
  readonly takesFocus: boolean
  readonly backTo: string | undefined
  readonly aboutCard?: ReactNode
  readonly onStarted: () => void
}

const ways = radioInput({ send: 'Send it to me', fetch: 'I fetch it' })
const methods = radioInput({ card: 'By card', cheque: 'By check' })

/** Refusals that a delivery address, or collecting the goods, resolves. */
const isAboutSending = (refusals: readonly QuoteRefusal[]) =>
  refusals.some(({ reason }) => reason === 'too-heavy' || reason === 'only-fetched' || isNotEntered(reason))

const isNotEntered = (reason: QuoteRefusal['reason']) => reason === 'zip-needed' || reason === 'address-needed'

type Priced = Extract<Quoted, { readonly state: 'priced' }>

/** Shows the price, asks for the payer, and creates the order. Everything typed is stored on the device. */
export function OrderForm({ name, entered, draft, takesFocus, backTo, aboutCard, onStarted }: OrderFormProps) {
  const callables = useService(Callables)
  const cards = useService(CardPayment)
  const areCardsOff = !cards.isOn
  const user = useSignedIn()
  const [cardsOff, setCardsOff] = useState(areCardsOff)
  const [changedFrom, setChangedFrom] = useState<Priced>()
  const isOnlyByCard = draft.lines.some(line => keepsCard(line) || line.membership?.upgrade)
  const { quoted, isAsking, error, again } = useQuote(draftTo(draft, entered), user?.uid)
  const priced = quoted?.state === 'priced' ? quoted : undefined
  const canBeSent = quoted?.state === 'refused' ? isAboutSending(quoted.refusals) : (priced?.canBeSent ?? false)
  const form = useForm<typeof payerFields>({
    fields: values => askedFields(values, canBeSent),
    initial: {
      email: user?.email,
      delivery: 'send',
      name: user?.displayName || undefined,
      ...entered,
      method: entered.method ?? ('card' as const),
    },
    check: values => payerProblems(values, canBeSent),
    guards: false,
    submit: values => order(values),
  })
  // Values that come from the account are stored only after a change: somebody else may use this device next.
  const keep = useEffectEvent((values: EnteredPayer) => {
    if (form.isDirty) changeCheckout(name, { entered: values })
  })
  useEffect(() => keep(form.values), [form.values])
  const isFree = priced?.totalCents === 0
  const byCheck = cardsOff || (!isOnlyByCard && form.values.method === 'cheque')
  const isByCard = priced !== undefined && !isFree && !byCheck
  useEffect(() => {
    if (isByCard) cards.prefetch()
  }, [cards, isByCard])
  const refusals = quoted?.state === 'refused' ? quoted.refusals.filter(({ reason }) => !isNotEntered(reason)) : []

  async function order(payer: EnteredPayer & { readonly email: string }) {
    if (!priced) return false
    const content = {
      ...orderedDraft(draft, payer, canBeSent),
      email: payer.email,
      method: byCheck ? ('cheque' as const) : ('card' as const),
    }
    const input = { ...content, key: keyOf(name, content), seenCents: priced.totalCents, accepts: true as const }
    try {
      const { orderId, orderKey, payment: begun, order: made } = await callables.call(createCheckout, input)
      if (begun.by === 'card') rememberSecret(orderId, begun.clientSecret)
      rememberOrder({ orderId, orderKey }, made)
      onStarted()
      changeCheckout(name, { order: { orderId, orderKey, lines: draft.lines, code: draft.code, heldAt: new Date().toISOString() } })
      return true
    } catch (failure) {
      const rule = brokenRuleOf(failure)?.rule
      if (rule === 'price-changed') setChangedFrom(priced)
      if (rule === 'payments-off') setCardsOff(true)
      if (rule === 'price-changed' || rule === 'order-refused' || rule === 'sold-out') again()
      throw failure
    }
  }

  // Shown when the new price has arrived.
  const isNew = priced !== changedFrom && !isAsking
  const changed = changedFrom && priced && isNew && brokenRuleOf(form.error)?.rule === 'price-changed' && (
    <ChangedPrices before={changedFrom} now={priced} />
  )
  return (
    <section className={css.checkout} aria-label="Pay">
      <StepHeading takesFocus={takesFocus}>What you pay</StepHeading>
      <div aria-busy={isAsking}>
        {priced && <OrderLines {...priced} />}
        {priced?.hasMemberPrices && <p className={css.quiet}>These are members’ prices.</p>}
        {!quoted && isAsking && (
          <>
            <p role="status">Getting the price…</p>
            {/* As high as the price, or the field that somebody fills in meanwhile would be pushed out of sight. */}
            <Skeleton height="3rem" lines={draft.lines.length + 1} />
          </>
        )}
      </div>
      <FailureNotice error={error} actions={priced && <Button onClick={again}>Ask again</Button>} />
      {refusals.length > 0 && (
        <Notice tone="bad" title="This cannot be ordered as it is." actions={backTo && <LinkButton to={backTo}>Change the cart</LinkButton>}>
          <ul>
            {refusals.map((refusal, i) => (
              <li key={i}>{refusalText(refusal)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <StepHeading takesFocus={false}>Who pays</StepHeading>
      <Form
        form={form}
        title="Who pays"
        label={
          changed && priced
            ? `Accept ${moneyOf({ cents: priced.totalCents })} and continue`
            : isFree
              ? 'Order'
              : byCheck
                ? 'Order and pay by check'
                : 'Continue to your card'
        }
        words={workingWords('Making your order…')}
        isBusy={isAsking}
        failure={changed}
        {...(refusals.length > 0 && { button: <p>Change what is named above, then you can order.</p> })}
        {...(error !== undefined && !priced && { button: <WithoutPrice onAsk={again} /> })}
      >
        <FormField name="email" autoComplete="email" />
        {canBeSent && <FormField name="delivery" input={ways} />}
        {canBeSent && form.values.delivery === 'send' && (
          <>
            <FormField name="name" autoComplete="name" />
            <FormField name="street" autoComplete="street-address" />
            <FormField name="city" autoComplete="address-level2" />
            <FormField name="region" autoComplete="address-level1" />
            <FormField name="zip" autoComplete="postal-code" inputMode="numeric" />
          </>
        )}
        {priced?.hasThings && !(canBeSent && form.values.delivery === 'send') && (
          <p className={css.quiet}>
            You can fetch it at: <PickupAddress />.
          </p>
        )}
        {!isFree && !cardsOff && (isOnlyByCard ? <p>You pay by card.</p> : <FormField name="method" input={methods} />)}
        {!isFree && !byCheck && aboutCard}
        {!isFree && cardsOff && <p>You pay by check, because we cannot take cards here yet. After you order, we tell you where to send it.</p>}
        <div>
          <FormField name="accepts" />
          <Anchor to="/shop?view=terms">Read the terms of sale</Anchor>
        </div>
      </Form>
    </section>
  )
}

/** In place of the button that orders: without a price it would do nothing. */
const WithoutPrice = ({ onAsk }: { readonly onAsk: () => void }) => (
  <>
    <Button look="main" onClick={onAsk}>
      Get the price again
    </Button>
    <span>We could not get the price. What you entered is still here.</span>
  </>
)
