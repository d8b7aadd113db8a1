import { cp, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { contextOptions, firstTab, type TabOptions } from './tab'

/** A browser that holds the sample season, and its page that gives the season back. */
interface SeasonBrowser {
  readonly context: BrowserContext
  readonly keeper: Page
}

/** Those of this worker, one for each kind of visitor. They end with the process. */
const browsers = new Map<string, SeasonBrowser>()

/**
 * A tab of somebody who has been here before: the sample season is in their browser, as its first page left it, and nobody is signed in.
 * Opening another one of the same kind closes it, and takes back whatever it changed: starting a browser costs four seconds of a processor.
 * What the whole context would remember, such as a simulated clock, belongs into a browser of its own (`launchWithSeason`).
 */
export async function openSeasonTab({ as, at, ...options }: TabOptions = {}) {
  const kind = JSON.stringify(options)
  const known = browsers.get(kind)
  if (known && (await isAsBefore(known))) return firstTab(known.context, { as, at })
  const context = await launchWithSeason(options)
  const keeper = context.pages()[0] ?? (await context.newPage())
  await keeper.goto('/robots.txt')
  await keeper.evaluate(noteSeason)
  browsers.set(kind, { context, keeper })
  return firstTab(context, { as, at })
}

/**
 * A browser that nobody else has, which holds the season. Copying the profile of one that has made it costs a tenth of a second, making it three.
 * The test closes it.
 */
export async function launchWithSeason(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const made = inject('season')
  const profile = await mkdtemp(path.join(path.dirname(made), 'copy-'))
  await cp(made, profile, { recursive: true })
  return chromium.launchPersistentContext(profile, { ...inject('launch'), ...contextOptions(options) })
}

/** Takes back what the former tab changed. `false` if the browser is of no more use: a tab that is killed may take the keeper along. */
async function isAsBefore({ context, keeper }: SeasonBrowser): Promise<boolean> {
  try {
    await Promise.all(
      context
        .pages()
        .filter(page => page !== keeper)
        .map(page => page.close()),
    )
    await Promise.all([context.setOffline(false), context.clearCookies()])
    await keeper.evaluate(() => (globalThis as unknown as { restoreSeason(): Promise<void> }).restoreSeason())
    return true
  } catch {
    await context.close()
    return false
  }
}

/** Runs in the keeper: notes all that the local backend and the pages store, and how to give it back. What was changed is in the backend's log. */
async function noteSeason(): Promise<void> {
  const name = 'local-mode'
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error!)
    })
  async function within<T>(work: (documents: IDBObjectStore, files: IDBObjectStore, log: IDBObjectStore) => Promise<T>): Promise<T> {
    const database = await answer(indexedDB.open(name))
    const transaction = database.transaction(['documents', 'files', 'log'], 'readwrite')
    const over = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error!)
    })
    const result = await work(transaction.objectStore('documents'), transaction.objectStore('files'), transaction.objectStore('log'))
    await over
    database.close()
    return result
  }
  const contentOf = async (store: IDBObjectStore) => {
    const [keys, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())])
    return new Map(keys.map((key, i) => [key, values[i] as unknown]))
  }
  const fill = (store: IDBObjectStore, content: ReadonlyMap<IDBValidKey, unknown>) => {
    store.clear()
    for (const [key, value] of content) store.put(value, key)
  }
  const [documents, files, log] = await within((...stores) => Promise.all(stores.map(contentOf)))
  const preferences = Object.entries(localStorage) as [string, string][]
  let seen = Number([...log!.keys()].at(-1) ?? 0)
  const restoreSeason = async () => {
    await within(async (storedDocuments, storedFiles, storedLog) => {
      const since = IDBKeyRange.lowerBound(seen, true)
      const [entries, keys, paths] = await Promise.all([
        answer<{ paths?: string[] }[]>(storedLog.getAll(since)),
        answer(storedLog.getAllKeys(since)),
        answer(storedFiles.getAllKeys()),
      ])
      if (keys.length > 0 || paths.length !== files!.size || paths.some(path => !files!.has(path))) fill(storedFiles, files!)
      if (keys.length === 0) return
      // The log keeps the newest entries only.
      if (keys[0] !== seen + 1 || entries.some(entry => !entry.paths)) fill(storedDocuments, documents!)
      else
        for (const path of new Set(entries.flatMap(entry => entry.paths ?? []))) {
          if (documents!.has(path)) storedDocuments.put(documents!.get(path), path)
          else storedDocuments.delete(path)
        }
      seen = Number(keys.at(-1))
    })
    localStorage.clear()
    for (const [key, value] of preferences) localStorage.setItem(key, value)
    for (const kept of await caches.keys()) await caches.delete(kept)
    for (const other of await indexedDB.databases()) if (other.name && other.name !== name) await answer(indexedDB.deleteDatabase(other.name))
  }
  Object.assign(globalThis, { restoreSeason })
}
