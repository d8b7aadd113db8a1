import type { Message } from './simulated-messages'

/** The response to a payer's form. */
export type Paying = { readonly state: 'succeeded' } | { readonly state: 'asking' } | { readonly state: 'declined'; readonly reason: string }

/** The result of a change at the provider, and the messages that report it. */
export interface Answered<T> {
  readonly answer: T
  readonly messages: readonly Message[]
}
