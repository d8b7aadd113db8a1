import { CardForm } from '../../ports/card-form'

/** Tells payments with which no money moves, so that staff never take them for income. */
export class TestPayments {
  static readonly inject = [CardForm] as const

  constructor(private readonly form: CardForm) {}

  /** Tests, and every card where the provider is simulated. */
  isTest(method: string | undefined): boolean {
    return method === 'test' || (method === 'card' && this.form.provider === 'simulated')
  }
}
