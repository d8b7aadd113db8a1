import { createHash } from 'node:crypto'
import type { Choices } from '../../query-oracle/choices'

/**
 * Until it is undone, all random values of this process, such as ids and keys, come from the seeded choices. Hashes resolve at once,
 * because a thread pool would order the steps of a run differently each time.
 */
export function seedChance(choices: Choices): () => void {
  const hex = (digits: number) => Array.from({ length: digits }, () => choices.below(16).toString(16)).join('')
  const uuid = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}` as const
  const seeded = {
    randomUUID: uuid,
    getRandomValues<T extends ArrayBufferView | null>(into: T): T {
      if (into instanceof Uint8Array) for (let i = 0; i < into.length; i++) into[i] = choices.below(256)
      return into
    },
  }
  const digest = async (_: AlgorithmIdentifier, data: BufferSource) => {
    const bytes = ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data)
    return new Uint8Array(createHash('sha256').update(bytes).digest()).buffer
  }
  for (const [name, value] of Object.entries(seeded)) Object.defineProperty(crypto, name, { value, configurable: true })
  Object.defineProperty(crypto.subtle, 'digest', { value: digest, configurable: true })
  return () => {
    for (const name of Object.keys(seeded)) Reflect.deleteProperty(crypto, name)
    Reflect.deleteProperty(crypto.subtle, 'digest')
  }
}
