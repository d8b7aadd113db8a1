import { logger } from 'firebase-functions/v2'
import { type HttpsFunction, onRequest, type Request, type Response } from 'firebase-functions/v2/https'
import { type HandlerPorts, handlerContext } from '../../../domain/shared/functions/handler'
import { applyProviderEvent } from '../../../domain/shop/payments/apply-provider-event'
import { isPortError, isTransient } from '../../../ports/errors'
import type { ProviderEvent } from '../../../ports/payments'
import { functionLimits } from '../function-limits'
import { stripeSecretKey, stripeWebhookSecret } from './stripe-settings'

export interface WebhookHost {
  readonly openPorts: () => HandlerPorts
  /** The site's security headers, sent with every response. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Receives the messages of the payment provider. Status 200: handled now or before, or nothing to do. 400: not from the provider. 500:
 * failed; the provider sends it again, for three days.
 */
export const providerWebhook = (host: WebhookHost): HttpsFunction =>
  onRequest({ ...functionLimits.providerWebhook, cors: false, secrets: [stripeSecretKey, stripeWebhookSecret] }, async (request, response) => {
    // Set by the platform's Express.
    response.removeHeader('x-powered-by')
    response.set({ ...host.headers, 'cache-control': 'no-store' })
    if (request.method !== 'POST') return void response.status(405).set('allow', 'POST').end()
    response.status(await taken(host.openPorts(), request)).end()
  })

/** Handles a message and returns the status of the response. */
async function taken(ports: HandlerPorts, request: Request): Promise<Response['statusCode']> {
  let event: ProviderEvent | undefined
  try {
    event = await ports.payments.readMessage(request.rawBody.toString('utf8'), request.get('stripe-signature') ?? '')
    await applyProviderEvent(handlerContext(ports), event)
    return 200
  } catch (error) {
    if (event === undefined && isPortError(error, 'payments', 'invalid-argument')) return 400
    // A message can also arrive before another that it depends on; the provider sends it again.
    const log = isTransient(error) ? logger.warn : logger.error
    log('a message of the payment provider was not applied', event?.id, event?.type, error)
    return 500
  }
}
