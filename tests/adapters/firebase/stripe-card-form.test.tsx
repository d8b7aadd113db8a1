// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showStripeCardForm } from '../../../src/adapters/firebase/stripe-card-form'
import type { ShownCardForm } from '../../../src/ports/card-form'

const look = { dark: false, accent: '#a03050' }
let place: HTMLElement
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  document.body.replaceChildren()
})

/**
 * A double of Stripe.js. It records what it is asked for, and answers as Stripe's reference says. The real script was never loaded here,
 * because it may only come from Stripe's servers.
 */
function stripeJs(confirmed: () => Promise<object> = async () => ({}), event: [string, object] = ['ready', {}]) {
  const asked: Record<string, unknown> = {}
  const listeners = new Map<string, (event: object) => void>()
  const fields = document.createElement('section')
  const element = {
    on: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    mount(parent: HTMLElement) {
      parent.append(fields)
      queueMicrotask(() => listeners.get(event[0])?.(event[1]))
    },
    destroy: () => fields.remove(),
  }
  const elements = { create: (...of: unknown[]) => ((asked['element'] = of), element) }
  const stripe = {
    elements: (options: object) => ((asked['elements'] = options), elements),
    confirmPayment: (options: object) => ((asked['confirm'] = options), confirmed()),
    confirmSetup: (options: object) => ((asked['setup'] = options), confirmed()),
  }
  open = key => ((asked['key'] = key), stripe)
  return asked
}
/** Stripe's loader caches the script after the first load. */
let open: (key: string) => object
const program = Object.assign((key: string) => open(key), { version: 'endive' })
const shown = (dark = false) => showStripeCardForm('pk_test_double', place, 'pi_1_secret_2', { ...look, dark })

it('says so where Stripe’s program cannot be downloaded, and tries again with the next form', async () => {
  const asked: string[] = []
  const head = vi.spyOn(document.head, 'appendChild').mockImplementation(script => {
    asked.push((script as unknown as HTMLScriptElement).src)
    queueMicrotask(() => script.dispatchEvent(new Event('error')))
    return script
  })
  await expect(shown()).rejects.toMatchObject({ port: 'payments', code: 'unavailable' })
  expect(asked).toEqual(['https://js.stripe.com/endive/stripe.js', 'https://js.stripe.com/endive/stripe.js'])
  head.mockRestore()
  vi.stubGlobal('Stripe', program)
  stripeJs()
  await expect(shown()).resolves.toBeDefined()
})

describe('the form', () => {
  it('is Stripe’s own, in the look of the page, with cards alone', async () => {
    const asked = stripeJs()
    await shown(true)
    expect(place.querySelector('section')).not.toBeNull()
    expect(asked).toMatchObject({
      key: 'pk_test_double',
      elements: { clientSecret: 'pi_1_secret_2', appearance: { theme: 'night', variables: { colorPrimary: '#a03050' } } },
      element: ['payment', { wallets: { link: 'never', applePay: 'never', googlePay: 'never' } }],
    })
  })

  it('is not there where its fields cannot be loaded', async () => {
    stripeJs(undefined, ['loaderror', { elementType: 'payment', error: { type: 'invalid_request_error', code: 'resource_missing' } }])
    await expect(shown()).rejects.toMatchObject({ port: 'payments', code: 'unavailable' })
    expect(place.querySelector('section')).toBeNull()
  })

  it('is removed when the page closes it', async () => {
    stripeJs()
    ;(await shown()).leave()
    expect(place.querySelector('section')).toBeNull()
  })
})

describe('a card that is only kept', () => {
  const keep = async (confirmed: () => Promise<object>) => {
    const asked = stripeJs(confirmed)
    const form = await showStripeCardForm('pk_test_double', place, 'seti_1_secret_2', { ...look, dark: false })
    return { asked, outcome: await form.pay('/dashboard/donations') }
  }

  it('is confirmed without a payment', async () => {
    const { asked, outcome } = await keep(async () => ({ setupIntent: { status: 'succeeded' } }))
    expect([asked['confirm'], outcome]).toEqual([undefined, { state: 'submitted' }])
    expect(asked['setup']).toMatchObject({ redirect: 'if_required', confirmParams: { return_url: `${location.origin}/dashboard/donations` } })
  })

  it.each([
    [
      { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' },
      { state: 'declined', reason: 'card_declined' },
    ],
    [
      { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' },
      { state: 'declined', reason: 'authentication_failed' },
    ],
    [{ type: 'invalid_request_error', code: 'setup_intent_unexpected_state' }, { state: 'submitted' }],
    [{ type: 'api_connection_error' }, { state: 'unknown' }],
  ])('and ends with %o, is told as %o', async (error, told) => {
    expect((await keep(async () => ({ error }))).outcome).toEqual(told)
  })
})

describe('paying', () => {
  const outcome = async (confirmed: () => Promise<object>) => {
    stripeJs(confirmed)
    const form: ShownCardForm = await shown()
    return form.pay('/orders/order-1?key=2')
  }

  it('stays on the page unless the bank asks, and comes back to this site', async () => {
    const asked = stripeJs(async () => ({ paymentIntent: { status: 'succeeded' } }))
    await (await shown()).pay('/orders/order-1?key=2')
    expect(asked['confirm']).toMatchObject({
      redirect: 'if_required',
      confirmParams: { return_url: `${location.origin}/orders/order-1?key=2` },
    })
  })

  it.each([
    ['succeeded', 'submitted'],
    ['processing', 'submitted'],
    ['requires_action', 'unknown'],
  ])('with the state %s is %s', async (status, state) => {
    expect(await outcome(async () => ({ paymentIntent: { status } }))).toEqual({ state })
  })

  it.each([
    [{ type: 'validation_error', code: 'incomplete_number' }, { state: 'incomplete' }],
    [
      { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' },
      { state: 'declined', reason: 'card_declined' },
    ],
    [
      { type: 'card_error', code: 'card_declined', decline_code: 'stolen_card' },
      { state: 'declined', reason: 'card_declined' },
    ],
    [
      { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
      { state: 'declined', reason: 'insufficient_funds' },
    ],
    [
      { type: 'card_error', code: 'expired_card' },
      { state: 'declined', reason: 'expired_card' },
    ],
    [
      { type: 'card_error', code: 'incorrect_cvc' },
      { state: 'declined', reason: 'incorrect_cvc' },
    ],
    [
      { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
      { state: 'declined', reason: 'authentication_failed' },
    ],
    [{ type: 'invalid_request_error', code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } }, { state: 'submitted' }],
    [
      { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', payment_intent: { status: 'canceled' } },
      { state: 'declined', reason: 'payment_canceled' },
    ],
    [{ type: 'api_connection_error' }, { state: 'unknown' }],
    [{ type: 'api_error' }, { state: 'unknown' }],
  ])('that ends with %o is told as %o', async (error, told) => {
    expect(await outcome(async () => ({ error }))).toEqual(told)
  })

  it('without an answer may have succeeded', async () => {
    expect(await outcome(() => Promise.reject(new Error('the network is gone')))).toEqual({ state: 'unknown' })
  })
})
