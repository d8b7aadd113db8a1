import type { HandlerContext } from '../shared/functions/handler'
import { signedForShares } from './share-signature'

/** OWASP's number of rounds of PBKDF2 with HMAC-SHA-256 is 600,000; the server's secret and five tries an hour stand before these. */
const rounds = 100_000

const hex = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

/** A new hash of a passcode, as `salt:hash`. It holds no passcode, and cannot be tried out without the server's secret. */
export function newPassHash(context: HandlerContext, passcode: string): Promise<string> {
  return hashWith(context, passcode, hex(crypto.getRandomValues(new Uint8Array(16))))
}

/** Takes the same time without a hash, so that the time tells nobody that there is a link. */
export async function isPasscode(context: HandlerContext, passcode: string, passHash: string | undefined): Promise<boolean> {
  const salt = passHash?.split(':')[0] ?? '0'.repeat(32)
  return (await hashWith(context, passcode, salt)) === passHash
}

async function hashWith(context: HandlerContext, passcode: string, salt: string): Promise<string> {
  // Compared in one spelling, whatever keyboard it came from.
  const peppered = await signedForShares(context, `passcode ${passcode.normalize('NFC')}`)
  const bytes = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', bytes.encode(peppered), 'PBKDF2', false, ['deriveBits'])
  const derived = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: bytes.encode(salt), iterations: rounds }, key, 256)
  return `${salt}:${hex(new Uint8Array(derived))}`
}
