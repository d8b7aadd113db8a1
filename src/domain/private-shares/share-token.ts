import { sha256 } from '../shared/sha256'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const tokenLength = 22

/** 22 random characters of 62: 131 bits, which nobody guesses. */
export function newToken(): string {
  let token = ''
  while (token.length < tokenLength)
    // Bytes beyond the last whole multiple of 62 would favor the first letters.
    for (const byte of crypto.getRandomValues(new Uint8Array(32)))
      if (byte < 4 * letters.length && token.length < tokenLength) token += letters[byte % letters.length]
  return token
}

/** The id of the record behind a token. */
export const shareIdOf = (token: string): Promise<string> => sha256(`private share ${token}`)
