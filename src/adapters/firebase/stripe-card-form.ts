import type { Appearance, PaymentIntentResult, Stripe, StripeElements, StripeError, StripePaymentElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { CardFormLook, CardOutcome, ShownCardForm } from '../../ports/card-form'
import { PortError } from '../../ports/errors'

/**
 * Draws Stripe's Payment Element: fields in a frame of Stripe's, so that a card's number never reaches this page. Stripe's program is
 * downloaded with the first form, and must come from Stripe.
 */
export async function showStripeCardForm(
  publishableKey: string,
  place: HTMLElement,
  clientSecret: string,
  look: CardFormLook,
): Promise<ShownCardForm> {
  const stripe = await opened(publishableKey)
  const elements = stripe.elements({ clientSecret, appearance: appearanceOf(look), locale: 'en' })
  const element = elements.create('payment', {
    layout: { type: 'accordion', radios: 'if_multiple' },
    // Link would ask for a phone number, and the other two need a registration of the site's domain and a permission that pages do not have.
    wallets: { link: 'never', applePay: 'never', googlePay: 'never' },
  })
  await shown(element, place)
  return { pay: returnTo => pay(stripe, elements, returnTo), leave: () => element.destroy() }
}

async function opened(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey).catch(unavailable)
  return stripe ?? unavailable()
}

function shown(element: StripePaymentElement, place: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.on('ready', () => resolve())
    element.on('loaderror', ({ error }) => {
      element.destroy()
      reject(new PortError('payments', 'unavailable', `Stripe's fields were not loaded: ${error.code ?? error.type}`))
    })
    element.mount(place)
  })
}

async function pay(stripe: Stripe, elements: StripeElements, returnTo: string): Promise<CardOutcome> {
  try {
    const confirmParams = { return_url: new URL(returnTo, location.origin).href }
    return outcomeOf(await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' }))
  } catch {
    return { state: 'unknown' }
  }
}

function outcomeOf({ error, paymentIntent }: PaymentIntentResult): CardOutcome {
  if (error) return failureOf(error)
  const { status } = paymentIntent
  return status === 'succeeded' || status === 'processing' || status === 'requires_capture' ? { state: 'submitted' } : { state: 'unknown' }
}

function failureOf({ type, code, decline_code, payment_intent }: StripeError): CardOutcome {
  if (type === 'validation_error') return { state: 'incomplete' }
  // Other reasons of the bank, such as a stolen card, are not told to whoever holds it.
  if (type === 'card_error' && code === 'card_declined')
    return { state: 'declined', reason: decline_code === 'insufficient_funds' ? decline_code : code }
  if (type === 'card_error') return { state: 'declined', reason: code ?? 'card_declined' }
  if (code === 'payment_intent_authentication_failure') return { state: 'declined', reason: 'authentication_failed' }
  if (code !== 'payment_intent_unexpected_state') return { state: 'unknown' }
  // Paid before, by a second press or in another tab.
  if (payment_intent?.status === 'succeeded' || payment_intent?.status === 'processing') return { state: 'submitted' }
  return payment_intent?.status === 'canceled' ? { state: 'declined', reason: 'payment_canceled' } : { state: 'unknown' }
}

/** The frame does not know the page's fonts and rules. */
const appearanceOf = ({ dark, accent }: CardFormLook): Appearance => ({
  theme: dark ? 'night' : 'stripe',
  variables: { colorPrimary: accent, fontFamily: 'system-ui, sans-serif', fontSizeBase: '16px', borderRadius: '6px' },
})

const unavailable = (): never => {
  throw new PortError('payments', 'unavailable', "Stripe's program could not be downloaded")
}
