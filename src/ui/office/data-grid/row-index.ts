import { fold } from '../../../domain/shared/fold'
import { ColumnOrder } from './column-order'
import { filterTest } from './filter-test'
import type { GridColumn } from './grid-column'

/** What a table asks of its rows. */
export interface GridQuestion {
  /** Every word must be somewhere in a row, in any column but those of times and flags; folded before they are compared. */
  readonly words: string
  /** By column's name, as the address says them. */
  readonly filters: Readonly<Record<string, string>>
  readonly sort: { readonly column: string; readonly descending: boolean }
}

export interface IndexedRow {
  readonly id: string
}

/**
 * Rows of a table, ready to be searched, filtered and sorted within a frame: each row has a slot, a haystack of its folded words, and
 * a key of eight bytes for each column it was ordered by. Nothing is built that nobody looks at: an answer is a list of slots.
 */
export class RowIndex<R extends IndexedRow> {
  private readonly rows: (R | undefined)[] = []
  private readonly slots = new Map<string, number>()
  private readonly haystacks: (string | undefined)[] = []
  private readonly orders = new Map<string, ColumnOrder<R>>()
  private found: { readonly words: string; readonly filters: string; readonly slots: Uint8Array } | undefined
  /** Grows with every change: what was answered before may be old. */
  version = 0

  private readonly searched: readonly GridColumn<R>[]

  constructor(private readonly columns: readonly GridColumn<R>[]) {
    this.searched = columns.filter(({ kind }) => kind !== 'instant' && kind !== 'flag')
  }

  /** Rows there are. */
  get size(): number {
    return this.slots.size
  }

  row(slot: number): R {
    const row = this.rows[slot]
    if (!row) throw new Error(`no row in slot ${slot}`)
    return row
  }

  /** What is in a slot of an older answer: the row may be gone. */
  peek(slot: number): R | undefined {
    return this.rows[slot]
  }

  find(id: string): R | undefined {
    const slot = this.slots.get(id)
    return slot === undefined ? undefined : this.rows[slot]
  }

  slotOf(id: string): number | undefined {
    return this.slots.get(id)
  }

  change({ set, removed }: { readonly set: readonly R[]; readonly removed: readonly string[] }): void {
    const touched: number[] = []
    for (const id of removed) {
      const slot = this.slots.get(id)
      if (slot === undefined) continue
      this.slots.delete(id)
      this.rows[slot] = undefined
      this.haystacks[slot] = undefined
      touched.push(slot)
    }
    for (const row of set) {
      const known = this.slots.get(row.id)
      const slot = known ?? this.rows.length
      if (known === undefined) this.slots.set(row.id, slot)
      this.rows[slot] = row
      this.haystacks[slot] = undefined
      touched.push(slot)
    }
    for (const order of this.orders.values()) order.change(touched, this.rows)
    this.found = undefined
    this.version++
  }

  /** Slots of the rows that answer, in order; `keep` stays among them though it does not answer any more. */
  ask({ words, filters, sort }: GridQuestion, keep?: string): Uint32Array {
    const order = this.orderOf(sort.column)
    const answers = this.answersTo(words, filters)
    return order.read(sort.descending, answers, keep === undefined ? undefined : this.slots.get(keep))
  }

  /**
   * Makes what later questions need, a little at a time: the haystacks, then the order by each of these columns. Each step is well below a
   * frame, except the settling of long texts that begin alike. Ends early when the rows change; it is then begun again.
   */
  *prepare(names: readonly string[]): Generator<void, void> {
    const { version } = this
    for (let slot = 0; slot < this.rows.length; slot++) {
      this.haystack(slot)
      if (slot % 500 !== 499) continue
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

  /** By slot, 1 where the row answers; `undefined` where nothing was asked. What narrows the last question asks only its answers. */
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
    // Joined anew rather than added up: what is added up is flattened at the first search, and held twice.
    const made = row ? fold(this.searched.map(column => column.words(row)).join('\n')) : ''
    this.haystacks[slot] = made
    return made
  }
}
