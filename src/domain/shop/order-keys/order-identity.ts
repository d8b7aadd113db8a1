import { sha256 } from '../../shared/sha256'

/** What follows from the key of a checkout, so that every retry finds the same order and is given the same key to see it. */
export interface OrderIdentity {
  readonly orderId: string
  /** Lets somebody without an account see the order. The order itself holds its hash. */
  readonly orderKey: string
  readonly keyHash: string
  /** Of the key and all that was asked for with it: another content with the same key is another order, and refused. */
  readonly idemKey: string
}

/** `content` is all that was asked for, without what the payer only saw. */
export async function orderIdentity(key: string, content: object): Promise<OrderIdentity> {
  const orderKey = await sha256(`order key ${key}`)
  return {
    orderId: (await sha256(`order ${key}`)).slice(0, 20),
    orderKey,
    keyHash: await orderKeyHash(orderKey),
    idemKey: await sha256(JSON.stringify([key, content])),
  }
}

export const orderKeyHash = (orderKey: string): Promise<string> => sha256(`seen with ${orderKey}`)
