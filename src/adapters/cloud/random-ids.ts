import { randomInt } from 'node:crypto'
import type { Ids } from '../../ports/ids'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Ids of 20 characters from the platform's secure random source. */
export class RandomIds implements Ids {
  next(): string {
    return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('')
  }
}
