import type { CardForm } from '../../../ports/card-form'
import type { SimulatedPayments } from './simulated-payments'

/** The card fields of local mode; their code is downloaded when they are first shown. */
export const simulatedCardForm = (payments: SimulatedPayments): CardForm => ({
  provider: 'simulated',
  show: async (place, clientSecret, look) => (await import('./drawn-card-form')).drawCardForm(payments, place, clientSecret, look),
})
