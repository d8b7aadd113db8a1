import type { Doc } from '../../../src/ports/documents'
import { PortError } from '../../../src/ports/errors'
import type { Versions } from './versions'

/** The documents and versions that open transactions have read, for the Admin SDK, whose transactions live on the server. */
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

  /** Fails with `aborted` if a document that was read has changed since; the SDK then retries. */
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
