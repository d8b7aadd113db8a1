import { PortError } from '../../../ports/errors'

/**
 * One step from a version of the stored data to the next. It may change object stores and their content; if it fails, nothing is changed.
 */
export type Migration = (db: IDBDatabase, transaction: IDBTransaction) => void

/**
 * `documents` by path, `files` by path, and `log` with one entry per commit, from which other tabs learn what changed. The number of steps
 * is the database version: a change of the stored format needs a further step.
 */
export const migrations: readonly Migration[] = [
  db => {
    for (const store of ['documents', 'files']) db.createObjectStore(store)
    db.createObjectStore('log', { autoIncrement: true })
  },
]

/** Opens the database of local mode and first migrates the data of an older build to this version. */
export function openDatabase(factory: IDBFactory, name: string, steps = migrations): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, steps.length)
    request.onupgradeneeded = ({ oldVersion }) => {
      for (const step of steps.slice(oldVersion)) step(request.result, request.transaction!)
    }
    request.onsuccess = () => {
      // A newer build in another tab can upgrade the database only after all older connections are closed. This tab then reports
      // `unavailable`.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onblocked = () => reject(new PortError('documents', 'unavailable', 'another tab uses an older version of the local data; close that tab'))
    request.onerror = () => reject(databaseError(request.error))
  })
}

export const requested = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** The transaction ended before its work, because the work awaited something outside the transaction. Nothing is stored. */
export class Lapsed extends Error {
  override readonly name = 'Lapsed'
}

/**
 * Runs work in one transaction. Resolves when everything is stored; stores nothing if the work throws. The work may only await requests of
 * this transaction and promises that are already resolved; awaiting anything else fails with `Lapsed`.
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
  // Awaited below, unless the work fails first; then the work's error is reported instead.
  finished.catch(() => undefined)
  const lapsed = finished.then(() => {
    throw new Lapsed()
  })
  // Handled by the race below; irrelevant once the work is done.
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
    // A failed request has already aborted the transaction.
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}

/** Converts an IndexedDB error to the error of the Documents port. */
export function databaseError(error: unknown): Error {
  if (error instanceof PortError) return error
  const name = error instanceof DOMException ? error.name : ''
  switch (name) {
    case 'QuotaExceededError':
      return new PortError('documents', 'resource-exhausted', 'the browser gives local mode no more storage', { cause: error })
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
