import type { CardForm } from '../../../ports/card-form'
import type { SimulatedPayments } from './simulated-payments'

const drawn = () => import('./draw-card-form')

/** The card fields of local mode; their code is downloaded when somebody is about to pay. */
export const simulatedCardForm = (payments: SimulatedPayments): CardForm => ({
  provider: 'simulated',
  // `show` downloads them again and reports the failure.
  prefetch: () => void drawn().catch(() => undefined),
  show: async (place, clientSecret, look) => (await drawn()).drawCardForm(payments, place, clientSecret, look),
})
