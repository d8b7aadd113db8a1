import { sha256 } from '../../shared/sha256'

/** Ids and keys derived from a checkout's key, so that every retry finds the same order and returns the same key to open it. */
export interface OrderIdentity {
  readonly orderId: string
  /** Opens the order for somebody without an account. The order stores only its hash. */
  readonly orderKey: string
  readonly keyHash: string
  /** A hash of the key and the request's content: different content with the same key is refused. */
  readonly idemKey: string
}

/** `content` is everything requested, without the prices that the payer saw. */
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
