import { CardForm, type CardFormLook, type ShownCardForm } from '../../../ports/card-form'
import { Callables } from '../../shared/functions/callables'
import { type Checkout, type CheckoutInput, createCheckout, holdAgain, readOrder } from './create-checkout.contract'
import type { OrderDraft } from './order-draft'
import type { OrderView } from './order-view'
import { type Quoted, quoteOrder } from './quote-order.contract'

export type { CardOutcome, ShownCardForm } from '../../../ports/card-form'

/** An order and what opens it for somebody without an account. */
export interface OrderKey {
  readonly orderId: string
  readonly orderKey?: string
}

/** Buying and giving, as whoever pays does it: what it costs, the order, the card, and what became of it. */
export class OrderPayment {
  static readonly inject = [Callables, CardForm] as const

  constructor(
    private readonly callables: Callables,
    private readonly cards: CardForm,
  ) {}

  get takesCards(): boolean {
    return this.cards.provider !== 'none'
  }

  quote(draft: OrderDraft): Promise<Quoted> {
    return this.callables.call(quoteOrder, draft)
  }

  /** The same key is the same order: a call that is repeated goes on with it. */
  start(input: CheckoutInput): Promise<Checkout> {
    return this.callables.call(createCheckout, input)
  }

  read({ orderId, orderKey }: OrderKey): Promise<OrderView> {
    return this.callables.call(readOrder, { orderId, ...(orderKey !== undefined && { orderKey }) })
  }

  async holdAgain({ orderId, orderKey }: OrderKey): Promise<void> {
    await this.callables.call(holdAgain, { orderId, ...(orderKey !== undefined && { orderKey }) })
  }

  /** Draws the provider's fields for a card. */
  showCard(place: HTMLElement, clientSecret: string, look: CardFormLook): Promise<ShownCardForm> {
    return this.cards.show(place, clientSecret, look)
  }
}
