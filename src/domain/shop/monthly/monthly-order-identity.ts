import { type OrderIdentity, orderIdentity } from '../order-keys/order-identity'

/** Id and keys of the order for one month of a monthly gift: the same on every try. */
export const monthlyOrderIdentity = (subscriptionId: string, month: string): Promise<OrderIdentity> =>
  orderIdentity(`monthly ${subscriptionId} ${month}`, { subscriptionId, month })
