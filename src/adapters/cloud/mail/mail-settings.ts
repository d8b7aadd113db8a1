import { parseConnectionUrl } from 'nodemailer/lib/shared'
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import { isEmailAddress } from '../../../domain/shared/text/email-address'

/** The mail server, and the sender as `hello@example.org` or `Open Studios <hello@example.org>`. */
export interface MailSettings {
  readonly server: SMTPConnectionOptions
  readonly login?: { readonly user: string; readonly pass: string }
  readonly from: { readonly name: string; readonly address: string }
}

/** Milliseconds. Even if an attempt uses up all these limits, it ends before its lease does. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, dnsTimeout: 20_000, socketTimeout: 120_000 }

/**
 * Reads `SMTP_URL` (`smtps://user:password@host:465`, `smtp://user:password@host:587`) and `MAIL_FROM`; `undefined` if either is missing or
 * invalid. A connection that begins without TLS must switch to it, unless the address ends with `?requireTLS=false`.
 */
export function mailSettings(smtpUrl: string | undefined, mailFrom: string | undefined): MailSettings | undefined {
  const from = senderOf(mailFrom ?? '')
  if (!from || !/^smtps?:\/\/[^/]/.test(smtpUrl?.trim() ?? '')) return undefined
  const { auth, ...server } = parseConnectionUrl(smtpUrl!.trim())
  const { user, pass } = { user: '', pass: '', ...auth }
  return {
    // The library's logs would hold addresses and, with `debug`, the password.
    server: { requireTLS: !server.secure, ...server, ...patience, logger: false, debug: false, transactionLog: false },
    ...(user !== '' && { login: { user, pass } }),
    from,
  }
}

function senderOf(text: string): MailSettings['from'] | undefined {
  const [, name = '', inBrackets] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? []
  const address = (inBrackets ?? text).trim()
  return isEmailAddress(address) ? { name, address } : undefined
}
