import { CardForm, type CardFormLook, type ShownCardForm } from '../../../ports/card-form'
import { Callables } from '../../shared/functions/callables'
import { type Checkout, type CheckoutInput, continueCheckout, createCheckout, holdAgain, readOrder } from './create-checkout.contract'
import type { OrderDraft } from './order-draft'
import type { OrderView } from './order-view'
import { type Quoted, quoteOrder } from './quote-order.contract'

export type { CardOutcome, ShownCardForm } from '../../../ports/card-form'

/** An order and what opens it for somebody without an account. */
export interface OrderKey {
  readonly orderId: string
  readonly orderKey?: string | undefined
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

  /** How to go on paying an order that was made before. */
  goOn(key: OrderKey): Promise<Checkout['payment']> {
    return this.callables.call(continueCheckout, keyOf(key))
  }

  read(key: OrderKey): Promise<OrderView> {
    return this.callables.call(readOrder, keyOf(key))
  }

  async holdAgain(key: OrderKey): Promise<void> {
    await this.callables.call(holdAgain, keyOf(key))
  }

  /** Draws the provider's fields for a card. */
  showCard(place: HTMLElement, clientSecret: string, look: CardFormLook): Promise<ShownCardForm> {
    return this.cards.show(place, clientSecret, look)
  }
}

const keyOf = ({ orderId, orderKey }: OrderKey) => ({ orderId, ...(orderKey !== undefined && { orderKey }) })
