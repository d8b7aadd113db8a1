import { isPlain } from './check-storable'
import { type Doc, maxWrites, type Transaction, type Write } from './documents'
import { PortError } from './errors'

/** Refuses too many writes, and data that are no map. */
export function checkWrites(writes: readonly Write[]): void {
  if (writes.length > maxWrites) throw invalid(`at most ${maxWrites} writes in one commit`)
  const odd = writes.find(write => write.op !== 'delete' && !isMap(write.data))
  if (odd) throw invalid(`${odd.path}: the data of a document are a map`)
}

const isMap = (data: unknown) => typeof data === 'object' && data !== null && !Array.isArray(data) && isPlain(data)

/**
 * Runs a transaction's work once, as every backend does: reads before writes, at most `maxWrites` writes, and no update of what was read
 * as missing, unless the transaction wrote it before.
 */
export async function runTransactionWork<T>(
  work: (transaction: Transaction) => Promise<T>,
  read: (path: string) => Promise<Doc | undefined>,
): Promise<{ readonly result: T; readonly writes: readonly Write[] }> {
  const writes: Write[] = []
  const missing = new Set<string>()
  const result = await work({
    get: async path => {
      if (writes.length > 0) throw invalid('a transaction must read before it writes')
      const doc = await read(path)
      if (!doc) missing.add(path)
      return doc
    },
    write: (...more) => void writes.push(...more),
  })
  checkWrites(writes)
  const update = writes.find(({ op, path }, i) => op === 'update' && missing.has(path) && writes.findIndex(write => write.path === path) === i)
  if (update) throw invalid(`${update.path} was read as missing and cannot be updated`)
  return { result, writes }
}

const invalid = (why: string) => new PortError('documents', 'invalid-argument', why)
