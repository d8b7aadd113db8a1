import MailComposer from 'nodemailer/lib/mail-composer'
import type { QueuedMail } from '../../../domain/mail/mails.collection'

/** The sender: address and name, and the address for replies. */
export interface Sender {
  readonly name: string
  readonly address: string
  readonly replyTo?: string
}

/**
 * The message as it is sent, with the same text as plain text and as HTML. Every attempt has the same Message-ID and date, so that a mailbox
 * can recognize a repeated mail.
 */
export function mailMessage(mail: Pick<QueuedMail, 'id' | 'to' | 'subject' | 'text' | 'link' | 'createdAt'>, sender: Sender, origin: string) {
  const { id, to, subject, text, link, createdAt } = mail
  const address = link === undefined ? undefined : new URL(link, origin).href
  return new MailComposer({
    from: { name: sender.name, address: sender.address },
    ...(sender.replyTo !== undefined && { replyTo: { name: sender.name, address: sender.replyTo } }),
    to: { name: '', address: to },
    subject,
    text: [text, ...(address === undefined ? [] : [address])].join('\n\n'),
    html: htmlOf(subject, text, address),
    messageId: `<${id}@${sender.address.slice(sender.address.indexOf('@') + 1)}>`,
    date: createdAt,
    // Tells automatic repliers, such as vacation notices, not to reply (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

function htmlOf(subject: string, text: string, address: string | undefined): string {
  const paragraphs = text.split(/\n{2,}/).map(paragraph => `<p>${escaped(paragraph).replace(/\n/g, '<br>')}</p>`)
  const link = address === undefined ? [] : [`<p><a href="${escaped(address)}">${escaped(address)}</a></p>`]
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin: 0 auto; padding: 16px; max-width: 600px; font: 16px/1.5 sans-serif; overflow-wrap: break-word">
${[...paragraphs, ...link].join('\n')}
</body>
</html>
`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, sign => entities[sign]!)
