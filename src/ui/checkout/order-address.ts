/** The page of an order. Its key stands behind the `#`, which no server and no statistics are told. */
export const orderAddress = (orderId: string, orderKey?: string): string =>
  `/shop?order=${encodeURIComponent(orderId)}${orderKey === undefined ? '' : `#${encodeURIComponent(orderKey)}`}`
