const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
/** Milliseconds for which a code is valid. */
const period = 30_000
const digits = 6

/** A new secret for an authenticator app: 160 bits in Base32, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map(byte => alphabet[byte & 31]).join('')
}

/** The code that an authenticator app shows at this instant (RFC 6238: HMAC-SHA-1, 30 seconds, six digits). */
export async function totpCode(secret: string, at: Date): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(Math.floor(at.getTime() / period)))
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer))
  // The last four bits are the offset of the 31 bits that make the code.
  const number = mac.getUint32(mac.getUint8(19) & 15) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Whether this is the current code, or that of 30 seconds earlier or later, because the clocks of devices differ. */
export async function isTotpCode(secret: string, code: string, now: Date): Promise<boolean> {
  const near = await Promise.all([-1, 0, 1].map(step => totpCode(secret, new Date(now.getTime() + step * period))))
  return near.includes(code)
}

function bytesOf(base32: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((base32.length * 5) / 8))
  let bits = 0
  let held = 0
  let at = 0
  for (const letter of base32) {
    held = ((held << 5) | alphabet.indexOf(letter)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 255
  }
  return bytes
}
