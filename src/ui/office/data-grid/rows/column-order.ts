import { fold } from '../../../../domain/shared/text/fold-accents'
import type { GridColumn } from '../grid-column'
import { compareKeys, isComplete, putNumber, putText, type SortKeys, sortByKeys, sortKeys } from './sort-keys'

type Rows<R> = readonly (R | undefined)[]

/** Above this number of changes the order is rebuilt instead of updated. */
const maxRepaired = 200
/** Rows whose keys are made between two yields. */
const rowsAStep = 1000

/** The order of the rows by one column: slots, those with a value first; updated with every change. */
export class ColumnOrder<R> {
  private keys: SortKeys = sortKeys(0)
  private slots: Uint32Array = new Uint32Array(0)
  /** How many of `slots` have a value; rows without one are last in both directions. */
  private filled = 0

  constructor(
    private readonly column: GridColumn<R>,
    private rows: Rows<R>,
  ) {}

  /** Updates the changed slots. */
  change(touched: readonly number[], rows: Rows<R>): void {
    this.rows = rows
    if (touched.length > maxRepaired) for (const _ of this.make());
    else this.repair(new Set(touched))
  }

  /** The matching slots, ascending or descending. */
  read(descending: boolean, answers: Uint8Array | undefined, keep: number | undefined): Uint32Array {
    const { slots, filled } = this
    const found = new Uint32Array(slots.length)
    let n = 0
    const take = (slot: number) => {
      if (!answers || answers[slot] === 1 || slot === keep) found[n++] = slot
    }
    if (descending) for (let at = filled - 1; at >= 0; at--) take(slots[at]!)
    else for (let at = 0; at < filled; at++) take(slots[at]!)
    for (let at = filled; at < slots.length; at++) take(slots[at]!)
    return found.subarray(0, n)
  }

  /** Builds the order in steps; do not read it or change rows before it is done. */
  *make(): Generator<void, void> {
    const { rows } = this
    this.keys = sortKeys(rows.length)
    const withValue: number[] = []
    const without: number[] = []
    const texts: string[] = []
    for (let slot = 0; slot < rows.length; slot++) {
      if (rows[slot] !== undefined) (this.putKey(slot, texts) ? withValue : without).push(slot)
      if (slot % rowsAStep === 0) yield
    }
    const sorted = sortByKeys(Uint32Array.from(withValue), this.keys)
    yield
    if (this.isText) yield* this.settleTies(sorted, texts)
    this.slots = new Uint32Array(sorted.length + without.length)
    this.slots.set(sorted)
    this.slots.set(without, sorted.length)
    this.filled = sorted.length
  }

  /** Removes the changed slots and inserts those that still have a row. */
  private repair(touched: ReadonlySet<number>): void {
    if (this.rows.length > this.keys.high.length) this.grow()
    const slots = new Uint32Array(this.slots.length + touched.size)
    let length = 0
    let filled = 0
    for (let at = 0; at < this.slots.length; at++) {
      const slot = this.slots[at]!
      if (touched.has(slot)) continue
      slots[length++] = slot
      if (at < this.filled) filled++
    }
    for (const slot of touched) {
      if (this.rows[slot] === undefined) continue
      const isFilled = this.putKey(slot)
      const place = isFilled ? this.placeOf(slot, slots, filled) : length
      slots.copyWithin(place + 1, place, length)
      slots[place] = slot
      length++
      if (isFilled) filled++
    }
    this.slots = slots.subarray(0, length)
    this.filled = filled
  }

  private grow(): void {
    const longer = sortKeys(Math.ceil(this.rows.length * 1.25))
    longer.high.set(this.keys.high)
    longer.low.set(this.keys.low)
    this.keys = longer
  }

  private get isText(): boolean {
    return this.column.kind === 'text' || this.column.kind === 'list'
  }

  /** A text's own letters: a day is read in words, and ordered as `YYYY-MM-DD`. */
  private text(slot: number): string {
    const row = this.rows[slot]!
    const value = this.column.value(row)
    return fold(typeof value === 'string' ? value : this.column.words(row))
  }

  /** Writes the row's key; returns whether it has a value. Its folded text is stored in `texts` for later use. */
  private putKey(slot: number, texts?: string[]): boolean {
    const value = this.column.value(this.rows[slot]!)
    if (value === undefined || value === '' || (typeof value === 'object' && 'length' in value && value.length === 0)) return false
    if (this.isText) {
      const text = this.text(slot)
      if (texts) texts[slot] = text
      putText(this.keys, slot, text)
    } else putNumber(this.keys, slot, this.numberOf(value))
    return true
  }

  private numberOf(value: unknown): number {
    if (value instanceof Date) return value.getTime()
    if (this.column.choices) return this.column.choices.findIndex(choice => choice.value === value)
    return Number(value)
  }

  /** Orders rows with the same first eight letters by their whole text; equal ones keep their order. */
  private *settleTies(sorted: Uint32Array, texts: readonly string[]): Generator<void, void> {
    let start = 0
    let settled = 0
    for (let at = 1; at <= sorted.length; at++) {
      if (at < sorted.length && compareKeys(this.keys, sorted[start]!, sorted[at]!) === 0) continue
      if (at - start > 1) settle(sorted.subarray(start, at), texts)
      if (at - settled >= rowsAStep) {
        settled = at
        yield
      }
      start = at
    }
  }

  private placeOf(slot: number, sorted: Uint32Array, length: number): number {
    let low = 0
    let high = length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.compare(sorted[middle]!, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  private compare(a: number, b: number): number {
    const byKeys = compareKeys(this.keys, a, b)
    if (byKeys !== 0 || !this.isText) return byKeys || a - b
    const [left, right] = [this.text(a), this.text(b)]
    return left < right ? -1 : left > right ? 1 : a - b
  }
}

function settle(alike: Uint32Array, texts: readonly string[]): void {
  if (alike.every(slot => isComplete(texts[slot]!))) return
  alike.sort((i, j) => {
    const [a, b] = [texts[i]!, texts[j]!]
    return a < b ? -1 : a > b ? 1 : i - j
  })
}
