import { LatestResponse } from '../latest-response'
import type { Collection, StoredOf } from './collection'
import type { Find, Records } from './records'

/** A query for records of one collection. */
export interface RecordSet<C extends Collection = Collection> {
  readonly of: C
  readonly find: Find
}
export const recordSet = <C extends Collection>(of: C, find: Find = {}): RecordSet<C> => ({ of, find })

type Sets = readonly RecordSet[]
/** The records found for each set, in the order of the sets. */
export type FoundIn<S extends Sets> = { readonly [K in keyof S]: S[K] extends RecordSet<infer C> ? readonly StoredOf<C>[] : never }

/** A value that can be read once, or watched. */
export interface Reading<T> {
  read(): Promise<T>
  /** Calls `next` with the current value and after every change, until the returned function is called. */
  watch(next: (made: T) => void, fail: (error: Error) => void): () => void
}

/** A value that never changes, such as that of an account without a person. */
export const constantReading = <T>(value: T): Reading<T> => ({
  read: async () => value,
  watch: next => {
    next(value)
    return () => undefined
  },
})

/** One value for a page, made from several sets of records. */
export class RecordSets<const S extends Sets, T> implements Reading<T> {
  constructor(
    private readonly records: Records,
    private readonly sets: S,
    private readonly make: (found: FoundIn<S>) => Promise<T>,
  ) {}

  async read(): Promise<T> {
    return this.make((await Promise.all(this.sets.map(({ of, find }) => this.records.find(of, find)))) as unknown as FoundIn<S>)
  }

  watch(next: (made: T) => void, fail: (error: Error) => void): () => void {
    const found: (readonly unknown[] | undefined)[] = this.sets.map(() => undefined)
    const answer = new LatestResponse(this.make, next, fail)
    const stops = this.sets.map(({ of, find }, i) =>
      this.records.watch(
        of,
        find,
        records => {
          found[i] = records
          if (!found.includes(undefined)) answer.ask([...found] as unknown as FoundIn<S>)
        },
        fail,
      ),
    )
    return () => {
      answer.stop()
      for (const stop of stops) stop()
    }
  }
}
