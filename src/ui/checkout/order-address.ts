/** An order, and what opens it for somebody without an account. */
export interface OrderKey {
  readonly orderId: string
  readonly orderKey?: string | undefined
}

/** The page of an order. Its key stands behind the `#`, which browsers send to no server. */
export const orderAddress = ({ orderId, orderKey }: OrderKey): string =>
  `/shop?order=${encodeURIComponent(orderId)}${orderKey === undefined ? '' : `#${encodeURIComponent(orderKey)}`}`

/** The same for a callable. */
export const orderKeyOf = ({ orderId, orderKey }: OrderKey) => ({ orderId, ...(orderKey !== undefined && { orderKey }) })
