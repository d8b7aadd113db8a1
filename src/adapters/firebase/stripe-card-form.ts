import { loadStripe } from '@stripe/stripe-js/pure'
import type { CardFormLook, CardOutcome, ShownCardForm } from '../../ports/card-form'
import { PortError } from '../../ports/errors'

/** The type comes from the package's main entry, because only that has types; importing it as a value would download Stripe's program. */
type Program = NonNullable<Awaited<ReturnType<typeof loadStripe>>>
type Elements = ReturnType<Program['elements']>
interface Failure {
  readonly type: string
  readonly code?: string
  readonly decline_code?: string
  readonly payment_intent?: { readonly status: string }
}

/** Downloads Stripe's program. Once it is here, or on its way, it is not asked for again. */
export const fetchStripe = (publishableKey: string) => loadStripe(publishableKey)

/**
 * Shows Stripe's Payment Element: fields in Stripe's own frame, so that a card's number never reaches this page. Stripe's program is
 * downloaded ahead of the first form, and must come from Stripe.
 */
export async function showStripeCardForm(
  publishableKey: string,
  place: HTMLElement,
  clientSecret: string,
  look: CardFormLook,
): Promise<ShownCardForm> {
  // Reported to the page as a provider that cannot be reached.
  const program = (await fetchStripe(publishableKey).catch(() => null)) ?? unavailable("Stripe's program could not be downloaded")
  const elements = program.elements({ clientSecret, appearance: appearanceOf(look), locale: 'en' })
  const element = elements.create('payment', {
    layout: { type: 'accordion', radios: 'if_multiple' },
    // Link would ask for a phone number, and the other two need a registration of the site's domain and a permission that pages do not have.
    wallets: { link: 'never', applePay: 'never', googlePay: 'never' },
  })
  const failed = await new Promise<Failure | undefined>(resolve => {
    element.on('ready', () => resolve(undefined))
    element.on('loaderror', ({ error }) => resolve(error))
    element.mount(place)
  })
  if (failed) {
    element.destroy()
    unavailable(`Stripe's fields were not loaded: ${failed.code ?? failed.type}`)
  }
  // The client secret of a card that is only stored has its own prefix.
  const isKept = clientSecret.startsWith('seti_')
  return { pay: returnTo => (isKept ? keep : pay)(program, elements, returnTo), leave: () => element.destroy() }
}

async function pay(program: Program, elements: Elements, returnTo: string): Promise<CardOutcome> {
  try {
    const confirmParams = { return_url: new URL(returnTo, location.origin).href }
    const { error, paymentIntent } = await program.confirmPayment({ elements, confirmParams, redirect: 'if_required' })
    if (error) return failureOf(error)
    return ['succeeded', 'processing', 'requires_capture'].includes(paymentIntent.status) ? { state: 'submitted' } : { state: 'unknown' }
  } catch {
    return { state: 'unknown' }
  }
}

/** Has the card stored, without a payment. */
async function keep(program: Program, elements: Elements, returnTo: string): Promise<CardOutcome> {
  try {
    const confirmParams = { return_url: new URL(returnTo, location.origin).href }
    const { error } = await program.confirmSetup({ elements, confirmParams, redirect: 'if_required' })
    return error ? failureOf(error) : { state: 'submitted' }
  } catch {
    return { state: 'unknown' }
  }
}

function failureOf({ type, code, decline_code, payment_intent }: Failure): CardOutcome {
  if (type === 'validation_error') return { state: 'incomplete' }
  // Other reasons of the bank, such as a stolen card, are not shown to the person who uses it.
  if (type === 'card_error' && code === 'card_declined')
    return { state: 'declined', reason: decline_code === 'insufficient_funds' ? decline_code : code }
  if (type === 'card_error') return { state: 'declined', reason: code ?? 'card_declined' }
  if (code === 'payment_intent_authentication_failure' || code === 'setup_intent_authentication_failure')
    return { state: 'declined', reason: 'authentication_failed' }
  if (code === 'setup_intent_unexpected_state') return { state: 'submitted' }
  if (code !== 'payment_intent_unexpected_state') return { state: 'unknown' }
  // Already paid, by a second click or in another tab.
  if (payment_intent?.status === 'succeeded' || payment_intent?.status === 'processing') return { state: 'submitted' }
  return payment_intent?.status === 'canceled' ? { state: 'declined', reason: 'payment_canceled' } : { state: 'unknown' }
}

/** The frame does not inherit the page's fonts and styles. */
const appearanceOf = ({ dark, accent }: CardFormLook) => ({
  theme: dark ? ('night' as const) : ('stripe' as const),
  variables: { colorPrimary: accent, fontFamily: 'system-ui, sans-serif', fontSizeBase: '16px', borderRadius: '6px' },
})

const unavailable = (why: string): never => {
  throw new PortError('payments', 'unavailable', why)
}
