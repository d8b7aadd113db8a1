import { CardForm, type CardFormLook, type ShownCardForm } from '../../../ports/card-form'

export type { CardFormLook, ShownCardForm } from '../../../ports/card-form'

/** Paying by card, in the provider's own fields. */
export class CardPayment {
  static readonly inject = [CardForm] as const

  constructor(private readonly form: CardForm) {}

  /** Whether cards are taken here at all. */
  get isOn(): boolean {
    return this.form.provider !== 'none'
  }

  /** Draws the fields; `clientSecret` pays one order and nothing else. */
  show(place: HTMLElement, clientSecret: string, look: CardFormLook): Promise<ShownCardForm> {
    return this.form.show(place, clientSecret, look)
  }
}
