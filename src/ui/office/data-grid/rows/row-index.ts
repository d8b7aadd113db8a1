import { fold } from '../../../../domain/shared/text/fold-accents'
import type { GridColumn } from '../grid-column'
import { ColumnOrder } from './column-order'
import { filterTest } from './filter-test'
import type { GridQuery, GridRows, IndexedRow } from './grid-rows'
import { SlottedRows } from './slotted-rows'

/**
 * Rows of a table, searched, filtered and sorted within a frame: each row has a slot, its folded text, and an eight-byte key for each column it was
 * sorted by. A result is a list of slots; all of this is built only when it is needed.
 */
export class RowIndex<R extends IndexedRow> extends SlottedRows<R> implements GridRows<R> {
  /** By id; built at the first lookup, which comes after the first render. */
  private known: Map<string, number> | undefined
  private haystacks: (string | undefined)[] = []
  private readonly orders = new Map<string, ColumnOrder<R>>()
  private found: { readonly words: string; readonly filters: string; readonly slots: Uint8Array } | undefined
  version = 0
  size = 0

  private readonly searched: readonly GridColumn<R>[]

  constructor(
    private readonly columns: readonly GridColumn<R>[],
    rows?: readonly R[],
  ) {
    super()
    this.searched = columns.filter(({ kind }) => kind !== 'instant' && kind !== 'boolean')
    if (rows) this.replace(rows)
  }

  /** Whether it has rows, and exactly these. */
  holds(rows: readonly R[]): boolean {
    return this.version > 0 && rows.length === this.rows.length && rows.every((row, slot) => row === this.rows[slot])
  }

  /** Replaces all rows. Ids must be unique. */
  replace(rows: readonly R[]): void {
    this.rows = rows.slice()
    this.haystacks = Array.from<undefined>({ length: rows.length })
    this.known = undefined
    this.size = rows.length
    this.orders.clear()
    this.changed()
  }

  change({ set, removed }: { readonly set: readonly R[]; readonly removed: readonly string[] }): void {
    const { slots } = this
    const touched: number[] = []
    for (const id of removed) {
      const slot = slots.get(id)
      if (slot === undefined) continue
      slots.delete(id)
      this.rows[slot] = undefined
      this.haystacks[slot] = undefined
      touched.push(slot)
    }
    for (const row of set) {
      const known = slots.get(row.id)
      const slot = known ?? this.rows.length
      if (known === undefined) slots.set(row.id, slot)
      this.rows[slot] = row
      this.haystacks[slot] = undefined
      touched.push(slot)
    }
    this.size = slots.size
    for (const order of this.orders.values()) order.change(touched, this.rows)
    this.changed()
  }

  ask({ words, filters, sort }: GridQuery, keep?: string): Uint32Array {
    const order = this.orderOf(sort.column)
    const answers = this.answersTo(words, filters)
    return order.read(sort.descending, answers, keep === undefined ? undefined : this.slots.get(keep))
  }

  /**
   * Builds what later requests need, in steps: the folded texts, the slots by id, then the order by each of these columns. Each step takes much
   * less than a frame, except for long texts with the same beginning. Ends early when the rows change, and is then started again.
   */
  *prepare(names: readonly string[]): Generator<void, void> {
    const { version } = this
    for (let slot = 0; slot < this.rows.length; slot++) {
      this.haystack(slot)
      if (slot % 500 !== 499) continue
      yield
      if (this.version !== version) return
    }
    if (!this.known)
      for (const _ of this.makeSlots()) {
        yield
        if (this.version !== version) return
      }
    for (const column of this.columns) {
      if (this.orders.has(column.name) || !names.includes(column.name)) continue
      const order = new ColumnOrder(column, this.rows)
      for (const _ of order.make()) {
        yield
        if (this.version !== version) return
      }
      this.orders.set(column.name, order)
    }
  }

  private changed(): void {
    this.found = undefined
    this.version++
  }

  protected get slots(): Map<string, number> {
    if (!this.known) for (const _ of this.makeSlots());
    return this.known!
  }

  private *makeSlots(): Generator<void, void> {
    const made = new Map<string, number>()
    for (let slot = 0; slot < this.rows.length; slot++) {
      made.set(this.rows[slot]!.id, slot)
      if (slot % 500 === 499) yield
    }
    this.known = made
  }

  private orderOf(name: string): ColumnOrder<R> {
    const column = this.columns.find(one => one.name === name) ?? this.columns[0]
    if (!column) throw new Error('a table needs a column')
    const known = this.orders.get(column.name)
    if (known) return known
    const made = new ColumnOrder(column, this.rows)
    for (const _ of made.make());
    this.orders.set(column.name, made)
    return made
  }

  /** By slot, 1 for a matching row; `undefined` without filters. A request that narrows the previous one tests only its results. */
  private answersTo(words: string, filters: Readonly<Record<string, string>>): Uint8Array | undefined {
    const asked = Object.entries(filters).filter(([, value]) => value !== '')
    const wanted = fold(words).split(/\s+/).filter(Boolean)
    if (wanted.length === 0 && asked.length === 0) return undefined
    const filtersKey = JSON.stringify(asked)
    const last = this.found
    const isNarrower = last !== undefined && last.filters === filtersKey && last.words !== '' && fold(words).startsWith(last.words)
    const slots = isNarrower ? last.slots.slice() : new Uint8Array(this.rows.length).fill(1)
    if (wanted.length > 0) this.keepWords(slots, wanted)
    if (!isNarrower) this.keepFilters(slots, asked)
    this.found = { words: fold(words).trimEnd(), filters: filtersKey, slots }
    return slots
  }

  private keepWords(slots: Uint8Array, wanted: readonly string[]): void {
    for (let slot = 0; slot < slots.length; slot++) {
      if (slots[slot] === 0) continue
      const haystack = this.haystack(slot)
      for (const word of wanted)
        if (!haystack.includes(word)) {
          slots[slot] = 0
          break
        }
    }
  }

  private keepFilters(slots: Uint8Array, asked: readonly (readonly [string, string])[]): void {
    for (const [name, value] of asked) {
      const column = this.columns.find(one => one.name === name)
      if (!column) continue
      const passes = filterTest(column, value)
      for (let slot = 0; slot < slots.length; slot++) {
        const row = this.rows[slot]
        if (slots[slot] === 1 && !(row && passes(row))) slots[slot] = 0
      }
    }
  }

  private haystack(slot: number): string {
    const known = this.haystacks[slot]
    if (known !== undefined) return known
    const row = this.rows[slot]
    // Joined in one step: a string built by concatenation is flattened at the first search and then held twice.
    const made = row ? fold(this.searched.map(column => column.words(row)).join('\n')) : ''
    this.haystacks[slot] = made
    return made
  }
}
