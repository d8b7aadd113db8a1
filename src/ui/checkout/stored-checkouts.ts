import type { DraftLine } from '../../domain/shop/checkout/order-draft'
import { storedValue } from '../app-services/stored-value'

/** The payer's input as typed. */
export interface EnteredPayer {
  readonly email?: string | undefined
  readonly method?: 'card' | 'cheque' | undefined
  readonly delivery?: 'send' | 'fetch' | undefined
  readonly name?: string | undefined
  readonly street?: string | undefined
  readonly city?: string | undefined
  readonly region?: string | undefined
  readonly zip?: string | undefined
  readonly accepts?: boolean | undefined
}

/** A created order that is not known to be paid. */
export interface StoredOrder {
  readonly orderId: string
  /** Absent if it belongs to an account. */
  readonly orderKey?: string | undefined
  /** The lines of the order. */
  readonly lines: readonly DraftLine[]
  /** The discount code. */
  readonly code?: string | undefined
  /** ISO instant at which the hold on its goods began. */
  readonly heldAt: string
  /** The card was submitted: the order may be paid, even if no response arrived. */
  readonly isSubmitted?: boolean
}

/** An unfinished purchase or gift. */
export interface StoredCheckout {
  /** Idempotency key, so that the order is created once. */
  readonly key: string
  /** A hash of the content that was last sent with the key. */
  readonly sent?: string | undefined
  /** ISO instant of the last change. */
  readonly at: string
  readonly entered: EnteredPayer
  readonly order?: StoredOrder | undefined
}

/** The same as for a cart. */
const keptFor = 30 * 86_400_000

const isCheckout = (found: unknown): found is StoredCheckout => {
  const { key, at, entered, order } = (found ?? {}) as Record<string, unknown>
  const { orderId, orderKey = '', lines, heldAt } = (order ?? {}) as Record<string, unknown>
  const isOrder = typeof orderId === 'string' && typeof orderKey === 'string' && typeof heldAt === 'string' && Array.isArray(lines)
  const isFresh = typeof at === 'string' && Date.parse(at) > Date.now() - keptFor
  return typeof key === 'string' && isFresh && typeof entered === 'object' && entered !== null && (order === undefined || isOrder)
}

type Checkouts = Readonly<Record<string, StoredCheckout>>

/** By name: `cart`, the name of a form, or the id of an order from another device. Stored until the order is paid or canceled. */
const checkouts = storedValue<Checkouts>('checkouts', {}, found =>
  Object.fromEntries(
    Object.entries((found ?? {}) as Record<string, unknown>).filter((entry): entry is [string, StoredCheckout] => isCheckout(entry[1])),
  ),
)

export const useStoredCheckouts = checkouts.useStored

const begun = (): StoredCheckout => ({ key: crypto.randomUUID(), at: new Date().toISOString(), entered: {} })

/** Creates the checkout if it does not exist. */
export function changeCheckout(name: string, change: Partial<StoredCheckout>): StoredCheckout {
  const next = { ...(checkouts.read()[name] ?? begun()), ...change, at: new Date().toISOString() }
  checkouts.change(all => ({ ...all, [name]: next }))
  return next
}

/** The key for this content. A repeated try with the same content is the same order; different content is a new one, even if no response arrived. */
export function keyOf(name: string, content: object): string {
  const sent = JSON.stringify(content)
  const before = changeCheckout(name, {})
  const key = before.sent === undefined || before.sent === sent ? before.key : crypto.randomUUID()
  changeCheckout(name, { key, sent })
  return key
}

export const changeStoredOrder = (name: string, change: Partial<StoredOrder>): void => {
  const order = checkouts.read()[name]?.order
  if (order) changeCheckout(name, { order: { ...order, ...change } })
}

/** An order that was made elsewhere goes on here, unless it does already: its card may have been sent. */
export function goOnHere(order: Pick<StoredOrder, 'orderId' | 'orderKey' | 'heldAt'>): void {
  const isHere = Object.values(checkouts.read()).some(kept => kept.order?.orderId === order.orderId)
  if (!isHere) changeCheckout(`order/${order.orderId}`, { order: { ...order, lines: [] } })
}

/** Cancels the order on this device; the input stays for the next one, which gets its own key. */
export const beginAnew = (name: string): void =>
  checkouts.read()[name]?.order?.lines.length === 0
    ? forgetCheckout(name)
    : void changeCheckout(name, { key: crypto.randomUUID(), sent: undefined, order: undefined })

export const forgetCheckout = (name: string): void =>
  checkouts.change(all => Object.fromEntries(Object.entries(all).filter(([other]) => other !== name)))
