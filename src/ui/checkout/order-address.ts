/** An order's id, and the key that opens it for somebody without an account. */
export interface OrderKey {
  readonly orderId: string
  readonly orderKey?: string | undefined
}

/** The address of an order's page. The key is after the `#`, which browsers do not send to servers. */
export const orderAddress = ({ orderId, orderKey }: OrderKey): string =>
  `/shop?order=${encodeURIComponent(orderId)}${orderKey === undefined ? '' : `#${encodeURIComponent(orderKey)}`}`

/** The same as input of a callable. */
export const orderKeyOf = ({ orderId, orderKey }: OrderKey) => ({ orderId, ...(orderKey !== undefined && { orderKey }) })
