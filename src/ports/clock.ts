import { token } from './token'

/** The only source of "now" for services and handlers; local mode may set it to a simulated instant. */
export interface Clock {
  now(): Date
}
export const Clock = token<Clock>('Clock')
