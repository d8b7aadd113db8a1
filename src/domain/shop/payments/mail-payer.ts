import type { Mail } from '../../../ports/mailer'
import type { HandlerContext } from '../../shared/functions/handler'

/** A mail that is sent once for its event; skipped if the payer has no address. */
export type PayerMail = Omit<Mail, 'to'> & { readonly to: string | undefined; readonly event: string }

/** Mails a payer, once for each event. Each such mail follows a payment, a refund, a free order or a failed payment, which limits their number. */
export const mailPayer = async ({ mailer }: HandlerContext, { to, ...mail }: PayerMail): Promise<void> => {
  if (to !== undefined) await mailer.send({ ...mail, to })
}
