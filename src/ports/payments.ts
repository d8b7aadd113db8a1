import { token } from './token'

/** What is to be paid for an order. */
export interface Charge {
  /** The order's id is the idempotency key as well: an order has one payment, however often it is started. */
  readonly orderId: string
  /** Whole cents, above zero. */
  readonly amountCents: number
  readonly currency: 'usd'
  readonly email: string
  /** What the payer reads on the statement of the provider. */
  readonly description: string
  /**
   * `keep`: the card that pays is kept, to be charged again without its holder; no other way to pay is offered. A `SavedCard`: the payment will be
   * made with this one, by `charge`. Without it, any way to pay is offered and no card is kept.
   */
  readonly card?: 'keep' | SavedCard
}

/** A card that the provider keeps. It charges somebody's card, so it is stored where no client reads. */
export interface SavedCard {
  readonly customer: string
  readonly method: string
}

export interface StartedPayment {
  /** The payment's number at the provider, and the id of its record. */
  readonly providerId: string
  /** Lets the browser that holds it pay, and nothing else. It is never stored. */
  readonly clientSecret: string
}

export interface RefundOrder {
  readonly providerId: string
  readonly amountCents: number
  /** The same key never pays back twice. */
  readonly key: string
}

/** What a card is known by. Nothing else of it reaches this program. */
export interface CardEnding {
  readonly brand: string
  readonly last4: string
}

/** What the provider knows of a payment, when it is asked. */
export interface FoundPayment {
  /** `open`: nobody has finished it. `declined`: the same, and the bank refused the last try. */
  readonly state: 'open' | 'declined' | 'succeeded' | 'canceled'
  /** When this state began; for `open`, when the payment was started. */
  readonly at: Date
  readonly amountCents: number
  readonly feeCents?: number
  readonly card?: CardEnding
  /** The kept card, if the payment was started to keep one. */
  readonly kept?: KeptCard
}

/** A refund or a dispute of a payment as the provider knows it when it is asked, in the shape of the provider’s messages. */
export interface FoundChange {
  /** Of the refund or dispute. */
  readonly objectId: string
  /** When it came to be so; absent where the provider does not say. */
  readonly at?: Date
  readonly change: Extract<ProviderChange, { readonly of: 'refund' | 'dispute' }>
}

/** A card that was kept, and what its holder sees of it as far as that is known. */
export interface KeptCard {
  readonly saved: SavedCard
  readonly card?: CardEnding
  /** `YYYY-MM`. */
  readonly expires?: string
}

/** A change at the provider, as its message tells it. Amounts in whole cents. */
export type ProviderChange =
  | { readonly of: 'payment'; readonly state: 'processing' | 'failed' | 'canceled'; readonly orderId: string; readonly reason?: string }
  | {
      readonly of: 'payment'
      readonly state: 'succeeded'
      readonly orderId: string
      readonly amountCents: number
      readonly feeCents?: number
      readonly card?: CardEnding
      /** The kept card, if the payment was started to keep one. */
      readonly kept?: KeptCard
    }
  /** Another card is kept, for what `keepCard` was asked for. */
  | { readonly of: 'card'; readonly state: 'kept'; readonly keptFor: string; readonly kept: KeptCard }
  | {
      readonly of: 'refund'
      readonly state: 'pending' | 'succeeded' | 'failed'
      readonly paymentId: string
      readonly amountCents: number
      /** The `key` of the refund that this program asked for; absent where it was made at the provider. */
      readonly key?: string
    }
  | { readonly of: 'dispute'; readonly state: 'opened' | 'won' | 'lost'; readonly paymentId: string; readonly amountCents: number }
  | {
      readonly of: 'payout'
      readonly state: 'announced' | 'arrived' | 'failed'
      readonly amountCents: number
      readonly feeCents: number
      /** Number of payments in it. */
      readonly payments: number
      /** When the first and the last of what it consists of happened, once that is known. */
      readonly from?: Date
      readonly to?: Date
      /** `YYYY-MM-DD`. */
      readonly arrivesOn: string
    }

/** A message of the provider. It may arrive twice, late, and before messages that were sent earlier. */
export interface ProviderEvent {
  readonly id: string
  /** The provider's own name of it. */
  readonly type: string
  /** The payment, refund, dispute, payout or kept card that changed. */
  readonly objectId: string
  /** When it changed; at some providers in whole seconds. */
  readonly at: Date
  /** Absent where this program does nothing about it. */
  readonly change?: ProviderChange
}

/** The payment provider; used by handlers and jobs only. Rejects with `unavailable` of the port `payments` where the provider cannot be reached. */
export interface Payments {
  /** `none`: there are no keys, so nothing is paid by card. */
  readonly provider: 'stripe' | 'simulated' | 'none'
  start(charge: Charge): Promise<StartedPayment>
  /**
   * Charges a started payment to a kept card, without its holder. What came of it arrives as a message, also where the bank declines or wants to ask the
   * holder. A payment succeeds once, however often it is charged. Rejects with `failed-precondition` where the card is not kept any more.
   */
  charge(providerId: string, saved: SavedCard): Promise<void>
  /** Lets the holder of a kept card enter another one, or somebody a first one, in the same form as a payment. A message brings it, for `keptFor`. */
  keepCard(keptFor: string, saved?: SavedCard): Promise<{ readonly clientSecret: string }>
  /** Deletes a kept card at the provider, so that nobody can charge it any more. Does nothing if it is gone. */
  forgetCard(method: SavedCard['method']): Promise<void>
  /** Ends a payment that nobody has finished, so that it cannot be paid any more. False where it is paid, or about to be. */
  cancel(providerId: string): Promise<boolean>
  /** Asks for a payment, where its message may be lost. `undefined` where the provider knows none of this number. */
  find(providerId: string): Promise<FoundPayment | undefined>
  /** Asks for the refunds and disputes of a payment, where their messages may be lost; each as it is now. */
  findChanges(providerId: string): Promise<readonly FoundChange[]>
  /** Returns the refund's number at the provider. Rejects with `failed-precondition` where less is left or the payment is disputed. */
  refund(refund: RefundOrder): Promise<{ readonly providerId: string; readonly state: 'pending' | 'succeeded' | 'failed' }>
  /** Reads a message as it arrived. Rejects with `invalid-argument` where its signature is wrong or older than five minutes. */
  readMessage(body: string, signature: string): Promise<ProviderEvent>
}
export const Payments = token<Payments>('Payments')
