/** What lets this page pay for an order. In memory alone: it is never stored, and asked for again by whoever comes back. */
const secrets = new Map<string, string>()

export const rememberSecret = (orderId: string, clientSecret: string): void => void secrets.set(orderId, clientSecret)
export const rememberedSecret = (orderId: string): string | undefined => secrets.get(orderId)
