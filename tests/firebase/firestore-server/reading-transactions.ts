import type { Doc } from '../../../src/ports/documents'
import { PortError } from '../../../src/ports/errors'
import type { Versions } from './versions'

/** What open transactions have read, and in which version; used by the server-side SDK, which holds transactions on the server. */
export class ReadingTransactions {
  private readonly open = new Map<string, Map<string, number | undefined>>()
  private count = 0

  constructor(private readonly versions: Versions) {}

  begin(): Buffer {
    const id = String(++this.count)
    this.open.set(id, new Map())
    return Buffer.from(id)
  }

  read(transaction: Uint8Array, path: string, doc: Doc | undefined): void {
    const reads = this.of(transaction)
    if (!reads.has(path)) reads.set(path, doc && this.versions.of(path).updated)
  }

  /** Fails with `aborted` when something that was read has changed since: the SDK then runs the work again. */
  async check(transaction: Uint8Array, present: (path: string) => Promise<Doc | undefined>): Promise<void> {
    for (const [path, version] of this.of(transaction)) {
      const doc = await present(path)
      const now = doc && this.versions.of(path).updated
      if (now !== version) throw new PortError('documents', 'aborted', `${path} was changed meanwhile`)
    }
  }

  end(transaction: Uint8Array): void {
    this.open.delete(Buffer.from(transaction).toString())
  }

  private of(transaction: Uint8Array): Map<string, number | undefined> {
    const reads = this.open.get(Buffer.from(transaction).toString())
    if (!reads) throw new PortError('documents', 'invalid-argument', 'the transaction is not open')
    return reads
  }
}
