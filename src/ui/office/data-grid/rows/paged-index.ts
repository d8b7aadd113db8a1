import type { RowChanges, RowCount, RowCursor, RowPages, RowRecord } from '../../../../domain/tables/row-source'
import type { GridColumn } from '../grid-column'
import type { GridPaging, GridQuery, GridRows, IndexedRow } from './grid-rows'
import { exampleOf, pagedQuestion, searched } from './paged-query'
import { SlottedRows } from './slotted-rows'

/** Rows in a page; larger when all are loaded. */
const page = 50
const largePage = 1000
/** Distance in rows from the end of the loaded part at which the next page is requested. */
const rowsBeforeEnd = 15
/** Milliseconds without typing after which a search is requested. */
const pause = 200

/**
 * Rows that load page by page, with the interface of an index that holds all. A result begins with its first page and grows; the previous result
 * stays until then. A changed row keeps its place until the next request, so that no row moves under the cursor.
 */
export class PagedIndex<R extends IndexedRow> extends SlottedRows<R> implements GridRows<R>, GridPaging<R> {
  version = 1
  found: RowCount | undefined
  isReading = false
  isRefused = false
  fresh = 0
  sort: GridQuery['sort'] | undefined
  protected readonly slots = new Map<string, number>()
  private answer: Uint32Array = new Uint32Array(0)
  private asked: GridQuery | undefined
  private key = ''
  private cursor: RowCursor | undefined
  /** Rows that changed since, which a page read meanwhile may not contain yet; `undefined` for deleted ones. */
  private readonly changedRows = new Map<string, RowRecord | undefined>()
  /** Increases with every request: a page of an earlier request is discarded. */
  private turn = 0
  private counted = 0
  private reading: Promise<void> = Promise.resolve()
  private failure: Error | undefined
  private readonly stops: (() => void)[] = []

  constructor(
    private readonly columns: readonly GridColumn<R>[],
    private pages: RowPages,
    private readonly changed: () => void,
    private readonly fail: (error: Error) => void,
  ) {
    super()
    this.follow(pages)
  }

  /** Starts, or resumes after a stop: loaded rows stay until they are loaded again. */
  follow(pages: RowPages): void {
    this.stop()
    this.pages = pages
    this.changedRows.clear()
    this.stops.push(pages.watch(changes => this.change(changes), this.fail))
    this.renew()
  }

  get searched(): string | undefined {
    return searched(this.columns)?.label
  }

  stop(): void {
    this.turn++
    for (const stop of this.stops.splice(0)) stop()
  }

  get paging(): GridPaging<R> {
    return this
  }

  get size(): number {
    return Math.max(this.counted, this.answer.length)
  }

  ask(query: GridQuery): Uint32Array {
    const key = JSON.stringify([query.words, query.filters, query.sort])
    if (key !== this.key) {
      const isTyped = this.asked !== undefined && this.asked.words !== query.words
      this.key = key
      this.asked = query
      this.begin(query, isTyped ? pause : 0)
    }
    return this.answer
  }

  canFilter(column: GridColumn<R>): boolean {
    const { words = '', filters = {}, sort = { column: column.name, descending: false } } = this.asked ?? {}
    return this.isServed({ words, sort, filters: { ...filters, [column.name]: filters[column.name] || exampleOf(column) } })
  }

  canSort(column: GridColumn<R>): boolean {
    const { words = '', filters = {} } = this.asked ?? {}
    const asked = { words, filters, sort: { column: column.name, descending: false } }
    return pagedQuestion(this.columns, asked, query => this.pages.serves(query))?.sort?.column === column.name
  }

  see(place: number): void {
    if (place >= this.answer.length - rowsBeforeEnd && !this.isReading && this.cursor && !this.cursor.isDone) this.read(page)
  }

  async all(): Promise<readonly R[]> {
    const { turn } = this
    for (;;) {
      await this.reading
      if (this.failure) throw this.failure
      if (turn !== this.turn || !this.cursor) throw new Error('the table was asked something else meanwhile')
      if (this.cursor.isDone) return Array.from(this.answer, slot => this.row(slot))
      this.read(largePage)
    }
  }

  renew(): void {
    if (this.asked) this.begin(this.asked, 0)
    this.count()
  }

  private isServed(query: GridQuery): boolean {
    return pagedQuestion(this.columns, query, one => this.pages.serves(one)) !== undefined
  }

  private begin(asked: GridQuery, wait: number): void {
    const turn = ++this.turn
    const served = pagedQuestion(this.columns, asked, query => this.pages.serves(query))
    this.failure = undefined
    this.isRefused = served === undefined
    this.sort = served?.sort
    this.found = undefined
    this.fresh = 0
    this.cursor = undefined
    this.isReading = served !== undefined
    if (!served) {
      this.answer = new Uint32Array(0)
      return
    }
    setTimeout(() => {
      if (turn !== this.turn) return
      this.cursor = this.pages.cursor(served.query)
      this.read(page, true)
      this.pages.count(served.query).then(found => {
        if (turn !== this.turn) return
        this.found ??= found
        this.notify()
      }, this.fail)
    }, wait)
  }

  private count(): void {
    this.pages.count({}).then(({ rows }) => {
      this.counted = rows
      this.notify()
    }, this.fail)
  }

  /** Reads the next rows; the first ones replace the previous result. */
  private read(most: number, isFirst = false): void {
    const { cursor, turn } = this
    if (!cursor) return
    this.isReading = true
    this.reading = cursor.next(most).then(
      rows => {
        if (turn !== this.turn) return
        this.isReading = false
        this.take(rows, isFirst)
        if (cursor.isDone) this.found = { rows: this.answer.length, withTrash: false }
        this.notify()
      },
      (error: Error) => {
        if (turn !== this.turn) return
        this.failure = error
        this.fail(error)
      },
    )
  }

  private take(rows: readonly RowRecord[], isFirst: boolean): void {
    const before = isFirst ? new Uint32Array(0) : this.answer
    const more = Uint32Array.from(
      rows.flatMap(row => (this.changedRows.has(row.id) ? (this.changedRows.get(row.id) ?? []) : row)),
      row => this.put(row),
    )
    this.answer = new Uint32Array(before.length + more.length)
    this.answer.set(before)
    this.answer.set(more, before.length)
  }

  private put(record: RowRecord): number {
    // A page contains the stored records; their columns read nothing else.
    const row = record as unknown as R
    const slot = this.slots.get(row.id) ?? this.rows.length
    this.slots.set(row.id, slot)
    this.rows[slot] = row
    return slot
  }

  private change({ set, removed }: RowChanges): void {
    for (const row of set) {
      this.changedRows.set(row.id, row)
      if (this.slots.has(row.id)) this.put(row)
      else if (row.rev === 1) this.fresh++
    }
    for (const id of removed) this.changedRows.set(id, undefined)
    const gone = new Set(removed.flatMap(id => this.slots.get(id) ?? []))
    // A new array also if only a row changed: components compare the array.
    this.answer = this.answer.filter(slot => !gone.has(slot))
    this.notify()
  }

  private notify(): void {
    this.version++
    this.changed()
  }
}
