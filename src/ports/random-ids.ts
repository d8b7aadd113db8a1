import type { Ids } from './ids'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/**
 * The largest multiple of the alphabet's length that fits into a byte: higher bytes are skipped, because they would make its first letters
 * more frequent.
 */
const fair = 256 - (256 % alphabet.length)

/** Ids of 20 characters from the platform's secure random source. */
export class RandomIds implements Ids {
  next(): string {
    let id = ''
    while (id.length < 20)
      for (const byte of crypto.getRandomValues(new Uint8Array(24))) if (byte < fair && id.length < 20) id += alphabet[byte % alphabet.length]
    return id
  }
}
