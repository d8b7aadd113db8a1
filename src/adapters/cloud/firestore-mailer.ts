import { sha256 } from '../../domain/shared/sha256'
import type { Clock } from '../../ports/clock'
import type { Documents } from '../../ports/documents'
import { isPortError } from '../../ports/errors'
import type { Ids } from '../../ports/ids'
import type { Mail, Mailer } from '../../ports/mailer'

/** The collection that the extension "Trigger Email from Firestore" reads. No rule declares it, so clients have no access. */
export const mailPath = 'mail'

/** Queues mail for the extension: one document per mail, which the extension sends and marks. */
export class FirestoreMailer implements Mailer {
  /** `origin` completes the paths that mails carry as links. */
  constructor(
    private readonly documents: Documents,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly origin: string,
  ) {}

  async send({ to, subject, text, link, event }: Mail): Promise<void> {
    const words = link === undefined ? text : `${text}\n\n${new URL(link, this.origin).href}`
    const data = { to, message: { subject, text: words }, queuedAt: this.clock.now() }
    const id = event === undefined ? this.ids.next() : await sha256(`${event} ${to}`)
    await this.documents.commit([{ op: 'create', path: `${mailPath}/${id}`, data }]).catch((error: unknown) => {
      if (event === undefined || !isPortError(error, 'documents', 'already-exists')) throw error
    })
  }
}
