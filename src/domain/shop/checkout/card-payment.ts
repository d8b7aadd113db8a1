import { CardForm, type CardFormLook, type ShownCardForm } from '../../../ports/card-form'

export type { CardFormLook, ShownCardForm } from '../../../ports/card-form'

/** Card payments in the provider's own input fields. */
export class CardPayment {
  static readonly inject = [CardForm] as const

  constructor(private readonly form: CardForm) {}

  /** Whether card payments are configured. */
  get isOn(): boolean {
    return this.form.provider !== 'none'
  }

  /** Begins to download what `show` needs. */
  prefetch(): void {
    this.form.prefetch()
  }

  /** Shows the input fields; `clientSecret` can pay one order only. */
  show(place: HTMLElement, clientSecret: string, look: CardFormLook): Promise<ShownCardForm> {
    return this.form.show(place, clientSecret, look)
  }
}
