import { MailQueue } from '../../../domain/mail/mail-queue'
import { Records } from '../../../domain/shared/records/records'
import { sha256 } from '../../../domain/shared/sha256'
import type { Clock } from '../../../ports/clock'
import type { Documents } from '../../../ports/documents'
import type { Ids } from '../../../ports/ids'
import type { Mail, Mailer } from '../../../ports/mailer'

/**
 * Queues mail in the database; `mailDelivery` sends it. The id is made from event and address, so that the mail of one event is queued once
 * for each address.
 */
export class QueueMailer implements Mailer {
  private readonly queue: MailQueue

  constructor(
    documents: Documents,
    clock: Clock,
    private readonly ids: Ids,
  ) {
    this.queue = new MailQueue(new Records(documents, { current: undefined }), clock)
  }

  async send(mail: Mail): Promise<void> {
    const { event, to } = mail
    await this.queue.add(mail, event === undefined ? this.ids.next() : await sha256(`${event} ${to}`), event !== undefined)
  }
}
