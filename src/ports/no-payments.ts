import type { CardForm } from './card-form'
import { PortError } from './errors'
import type { Payments } from './payments'

const refused = async (): Promise<never> => {
  throw new PortError('payments', 'failed-precondition', 'there is no payment provider')
}

/** Payments of a host without a provider's keys: nothing can be paid by card, so nothing is left to cancel. */
export const noPayments: Payments = {
  provider: 'none',
  start: refused,
  charge: refused,
  keepCard: refused,
  forgetCard: refused,
  cancel: async () => true,
  find: async () => undefined,
  findChanges: async () => [],
  refund: refused,
  readMessage: async () => {
    throw new PortError('payments', 'invalid-argument', 'there is no payment provider')
  },
}

/** The same of a page. */
export const noCardForm: CardForm = { provider: 'none', prefetch: () => undefined, show: refused }
