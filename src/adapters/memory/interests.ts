import type { Value } from '../../ports/documents'
import type { Branch } from './alternatives'
import type { AskedQuery } from './asked-query'
import type { Field } from './ordering'
import type { Stored } from './stored'
import { valueKey } from './values'

type Key = ReturnType<typeof valueKey>

/** Those who wait for a value in one field, or in the list of one field. */
interface Waiting<W> {
  readonly field: Field
  readonly isList: boolean
  readonly byValue: Map<Key, Set<W>>
}

/**
 * Who watches which documents of a collection or group. A query that asks a field to be, or to hold, a value waits under that value, so
 * that a written document finds those it concerns without asking the others.
 */
export class Interests<W> {
  private readonly waiting = new Map<string, Waiting<W>>()
  /** Those to be asked about every document. */
  private readonly others = new Set<W>()

  add(watcher: W, asked: AskedQuery): () => void {
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

  /** Adds those whom this document may concern. */
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

/** The condition under which a branch waits. */
const conditionOf = (branch: Branch) => branch.find(({ op }) => op === '==') ?? branch.find(({ op }) => op === 'array-contains')
