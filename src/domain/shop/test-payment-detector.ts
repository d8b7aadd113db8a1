import { CardForm } from '../../ports/card-form'

/** Recognizes payments without real money, so that staff do not take them for income. */
export class TestPaymentDetector {
  static readonly inject = [CardForm] as const

  constructor(private readonly form: CardForm) {}

  /** Test payments, and every card payment if the provider is simulated. */
  isTest(method: string | undefined): boolean {
    return method === 'test' || (method === 'card' && this.form.provider === 'simulated')
  }
}
