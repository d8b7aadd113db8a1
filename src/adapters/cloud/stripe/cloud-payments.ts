import { noPayments } from '../../../ports/no-payments'
import type { Payments } from '../../../ports/payments'
import { stripeSettings } from './stripe-settings'

/** The payments of this host: Stripe if its key is set, otherwise none. The SDK is loaded at its first use, so that other calls start without it. */
export function cloudPayments(env: Readonly<Record<string, string | undefined>>): Payments {
  const settings = stripeSettings(env)
  if (!settings) return noPayments
  let loaded: Promise<Payments> | undefined
  const load = () => (loaded ??= import('./stripe-payments').then(({ StripePayments }) => new StripePayments(settings)))
  return {
    provider: 'stripe',
    start: async charge => (await load()).start(charge),
    charge: async (providerId, saved) => (await load()).charge(providerId, saved),
    forgetCard: async method => (await load()).forgetCard(method),
    keepCard: async (keptFor, saved) => (await load()).keepCard(keptFor, saved),
    cancel: async providerId => (await load()).cancel(providerId),
    find: async providerId => (await load()).find(providerId),
    findChanges: async providerId => (await load()).findChanges(providerId),
    refund: async refund => (await load()).refund(refund),
    readMessage: async (body, signature) => (await load()).readMessage(body, signature),
  }
}
