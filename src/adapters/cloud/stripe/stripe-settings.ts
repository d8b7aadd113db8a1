import { defineSecret } from 'firebase-functions/params'

/** The key of the account at Stripe. A restricted key will do; docs/deploy.md lists its permissions. */
export const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY')
/** Signs Stripe's messages. */
export const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET')

export interface StripeSettings {
  readonly secretKey: string
  /** Undefined where the function may not read it: one that gets no messages. */
  readonly webhookSecret: string | undefined
  /** Where the API is; Stripe itself unless a test says otherwise. */
  readonly api?: { readonly protocol: 'http'; readonly host: string; readonly port: number }
}

/** Reads the secrets; `undefined` where the key is none, such as the word `none` that stands for it. */
export function stripeSettings(env: Readonly<Record<string, string | undefined>>): StripeSettings | undefined {
  const secretKey = env['STRIPE_SECRET_KEY']?.trim() ?? ''
  if (!/^[rs]k_(test|live)_\w+$/.test(secretKey)) return undefined
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET']?.trim()
  return { secretKey, webhookSecret: webhookSecret?.startsWith('whsec_') ? webhookSecret : undefined }
}
