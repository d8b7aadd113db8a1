import { holdStates, holds } from '../../capacity/holds.collection'
import { Refused } from '../../shared/functions/refused'
import { type StoredOf, transition } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { products } from '../products.collection'
import type { Hold } from './lapsed-holds'
import { partsOfRef, stockRef } from './stock-ref'

type Product = StoredOf<typeof products>

/** Pieces of a variant that one hold has or requests. */
export interface HeldPieces {
  /** The hold's id. */
  readonly id: string
  readonly ref: string
  readonly pieces: number
}

interface HoldState {
  readonly stored: Hold | undefined
  readonly ref: string
  readonly pieces: number
  readonly back: number
  readonly until: Date
  readonly status: Hold['status']
}

/**
 * The stock of some variants and its holds within one transaction: read first, change here, then write once with `write`. Stock never falls
 * below zero; a variant whose stock is not counted is always available and has no holds.
 */
export class StockWithin {
  private readonly stock = new Map<string, number | undefined>()
  private readonly states = new Map<string, HoldState>()

  private constructor(
    private readonly within: RecordsWithin,
    private readonly found: ReadonlyMap<string, Product>,
    private readonly stored: ReadonlyMap<string, Hold>,
    private readonly now: Date,
  ) {}

  /** Reads the products of the variants, and the holds with these ids, all before anything is written. */
  static async read(within: RecordsWithin, refs: readonly string[], holdIds: readonly string[], now: Date): Promise<StockWithin> {
    const stored = await within.getAll(holds, holdIds)
    const found = await within.getAll(
      products,
      [...refs, ...[...stored.values()].map(({ ref }) => ref)].map(ref => partsOfRef(ref).id),
    )
    return new StockWithin(within, found, stored, now)
  }

  /** A product as it was read. */
  product(id: string): Product | undefined {
    return this.found.get(id)
  }

  /** Pieces available now; absent if they are not counted. */
  left(ref: string): number | undefined {
    if (this.stock.has(ref)) return this.stock.get(ref)
    const { id, part } = partsOfRef(ref)
    const product = this.found.get(id)
    const variant = product?.variants.find(({ sku }) => sku === part)
    return variant ? variant.stock : 0
  }

  /**
   * Holds pieces until then, using lapsed holds if necessary. Renews a hold that has its pieces already. False, without any change, if there
   * are not enough.
   */
  hold(wanted: HeldPieces, until: Date): boolean {
    return this.take(wanted, 'held', until)
  }

  /** Takes the pieces permanently, whether or not their hold still has them. False if they are gone. */
  confirm(wanted: HeldPieces): boolean {
    if (this.state(wanted.id)?.status === 'confirmed') return true
    return this.take(wanted, 'confirmed', this.now)
  }

  /** Returns the pieces of a hold to the stock; does nothing if it has none any more. */
  release(id: string): void {
    const state = this.state(id)
    if (state?.status !== 'held') return
    this.putBack(state.ref, state.pieces)
    this.states.set(id, { ...state, status: 'released' })
  }

  /** The same for a lapsed hold. */
  releaseIfLapsed(id: string): void {
    const state = this.state(id)
    if (state && state.until <= this.now) this.release(id)
  }

  /**
   * Returns permanently taken pieces to the stock, up to `back` in all: a repeated refund, because the bank returned the first one, returns
   * none twice. Does nothing if they were never taken.
   */
  restock(id: string, back: number): void {
    const state = this.state(id)
    if (state?.status !== 'confirmed' || back <= state.back) return
    this.putBack(state.ref, back - state.back)
    this.states.set(id, { ...state, back })
  }

  /** Passes all changes to the transaction, stamped as the program's own count. */
  write(): void {
    const within = this.within.byProgram()
    for (const [id, { stored, ref, pieces, back, until, status }] of this.states)
      if (stored) within.change(holds, stored, { pieces, until, ...(back > 0 && { back }), status: moved(stored.status, status) })
      else within.create(holds, id, { kind: 'stock', ref, pieces, until, status })
    for (const product of this.found.values()) this.writeStock(within, product)
  }

  private take({ id, ref, pieces }: HeldPieces, status: 'held' | 'confirmed', until: Date): boolean {
    const before = this.state(id)
    if (before && before.ref !== ref) throw new Refused('already-exists', `the hold ${id} is of something else`)
    const had = before?.status === 'held' ? before.pieces : 0
    const left = this.left(ref)
    if (left === undefined) return true
    if (left + had < pieces) this.releaseLapsed(ref, pieces - left - had, id)
    const now = this.left(ref)! + had
    if (now < pieces) return false
    this.stock.set(ref, now - pieces)
    this.states.set(id, { stored: before?.stored, ref, pieces, back: 0, until, status })
    return true
  }

  private releaseLapsed(ref: string, needed: number, except: string): void {
    let missing = needed
    for (const [id, hold] of this.stored) {
      const state = this.state(id)!
      if (missing <= 0) return
      if (id === except || hold.ref !== ref || state.status !== 'held' || state.until > this.now) continue
      this.release(id)
      missing -= state.pieces
    }
  }

  private putBack(ref: string, pieces: number): void {
    const left = this.left(ref)
    const { id, part } = partsOfRef(ref)
    const hasVariant = this.found.get(id)?.variants.some(({ sku }) => sku === part) ?? false
    if (left !== undefined && hasVariant) this.stock.set(ref, left + pieces)
  }

  private state(id: string): HoldState | undefined {
    const stored = this.stored.get(id)
    const known = this.states.get(id)
    if (known || !stored) return known
    const { ref, pieces, back = 0, until, status } = stored
    return { stored, ref, pieces, back, until, status }
  }

  private writeStock(within: RecordsWithin, product: Product): void {
    const variants = product.variants.map(variant => {
      const stock = this.stock.get(stockRef(product.id, variant.sku))
      return stock === undefined || stock === variant.stock ? variant : { ...variant, stock }
    })
    if (variants.some((variant, i) => variant !== product.variants[i])) within.change(products, product, { variants })
  }
}

const steps = { held: 'hold', confirmed: 'confirm', released: 'release' } as const

/** The new state of a stored hold; a renewed one stays as it is. */
const moved = (from: Hold['status'], to: Hold['status']): Hold['status'] => (from === to ? to : transition(holdStates, from, steps[to]))
