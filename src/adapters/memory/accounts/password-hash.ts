import { fromBase64, toBase64 } from '../../../domain/shared/files/base64'

/** A password as stored: salted and derived with PBKDF2 over SHA-512; bytes in base64. */
export type PasswordHash = { readonly salt: string; readonly iterations: number; readonly hash: string }

/** For passwords that users choose. */
export const strongIterations = 210_000
/** For sample accounts, whose password is no secret: fifteen of them are hashed when the season is seeded. */
export const sampleIterations = 500

export async function hashPassword(password: string, iterations: number): Promise<PasswordHash> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return { salt: toBase64(salt), iterations, hash: toBase64(await derive(password, salt, iterations)) }
}

export async function isPassword(password: string, { salt, iterations, hash }: PasswordHash): Promise<boolean> {
  const derived = await derive(password, fromBase64(salt), iterations)
  const expected = fromBase64(hash)
  // Compares every byte, so that the duration reveals nothing.
  return derived.length === expected.length && derived.reduce((difference, byte, i) => difference | (byte ^ expected[i]!), 0) === 0
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password.normalize('NFKC')), 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-512', salt, iterations }, key, 256))
}
