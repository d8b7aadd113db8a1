import { cartLines, isFreshCart } from '../../domain/shop/carts/cart-content'
import { mergeCarts } from '../../domain/shop/carts/merge-carts'
import type { DraftLine } from '../../domain/shop/checkout/order-draft'
import { maxPieces } from '../../domain/shop/order-limits'
import { storedValue } from './stored-value'

interface Cart {
  /** ISO instant of the last change. */
  readonly at: string
  readonly lines: readonly DraftLine[]
  /** A discount code. */
  readonly code?: string | undefined
  /** The lines that were last stored for an account, and that account's person. */
  readonly synced?: { readonly owner: string; readonly lines: readonly DraftLine[] } | undefined
}

/** The visitor's cart on this device, kept for 30 days after the last change. */
const cart = storedValue<Cart>('cart', { at: '', lines: [] }, found => {
  const { at, lines, code, synced } = (found ?? {}) as Record<string, unknown>
  if (typeof at !== 'string' || !isFreshCart(new Date(at), new Date())) return { at: '', lines: [] }
  const { owner, lines: stored } = (synced ?? {}) as Record<string, unknown>
  return {
    at,
    lines: cartLines(lines),
    ...(typeof code === 'string' && { code }),
    ...(typeof owner === 'string' && { synced: { owner, lines: cartLines(stored) } }),
  }
})

export const useCart = (): readonly DraftLine[] => cart.useStored().lines

const change = (by: (lines: readonly DraftLine[]) => readonly DraftLine[]): void =>
  cart.change(before => ({ ...before, at: new Date().toISOString(), lines: by(before.lines) }))

export const piecesIn = (lines: readonly DraftLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Adds pieces to the line of the same item, up to the maximum of a line. */
export function addToCart(kind: DraftLine['kind'], refId: string, pieces: number): void {
  change(lines => {
    const line = lines.find(one => one.kind === kind && one.refId === refId)
    if (!line) return [...lines, { id: crypto.randomUUID(), kind, refId, quantity: Math.min(pieces, maxPieces) }]
    return lines.map(one => (one === line ? { ...one, quantity: Math.min(one.quantity + pieces, maxPieces) } : one))
  })
}

/** A gift to a campaign or fund; each has one line. */
export const addGift = (refId: string, amountCents: number): void =>
  change(lines => [
    ...lines.filter(line => line.amountCents === undefined || line.refId !== refId),
    { id: crypto.randomUUID(), kind: 'donation', refId, quantity: 1, amountCents, gift: { anonymous: false, named: false } },
  ])

export const changePieces = (id: string, quantity: number): void =>
  change(lines => lines.map(line => (line.id === id ? { ...line, quantity } : line)))

export const removeFromCart = (id: string): void => change(lines => lines.filter(line => line.id !== id))

export const putBack = (line: DraftLine, at: number): void => change(lines => [...lines.slice(0, at), line, ...lines.slice(at)])

export const useCartCode = (): string | undefined => cart.useStored().code

/** Sets the discount code; `undefined` removes it. */
export const enterCode = (code: string | undefined): void => cart.change(before => ({ ...before, at: new Date().toISOString(), code }))

/** Whether this device's cart is also stored with an account. */
export const isCartSynced = (): boolean => cart.read().synced !== undefined

type Sync = (base: readonly DraftLine[], mine: readonly DraftLine[]) => Promise<readonly DraftLine[]>

/**
 * Merges the device's cart with the account's through `send`. First removes lines of a different account; without an account (`owner`
 * absent), removes those of the former account.
 */
export async function syncCart(owner: string | undefined, send: Sync): Promise<void> {
  const { synced } = cart.read()
  if (synced && synced.owner !== owner)
    cart.change(({ synced: _synced, ...before }) => ({ ...before, lines: mergeCarts(synced.lines, before.lines, []) }))
  if (owner === undefined) return
  const { lines: mine, synced: known } = cart.read()
  const merged = await send(known?.lines ?? [], mine)
  // Changes made on this device meanwhile are merged into the result.
  cart.change(before => ({ ...before, lines: mergeCarts(mine, before.lines, merged), synced: { owner, lines: merged } }))
}
