import type { Clock } from '../../ports/clock'
import type { Documents } from '../../ports/documents'
import type { Ids } from '../../ports/ids'
import type { Mail, Mailer } from '../../ports/mailer'

/** Where the extension "Trigger Email from Firestore" looks for mail; closed to every client, as it is declared nowhere. */
export const mailPath = 'mail'

/** Hands mail to the extension: one document a mail, which the extension sends and marks. */
export class MailQueue implements Mailer {
  /** `origin` is where the application is, for links that mails carry as paths. */
  constructor(
    private readonly documents: Documents,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly origin: string,
  ) {}

  async send({ to, subject, text, link }: Mail): Promise<void> {
    const words = link === undefined ? text : `${text}\n\n${new URL(link, this.origin).href}`
    const data = { to, message: { subject, text: words }, queuedAt: this.clock.now() }
    await this.documents.commit([{ op: 'create', path: `${mailPath}/${this.ids.next()}`, data }])
  }
}
