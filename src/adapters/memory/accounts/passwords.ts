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

export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  // In slices, because a call accepts a limited number of arguments; as one list, because spreading it takes seven times as long.
  for (let i = 0; i < bytes.length; i += 0x8000) binary += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(i, i + 0x8000))
  return btoa(binary)
}

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), c => c.charCodeAt(0))
