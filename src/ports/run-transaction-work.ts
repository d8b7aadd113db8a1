import { type Doc, maxWrites, type Transaction, type Write } from './documents'
import { PortError } from './errors'

export function checkWriteCount(writes: readonly Write[]): void {
  if (writes.length > maxWrites) throw invalid(`at most ${maxWrites} writes in one commit`)
}

/** Runs a transaction's work once, as every backend does: reads before writes, no update of what was read as missing, at most `maxWrites` writes. */
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
  checkWriteCount(writes)
  const update = writes.find(({ op, path }) => op === 'update' && missing.has(path))
  if (update) throw invalid(`${update.path} was read as missing and cannot be updated`)
  return { result, writes }
}

const invalid = (why: string) => new PortError('documents', 'invalid-argument', why)
