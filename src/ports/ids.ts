import { token } from './token'

export interface Ids {
  /** A new unguessable document id: 20 characters of [A-Za-z0-9]. */
  next(): string
}
export const Ids = token<Ids>('Ids')
