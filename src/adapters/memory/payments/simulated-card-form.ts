import type { CardForm } from '../../../ports/card-form'
import type { SimulatedPayments } from './simulated-payments'

/** The card fields of local mode, whose code is downloaded with the first of them. */
export const simulatedCardForm = (payments: SimulatedPayments): CardForm => ({
  provider: 'simulated',
  show: async (place, clientSecret, look) => (await import('./drawn-card-form')).drawCardForm(payments, place, clientSecret, look),
})
