import type { Message } from './simulated-messages'

/** As a payer's form is answered. */
export type Paying = { readonly state: 'succeeded' } | { readonly state: 'asking' } | { readonly state: 'declined'; readonly reason: string }

/** What a change at the provider answers, and the messages that tell of it. */
export interface Answered<T> {
  readonly answer: T
  readonly messages: readonly Message[]
}
