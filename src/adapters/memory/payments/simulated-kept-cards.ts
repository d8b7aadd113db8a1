import { PortError } from '../../../ports/errors'
import type { CardEnding, KeptCard, SavedCard } from '../../../ports/payments'
import type { Answered, Paying } from './simulated-payment-responses'
import type { SimulatedPayment, SimulatedProviderAccount } from './simulated-provider-account'
import { testCards } from './test-cards'

const secretMark = '_secret_'
const keptMark = 'seti_'

/** The id of a card that is to be entered, and the secret with which its holder enters it. */
export const keptSecret = (id: string) => ({ method: `pm_${id}`, secret: `${keptMark}${id}${secretMark}${id}` })
export const isKeptSecret = (clientSecret: string): boolean => clientSecret.startsWith(keptMark)
const methodOf = (clientSecret: string) => `pm_${clientSecret.slice(keptMark.length).split(secretMark)[0]}`

const endingOf = (number: string): CardEnding => ({ brand: 'visa', last4: number.slice(-4) })

/** Test cards have any expiry date; the stored ones expire at the end of 2034. */
const expires = '2034-12'

/** The fee as Stripe takes it for most cards: 2.9 percent and 30 cents. */
const feeOf = (cents: number): number => Math.round(cents * 0.029) + 30

/** What the provider reports of a payment that succeeded. */
export function figuresTab(providerId: string, { amountCents, number = '', keepsFor: customer }: SimulatedPayment) {
  const card = endingOf(number)
  const kept: KeptCard | undefined = customer === undefined ? undefined : { saved: { customer, method: `pm_${providerId}` }, card, expires }
  return { amountCents, feeCents: feeOf(amountCents), card, ...(kept && { kept }) }
}

/** Charges a stored card while its holder is away, so that no bank can ask them. A payment that is already paid or canceled does not change. */
export async function chargeKept(
  account: SimulatedProviderAccount,
  providerId: string,
  { customer, method }: SavedCard,
  at: Date,
): Promise<Answered<undefined>> {
  const payment = await account.require(providerId)
  const { orderId, state } = payment
  const { number, customer: owner } = await account.card(method)
  if (number === undefined || owner !== customer) throw new PortError('payments', 'failed-precondition', 'the card is not kept')
  if (state === 'succeeded' || state === 'canceled') return { answer: undefined, messages: [] }
  const { does, reason = 'card_declined', awayReason } = testCards[number] ?? { does: 'decline' as const }
  const declined = awayReason ?? (does === 'decline' ? reason : undefined)
  if (declined !== undefined) {
    account.change(providerId, { declinedAt: at })
    const change = { of: 'payment', state: 'failed', orderId, reason: declined } as const
    return { answer: undefined, messages: [{ type: 'payment_intent.payment_failed', objectId: providerId, change }] }
  }
  account.change(providerId, { state: 'succeeded', at, number })
  const paid = { of: 'payment', state: 'succeeded', orderId, ...figuresTab(providerId, { ...payment, number }) } as const
  return { answer: undefined, messages: [{ type: 'payment_intent.succeeded', objectId: providerId, change: paid }] }
}

/** The holder enters another card to be stored; a bank's question counts as answered. */
export async function enterCard(account: SimulatedProviderAccount, clientSecret: string, number: string): Promise<Answered<Paying>> {
  const method = methodOf(clientSecret)
  const { customer, keptFor = '', secret, number: before } = await account.card(method)
  if (secret !== clientSecret) throw new PortError('payments', 'invalid-argument', 'another secret')
  if (before !== undefined) return { answer: { state: 'succeeded' }, messages: [] }
  const { does, reason = 'card_declined', awayReason } = testCards[number] ?? { does: 'decline' as const }
  if (does === 'decline' && awayReason === undefined) return { answer: { state: 'declined', reason }, messages: [] }
  account.keepCard(method, { customer, number, keptFor, secret })
  const kept = { saved: { customer, method }, card: endingOf(number), expires }
  return {
    answer: { state: 'succeeded' },
    messages: [
      { type: 'setup_intent.succeeded', objectId: clientSecret.split(secretMark)[0]!, change: { of: 'card', state: 'kept', keptFor, kept } },
    ],
  }
}
