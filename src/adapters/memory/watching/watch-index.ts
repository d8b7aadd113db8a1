import type { Value } from '../../../ports/documents'
import type { Stored } from '../documents/stored-document'
import { valueKey } from '../queries/compare-values'
import type { NormalizedQuery } from '../queries/normalized-query'
import type { Branch } from '../queries/or-branches'
import type { Field } from '../queries/queried-fields'

type Key = ReturnType<typeof valueKey>

/** Watchers that wait for a value in one field, or in the list of one field. */
interface Waiting<W> {
  readonly field: Field
  readonly isList: boolean
  readonly byValue: Map<Key, Set<W>>
}

/**
 * Which watchers a changed document of a collection or group may concern. A query with an equality or `array-contains` condition is
 * registered under the value, so that a written document finds its watchers without testing all others.
 */
export class WatchIndex<W> {
  private readonly waiting = new Map<string, Waiting<W>>()
  /** Watchers that have to be tested for every document. */
  private readonly others = new Set<W>()

  add(watcher: W, asked: NormalizedQuery): () => void {
    const conditions = asked.branches.map(conditionOf)
    if (!conditions.every(condition => condition !== undefined)) {
      this.others.add(watcher)
      return () => void this.others.delete(watcher)
    }
    const places = conditions.map(({ field, op, operand }) => ({ byValue: this.waitingAt(field, op === 'array-contains'), key: valueKey(operand) }))
    for (const { byValue, key } of places) byValue.set(key, (byValue.get(key) ?? new Set()).add(watcher))
    return () => {
      for (const { byValue, key } of places) {
        const group = byValue.get(key)
        group?.delete(watcher)
        if (group?.size === 0) byValue.delete(key)
      }
    }
  }

  /** Adds the watchers that this document may concern. */
  collect(stored: Stored, concerned: Set<W>): void {
    for (const watcher of this.others) concerned.add(watcher)
    for (const { field, isList, byValue } of this.waiting.values()) {
      const value = field.read(stored)
      if (value === undefined) continue
      const values = isList ? (Array.isArray(value) ? (value as readonly Value[]) : []) : [value]
      for (const one of values) for (const watcher of byValue.get(valueKey(one)) ?? []) concerned.add(watcher)
    }
  }

  private waitingAt(field: Field, isList: boolean): Map<Key, Set<W>> {
    const name = `${isList ? '[' : ''}${field.key}`
    const waiting = this.waiting.get(name) ?? { field, isList, byValue: new Map<Key, Set<W>>() }
    this.waiting.set(name, waiting)
    return waiting.byValue
  }
}

/** The condition under which a branch is registered. */
const conditionOf = (branch: Branch) => branch.find(({ op }) => op === '==') ?? branch.find(({ op }) => op === 'array-contains')
