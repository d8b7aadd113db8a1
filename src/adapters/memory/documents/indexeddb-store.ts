import { chunked } from '../../../domain/shared/chunked'
import type { Fields } from '../../../ports/documents'
import { IndexedDbFileStore } from '../files/indexeddb-file-store'
import type { DocumentStore } from './document-store'
import type { Content, DurableStore } from './durable-store'
import { Lapsed, openDatabase, requested, within } from './indexeddb-database'
import { withInternedTexts } from './interned-texts'
import { documentPath } from './paths'
import { type Changed, pathOf } from './stored-document'

/** Documents loaded per task; between two tasks the page can respond. */
const loadedAtOnce = 400

/** Notifies other tabs that the log has a new entry. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>

/** An entry of the log: the paths that a commit changed, or that everything was replaced. */
type Entry = { readonly paths: readonly string[] } | { readonly all: true }

/** Log entries kept for tabs that are behind; a tab that is further behind reloads everything. */
const logKept = 1024

/**
 * Keeps a document store in IndexedDB and in step with other tabs. Every commit is one readwrite transaction over documents and log.
 * IndexedDB runs such transactions of all tabs one after another, so the transaction is also the lock: in it the tab first applies what
 * other tabs have logged since its last commit, then decides on the newest state, writes, and logs what it changed. If a tab is killed, its
 * transaction is either complete, and the other tabs find it in the log, or it left nothing. The document store applies changes only after
 * they are persisted. The channel only says that the log has grown: if a message is lost, a tab shows older data for longer, but never
 * wrong data.
 */
export class IndexedDbStore implements DurableStore {
  /** Key of the newest log entry that the document store contains. */
  private seen = 0
  /** This tab's operations, run one after another. */
  private turn: Promise<unknown> = Promise.resolve()
  readonly files: IndexedDbFileStore

  private constructor(
    private readonly db: IDBDatabase,
    private readonly store: DocumentStore,
    private readonly channel: TabChannel | undefined,
  ) {
    this.files = new IndexedDbFileStore(db)
    if (channel) channel.onmessage = () => void this.catchUp()
  }

  /** Opens the database and loads its documents into the store. */
  static async open(factory: IDBFactory, name: string, store: DocumentStore, channel?: TabChannel): Promise<IndexedDbStore> {
    const opened = new IndexedDbStore(await openDatabase(factory, name), store, channel)
    await opened.inTurn(() => within(opened.db, ['documents', 'log'], 'readonly', transaction => opened.loadAll(transaction)))
    return opened
  }

  async commit(decide: () => readonly Changed[], first?: () => Promise<void>): Promise<void> {
    if (!first) return this.inTurn(() => this.write(decide))
    let running: Promise<void> | undefined
    try {
      return await this.inTurn(() => this.write(decide, () => (running = first())))
    } catch (error) {
      if (!(error instanceof Lapsed)) throw error
    }
    // The work awaits something outside the transaction, perhaps another commit, which must be able to run first.
    await running
    return this.inTurn(() => this.write(decide))
  }

  replace(content: Content, unless?: () => boolean): Promise<void> {
    return this.inTurn(async () => {
      const key = await within(this.db, ['documents', 'files', 'log'], 'readwrite', async transaction => {
        await this.takeOver(transaction)
        if (unless?.()) return undefined
        const [documents, files] = [transaction.objectStore('documents'), transaction.objectStore('files')]
        documents.clear()
        files.clear()
        for (const { path, data } of content.documents) documents.put(data, path)
        for (const file of content.files) files.put(file, file.path)
        return log(transaction, { all: true })
      })
      if (key === undefined) return
      this.seen = key
      this.store.replaceAll(content.documents)
      this.channel?.postMessage('replaced')
    })
  }

  /** Applies what other tabs have committed since. */
  catchUp(): Promise<void> {
    return this.inTurn(() => within(this.db, ['documents', 'log'], 'readonly', transaction => this.takeOver(transaction)))
  }

  close(): void {
    this.channel?.close()
    this.db.close()
  }

  private async write(decide: () => readonly Changed[], first?: () => Promise<void>): Promise<void> {
    let changes: readonly Changed[] = []
    const key = await within(this.db, ['documents', 'log'], 'readwrite', async transaction => {
      await this.takeOver(transaction)
      await first?.()
      changes = decide()
      if (changes.length === 0) return undefined
      const documents = transaction.objectStore('documents')
      for (const change of changes) {
        if (change.after) documents.put(change.after, pathOf(change))
        else documents.delete(pathOf(change))
      }
      return log(transaction, { paths: changes.map(pathOf) })
    })
    if (key === undefined) return
    this.seen = key
    this.store.apply(changes)
    this.channel?.postMessage('committed')
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.turn.then(work)
    // The caller gets the failure; the next operation in the queue must not.
    this.turn = result.catch(() => undefined)
    return result
  }

  private async takeOver(transaction: IDBTransaction): Promise<void> {
    const logged = transaction.objectStore('log')
    const since = IDBKeyRange.lowerBound(this.seen, true)
    const [keys, entries] = await Promise.all([requested(logged.getAllKeys(since)), requested<Entry[]>(logged.getAll(since))])
    if (keys.length === 0) return
    const isWhole = keys[0] === this.seen + 1 && entries.every(entry => 'paths' in entry)
    if (!isWhole) return this.loadAll(transaction)
    const paths = [...new Set(entries.flatMap(entry => ('paths' in entry ? entry.paths : [])))]
    const documents = transaction.objectStore('documents')
    const found = await Promise.all(paths.map(path => requested<Fields | undefined>(documents.get(path))))
    this.store.apply(paths.map((path, i) => ({ ...documentPath(path), before: this.store.read(path)?.data, after: found[i] })))
    this.seen = keys.at(-1) as number
  }

  /** Requests all parts at once, so that parts that have arrived are processed while the database reads the next ones. */
  private async loadAll(transaction: IDBTransaction): Promise<void> {
    const documents = transaction.objectStore('documents')
    const newest = requested(transaction.objectStore('log').openKeyCursor(null, 'prev'))
    const paths = (await requested(documents.getAllKeys())) as string[]
    const replacement = this.store.beginReplacing()
    await Promise.all(
      chunked(paths, loadedAtOnce).map(async part => {
        const data = await requested<Fields[]>(documents.getAll(IDBKeyRange.bound(part[0], part.at(-1))))
        for (const [i, path] of part.entries()) replacement.take(path, withInternedTexts(data[i]!))
      }),
    )
    replacement.finish()
    this.seen = ((await newest)?.key as number | undefined) ?? 0
  }
}

/** Adds an entry and resolves with its key; the key is valid only once the transaction is complete. */
async function log(transaction: IDBTransaction, entry: Entry): Promise<number> {
  const entries = transaction.objectStore('log')
  const key = (await requested(entries.add(entry))) as number
  if (key % 256 === 0) entries.delete(IDBKeyRange.upperBound(key - logKept))
  return key
}
