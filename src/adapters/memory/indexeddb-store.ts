import type { Fields } from '../../ports/documents'
import { Lapsed, openDatabase, requested, within } from './database'
import type { DocumentStore } from './document-store'
import type { Content, DurableStore } from './durable-store'
import { IndexedDbShelf } from './indexeddb-shelf'
import { documentPath } from './paths'
import { withSharedTexts } from './shared-texts'
import { type Changed, pathOf } from './stored'

/** Documents unpacked in one breath: each part is a turn of its own, between which the page answers. */
const loadedAtOnce = 400

/** Carries word between tabs that there is something new. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>

/** An entry of the log: the paths a commit changed, or that everything was replaced. */
type Entry = { readonly paths: readonly string[] } | { readonly all: true }

/** Entries kept for tabs that lag behind; one that lags further loads everything anew. */
const logKept = 1024

/**
 * Keeps a document store in IndexedDB and in step with other tabs.
 *
 * Every commit is one readwrite transaction over documents and log. IndexedDB runs such transactions of all tabs one after the
 * other, so it is also the lock: inside it the tab first takes over what others have logged since it last looked, then decides
 * on the newest state, writes, and logs what it changed. A tab killed at any moment has either finished its transaction, which
 * the others then find in the log, or left no trace. The document store takes the changes over only when they are kept.
 * The channel says only that the log has grown; its loss costs freshness, never correctness.
 */
export class IndexedDbStore implements DurableStore {
  /** Key of the newest log entry that the document store holds. */
  private seen = 0
  /** Work of this tab, one after the other. */
  private turn: Promise<unknown> = Promise.resolve()
  readonly files: IndexedDbShelf

  private constructor(
    private readonly db: IDBDatabase,
    private readonly store: DocumentStore,
    private readonly channel: TabChannel | undefined,
  ) {
    this.files = new IndexedDbShelf(db)
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
    // It waits for something else, perhaps for another commit: let that have its turn.
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

  /** Takes over what other tabs have committed meanwhile. */
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
    // Whoever asked hears of a failure; the next in turn does not.
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

  /** Asks for all parts at once: while the database reads the next ones, those that came are taken over. */
  private async loadAll(transaction: IDBTransaction): Promise<void> {
    const documents = transaction.objectStore('documents')
    const newest = requested(transaction.objectStore('log').openKeyCursor(null, 'prev'))
    const paths = (await requested(documents.getAllKeys())) as string[]
    const replacement = this.store.beginReplacing()
    await Promise.all(
      partsOf(paths).map(async part => {
        const data = await requested<Fields[]>(documents.getAll(IDBKeyRange.bound(part[0], part.at(-1))))
        for (const [i, path] of part.entries()) replacement.take(path, withSharedTexts(data[i]!))
      }),
    )
    replacement.finish()
    this.seen = ((await newest)?.key as number | undefined) ?? 0
  }
}

const partsOf = (paths: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(paths.length / loadedAtOnce) }, (_, part) => paths.slice(part * loadedAtOnce, (part + 1) * loadedAtOnce))

/** Adds an entry and resolves with its key; the key counts once the transaction is kept. */
async function log(transaction: IDBTransaction, entry: Entry): Promise<number> {
  const entries = transaction.objectStore('log')
  const key = (await requested(entries.add(entry))) as number
  if (key % 256 === 0) entries.delete(IDBKeyRange.upperBound(key - logKept))
  return key
}
