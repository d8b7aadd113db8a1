import type { HandlerStorage } from '../../src/domain/shared/functions/handler'
import type { Documents } from '../../src/ports/documents'

/** The billed operations of a database and a file store. */
export interface Counted {
  reads: number
  writes: number
  files: number
}

export const nothingCounted = (): Counted => ({ reads: 0, writes: 0, files: 0 })

/** Documents with counted billed reads and writes: a query costs at least one read, and a count one per thousand documents. */
export function countedDocuments(inner: Documents, counted: Counted): Documents {
  const read = <T>(result: T, n: number): T => {
    counted.reads += Math.max(1, n)
    return result
  }
  return {
    get: async path => read(await inner.get(path), 1),
    query: async query => {
      const docs = await inner.query(query)
      return read(docs, docs.length)
    },
    aggregate: async (query, aggregates) => read(await inner.aggregate(query, aggregates), 1),
    watch: (query, next, fail) => {
      let isFirst = true
      const tell: typeof next = (docs, changes) => {
        read(undefined, isFirst ? docs.length : changes.length)
        isFirst = false
        next(docs, changes)
      }
      return inner.watch(query, tell, fail)
    },
    watchOne: (path, next, fail) => inner.watchOne(path, doc => next(read(doc, 1)), fail),
    commit: async writes => {
      await inner.commit(writes)
      counted.writes += writes.length
    },
    transact: work =>
      inner.transact(within =>
        work({
          get: async path => read(await within.get(path), 1),
          write: (...writes) => {
            counted.writes += writes.length
            within.write(...writes)
          },
        }),
      ),
  }
}

/** Files with counted reads, writes and copies. */
export const countedFiles = <S extends Pick<HandlerStorage, 'read'>>(inner: S, counted: Counted): S =>
  new Proxy(inner, {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        if (name === 'read' || name === 'upload' || name === 'copy') counted.files++
        return Reflect.apply(value, target, args) as unknown
      }
    },
  })
