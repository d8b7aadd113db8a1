import { setTimeout as pause } from 'node:timers/promises'
import { defineSecret } from 'firebase-functions/params'
import { type CloudFunction, logger } from 'firebase-functions/v2'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import type { ScheduleFunction } from 'firebase-functions/v2/scheduler'
import { mails } from '../../../domain/mail/mails.collection'
import { functionLimits } from '../function-limits'
import { scheduledFunction } from '../scheduled-function'
import type { DeliveryHost } from './mail-delivery'

/** The mail server with its password. Only the functions below can read it. */
const smtpUrl = defineSecret('SMTP_URL')

/**
 * Sends mail as soon as it is queued, and every five minutes what has become due again. One instance handles all events of queued mail, so
 * that a hundred mails at once are sent over one connection and within the limit per second.
 */
export function mailFunctions(host: Pick<DeliveryHost, 'openPorts' | 'origin'>) {
  /** Loaded with the first mail, so that the other functions start without the library. */
  const load = async () => {
    const [{ mailDelivery }, { mailSettings }] = await Promise.all([import('./mail-delivery'), import('./mail-settings')])
    return mailDelivery({ ...host, settings: () => mailSettings(smtpUrl.value(), process.env['MAIL_FROM']), pause, log: logger.error })
  }
  let loaded: ReturnType<typeof load> | undefined
  const deliver = async () => (await (loaded ??= load()))()
  return {
    deliverMail: onDocumentCreated(
      { ...functionLimits.deliverMail, document: `${mails.path}/{mail}`, secrets: [smtpUrl] },
      deliver,
    ) as unknown as CloudFunction<never>,
    retryMail: scheduledFunction('every 5 minutes', deliver, { secrets: [smtpUrl] }, functionLimits.retryMail) satisfies ScheduleFunction,
  }
}
