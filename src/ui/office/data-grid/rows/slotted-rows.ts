import type { IndexedRow } from './grid-rows'

/** Rows by their slots: a row keeps its slot as long as it is there. */
export abstract class SlottedRows<R extends IndexedRow> {
  protected rows: (R | undefined)[] = []
  /** By id. */
  protected abstract readonly slots: Map<string, number>

  row(slot: number): R {
    const row = this.rows[slot]
    if (!row) throw new Error(`no row in slot ${slot}`)
    return row
  }

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
}
