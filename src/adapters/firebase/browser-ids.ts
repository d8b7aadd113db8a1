import type { Ids } from '../../ports/ids'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const unbiased = 256 - (256 % alphabet.length)

/** Ids of 20 characters from the platform's secure random source. */
export class BrowserIds implements Ids {
  next(): string {
    let id = ''
    while (id.length < 20)
      for (const byte of crypto.getRandomValues(new Uint8Array(32))) if (byte < unbiased && id.length < 20) id += alphabet[byte % alphabet.length]
    return id
  }
}
