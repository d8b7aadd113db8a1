import { token } from './token'

/** The only source of the current time for services and handlers; local mode can set it to a simulated instant. */
export interface Clock {
  now(): Date
}
export const Clock = token<Clock>('Clock')
