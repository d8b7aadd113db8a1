import { type OrderIdentity, orderIdentity } from '../order-keys/order-identity'

/** The order of one month of a monthly gift: there is one, whoever asks for it and however often. */
export const monthIdentity = (subscriptionId: string, month: string): Promise<OrderIdentity> =>
  orderIdentity(`monthly ${subscriptionId} ${month}`, { subscriptionId, month })
