import { fromBase64, toBase64 } from './files/base64'

/** ECDSA on P-256 over SHA-256, as WebCrypto names it. */
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const
const signing = { name: 'ECDSA', hash: 'SHA-256' } as const

export interface KeyPair {
  readonly privateKey: JsonWebKey
  readonly publicKey: JsonWebKey
}

export async function newKeyPair(): Promise<KeyPair> {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const [privateKey, publicKey] = await Promise.all([crypto.subtle.exportKey('jwk', pair.privateKey), crypto.subtle.exportKey('jwk', pair.publicKey)])
  return { privateKey: plain(privateKey), publicKey: plain(publicKey) }
}

/** The signature of a text, in base64url. */
export async function signatureOf(text: string, privateKey: JsonWebKey): Promise<string> {
  const key = await crypto.subtle.importKey('jwk', privateKey, algorithm, false, ['sign'])
  return toBase64url(new Uint8Array(await crypto.subtle.sign(signing, key, new TextEncoder().encode(text))))
}

/** Whether the holder of the private half signed this text. Needs no network. */
export async function isSigned(text: string, signature: string, publicKey: JsonWebKey): Promise<boolean> {
  const key = await crypto.subtle.importKey('jwk', publicKey, algorithm, false, ['verify'])
  return crypto.subtle.verify(signing, key, fromBase64url(signature), new TextEncoder().encode(text))
}

/** A keyed digest (HMAC) of a text, as lower-case hex; it cannot be made without the secret. */
export async function hmac(text: string, secret: string): Promise<string> {
  const bytes = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const digest = await crypto.subtle.sign('HMAC', key, bytes.encode(text))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Only the text members of a key, which are all that both halves consist of. */
const plain = (key: JsonWebKey): JsonWebKey => Object.fromEntries(Object.entries(key).filter(([, value]) => typeof value === 'string'))

export const toBase64url = (bytes: Uint8Array): string => toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> => fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'))
