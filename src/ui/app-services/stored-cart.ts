import type { DraftLine } from '../../domain/shop/checkout/order-draft'
import { maxPieces } from '../../domain/shop/order-limits'
import { storedValue } from './stored-value'

interface Cart {
  /** ISO instant of the last change. */
  readonly at: string
  readonly lines: readonly DraftLine[]
  /** Of a discount. */
  readonly code?: string | undefined
}

const keptFor = 30 * 86_400_000
const kinds: readonly unknown[] = ['product', 'donation'] satisfies DraftLine['kind'][]

const isLine = (found: unknown): found is DraftLine => {
  const { id, kind, refId, quantity, amountCents = 100 } = (found ?? {}) as Record<string, unknown>
  const isCount = (n: unknown, most: number) => Number.isInteger(n) && Number(n) >= 1 && Number(n) <= most
  return (
    typeof id === 'string' && kinds.includes(kind) && typeof refId === 'string' && isCount(quantity, maxPieces) && isCount(amountCents, 10_000_000)
  )
}

/** What a visitor wants to buy: on this device, for 30 days after the last change. */
const cart = storedValue<Cart>('cart', { at: '', lines: [] }, found => {
  const { at, lines, code } = (found ?? {}) as Record<string, unknown>
  const isFresh = typeof at === 'string' && Date.parse(at) > Date.now() - keptFor
  return isFresh && Array.isArray(lines) ? { at, lines: lines.filter(isLine), ...(typeof code === 'string' && { code }) } : { at: '', lines: [] }
})

export const useCart = (): readonly DraftLine[] => cart.useKept().lines

const change = (by: (lines: readonly DraftLine[]) => readonly DraftLine[]): void =>
  cart.change(({ lines, code }) => ({ at: new Date().toISOString(), lines: by(lines), ...(code !== undefined && { code }) }))

export const piecesIn = (lines: readonly DraftLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Adds to the line of the same thing, up to what a line can hold. */
export function addToCart(kind: DraftLine['kind'], refId: string, pieces: number): void {
  change(lines => {
    const line = lines.find(one => one.kind === kind && one.refId === refId)
    if (!line) return [...lines, { id: crypto.randomUUID(), kind, refId, quantity: Math.min(pieces, maxPieces) }]
    return lines.map(one => (one === line ? { ...one, quantity: Math.min(one.quantity + pieces, maxPieces) } : one))
  })
}

/** A gift to a campaign or fund; one line for each. */
export const addGift = (refId: string, amountCents: number): void =>
  change(lines => [
    ...lines.filter(line => line.amountCents === undefined || line.refId !== refId),
    { id: crypto.randomUUID(), kind: 'donation', refId, quantity: 1, amountCents, gift: { anonymous: false, named: false } },
  ])

export const changePieces = (id: string, quantity: number): void =>
  change(lines => lines.map(line => (line.id === id ? { ...line, quantity } : line)))

export const removeFromCart = (id: string): void => change(lines => lines.filter(line => line.id !== id))

export const putBack = (line: DraftLine, at: number): void => change(lines => [...lines.slice(0, at), line, ...lines.slice(at)])

export const useCartCode = (): string | undefined => cart.useKept().code

/** The code of a discount; without one it is removed. */
export const enterCode = (code: string | undefined): void =>
  cart.change(({ lines }) => ({ at: new Date().toISOString(), lines, ...(code !== undefined && { code }) }))

export const emptyCart = (): void => cart.change(() => ({ at: new Date().toISOString(), lines: [] }))
