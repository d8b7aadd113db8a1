import { PortError } from '../../ports/errors'

/** One step from a version of the stored data to the next. It may change stores and what they hold; where it fails nothing is changed. */
export type Migration = (db: IDBDatabase, transaction: IDBTransaction) => void

/**
 * `documents` by path, `files` by path, and `log`, one entry a commit, from which other tabs learn what changed. The number of
 * steps is the version: what is stored keeps its meaning, or a further step changes it.
 */
export const migrations: readonly Migration[] = [
  db => {
    for (const store of ['documents', 'files']) db.createObjectStore(store)
    db.createObjectStore('log', { autoIncrement: true })
  },
]

/** Opens the database of local mode, and first brings what an older build has stored to this version. */
export function openDatabase(factory: IDBFactory, name: string, steps = migrations): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, steps.length)
    request.onupgradeneeded = ({ oldVersion }) => {
      for (const step of steps.slice(oldVersion)) step(request.result, request.transaction!)
    }
    request.onsuccess = () => {
      // A newer build in another tab may change the stores only when nobody holds the old ones; this tab then says "unavailable".
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onblocked = () => reject(new PortError('documents', 'unavailable', 'another tab holds an older form of the local data: close it'))
    request.onerror = () => reject(databaseError(request.error))
  })
}

export const requested = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** A transaction ended before the work in it did, because the work waited for something else. Nothing is kept. */
export class Lapsed extends Error {
  override readonly name = 'Lapsed'
}

/**
 * Runs work in one transaction; resolves when all of it is kept, and keeps nothing where the work throws. The work may await
 * requests of this transaction and what resolves at once; awaiting anything else is `Lapsed`.
 */
export async function within<T>(
  db: IDBDatabase,
  stores: readonly string[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<T>,
): Promise<T> {
  const transaction = begin(db, stores, mode)
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(databaseError(transaction.error))
  })
  // Awaited below, unless the work fails first: then its own error is the one to tell.
  finished.catch(() => undefined)
  const lapsed = finished.then(() => {
    throw new Lapsed()
  })
  // Heard in the race below, and of no interest once the work is done.
  lapsed.catch(() => undefined)
  let result: T
  try {
    result = await Promise.race([work(transaction), lapsed])
  } catch (error) {
    abort(transaction)
    throw databaseError(transaction.error ?? error)
  }
  await finished
  return result
}

function begin(db: IDBDatabase, stores: readonly string[], mode: IDBTransactionMode): IDBTransaction {
  try {
    return db.transaction([...stores], mode)
  } catch (error) {
    throw databaseError(error)
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch (error) {
    // A failed request has aborted it already.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}

/** What the browser's database reports, in the words of the document port. */
export function databaseError(error: unknown): Error {
  if (error instanceof PortError) return error
  const name = error instanceof DOMException ? error.name : ''
  switch (name) {
    case 'QuotaExceededError':
      return new PortError('documents', 'resource-exhausted', 'the browser grants local mode no more room', { cause: error })
    case 'VersionError':
      return new PortError('documents', 'failed-precondition', 'the local data was written by a newer build', { cause: error })
    case 'InvalidStateError':
      return new PortError('documents', 'unavailable', 'the local database was closed', { cause: error })
    default:
      return error instanceof Error && !(error instanceof DOMException)
        ? error
        : new PortError('documents', 'unknown', 'the local database failed', { cause: error })
  }
}
