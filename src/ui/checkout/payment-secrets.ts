/** Secrets for paying this page's orders. In memory only: after a reload they are requested again. */
const secrets = new Map<string, string>()

export const rememberSecret = (orderId: string, clientSecret: string): void => void secrets.set(orderId, clientSecret)
export const rememberedSecret = (orderId: string): string | undefined => secrets.get(orderId)
