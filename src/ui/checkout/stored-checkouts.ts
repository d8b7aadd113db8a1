import type { DraftLine } from '../../domain/shop/checkout/order-draft'
import { storedValue } from '../app-services/stored-value'

/** What was entered to pay, as it is typed. */
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

/** An order that was made and is not known to be paid. */
export interface StoredOrder {
  readonly orderId: string
  /** Absent where an account opens it. */
  readonly orderKey?: string | undefined
  /** What it was made of. */
  readonly lines: readonly DraftLine[]
  /** Of a discount. */
  readonly code?: string | undefined
  /** ISO instant since which its goods are held. */
  readonly heldAt: string
  /** The card was sent: it may be paid, whatever this page has heard. */
  readonly isSubmitted?: boolean
}

/** One purchase or gift that is not finished. */
export interface StoredCheckout {
  /** Sent with the order, so that it is made once. */
  readonly key: string
  /** What the key was last sent with. */
  readonly sent?: string | undefined
  /** ISO instant of the last change. */
  readonly at: string
  readonly entered: EnteredPayer
  readonly order?: StoredOrder | undefined
}

/** As long as a cart. */
const keptFor = 30 * 86_400_000

const isCheckout = (found: unknown): found is StoredCheckout => {
  const { key, at, entered, order } = (found ?? {}) as Record<string, unknown>
  const { orderId, orderKey = '', lines, heldAt } = (order ?? {}) as Record<string, unknown>
  const isOrder = typeof orderId === 'string' && typeof orderKey === 'string' && typeof heldAt === 'string' && Array.isArray(lines)
  const isFresh = typeof at === 'string' && Date.parse(at) > Date.now() - keptFor
  return typeof key === 'string' && isFresh && typeof entered === 'object' && entered !== null && (order === undefined || isOrder)
}

type Checkouts = Readonly<Record<string, StoredCheckout>>

/** By what is paid: `cart`, the name of a form, or the order that is opened elsewhere. Kept until the order is paid or given up. */
const checkouts = storedValue<Checkouts>('checkouts', {}, found =>
  Object.fromEntries(
    Object.entries((found ?? {}) as Record<string, unknown>).filter((entry): entry is [string, StoredCheckout] => isCheckout(entry[1])),
  ),
)

export const useStoredCheckouts = checkouts.useKept

const begun = (): StoredCheckout => ({ key: crypto.randomUUID(), at: new Date().toISOString(), entered: {} })

/** Begins it where there is none of this name. */
export function changeCheckout(name: string, change: Partial<StoredCheckout>): StoredCheckout {
  const next = { ...(checkouts.read()[name] ?? begun()), ...change, at: new Date().toISOString() }
  checkouts.change(all => ({ ...all, [name]: next }))
  return next
}

/** The key of what is sent: a try that is repeated is the same order, another content is another one, also where no answer arrived. */
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

/** The order is given up; what was entered stays for the next, which has a key of its own. */
export const beginAnew = (name: string): void =>
  checkouts.read()[name]?.order?.lines.length === 0
    ? forgetCheckout(name)
    : void changeCheckout(name, { key: crypto.randomUUID(), sent: undefined, order: undefined })

export const forgetCheckout = (name: string): void =>
  checkouts.change(all => Object.fromEntries(Object.entries(all).filter(([other]) => other !== name)))
