import type { Mail } from '../../../ports/mailer'
import type { HandlerContext } from '../../shared/functions/handler-context'

/** A mail that is sent once for its event, unless its payer has no address. */
export type PayerMail = Omit<Mail, 'to'> & { readonly to: string | undefined; readonly event: string }

/**
 * Mails a payer, once for each event. Messages of the provider lead here as well as callables: a mail follows money that moved, a free order or a
 * payment that failed, so there is no more of it than of those.
 */
export const mailPayer = async ({ mailer }: HandlerContext, { to, ...mail }: PayerMail): Promise<void> => {
  if (to !== undefined) await mailer.send({ ...mail, to })
}
