import { defineSecret } from 'firebase-functions/params'
import { logger } from 'firebase-functions/v2'

/** The secret key of our Stripe account. A restricted key is enough; docs/deploy.md lists its permissions. */
export const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY')
/** The secret that verifies the signature of Stripe's messages. */
export const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET')

export interface StripeSettings {
  readonly secretKey: string
  /** `undefined` in functions that may not read the secret, because they receive no messages. */
  readonly webhookSecret: string | undefined
  /** The address of the API; Stripe's own by default, another in tests. */
  readonly api?: { readonly protocol: 'http'; readonly host: string; readonly port: number }
}

/** Reads the secrets. `undefined` if the key is missing, is the placeholder `none`, or does not look like a secret key of Stripe: then nothing is paid by card. */
export function stripeSettings(env: Readonly<Record<string, string | undefined>>): StripeSettings | undefined {
  const secretKey = env['STRIPE_SECRET_KEY']?.trim() ?? ''
  if (!/^[rs]k_(test|live)_\w+$/.test(secretKey)) {
    // Without a message, a mistyped key would turn off payments by card unnoticed.
    if (secretKey !== '' && secretKey !== 'none') logger.error('STRIPE_SECRET_KEY is not a secret key of Stripe: nothing can be paid by card')
    return undefined
  }
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET']?.trim()
  return { secretKey, webhookSecret: webhookSecret?.startsWith('whsec_') ? webhookSecret : undefined }
}
