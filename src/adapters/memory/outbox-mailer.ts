import type { SentMail } from '../../domain/hosting/local-mode'
import { sha256 } from '../../domain/shared/sha256'
import { isEmailAddress } from '../../domain/shared/text/email-address'
import type { Clock } from '../../ports/clock'
import type { Doc, Documents, Query } from '../../ports/documents'
import { isPortError } from '../../ports/errors'
import type { Mail, Mailer } from '../../ports/mailer'

const outboxPath = 'localOutbox'
/** The newest mails first. They are ordered by a counter (`n`), because a simulated clock may be set back between two mails. */
const newest: Query = { collection: outboxPath, orderBy: [['n', 'desc']], limit: 200 }

/** Stores mails in the outbox of the local-mode bar instead of sending them; like the queue of the host, it refuses what is no address. */
export class OutboxMailer implements Mailer {
  constructor(
    private readonly documents: Documents,
    private readonly clock: Clock,
  ) {}

  async send({ to, subject, text, link, event }: Mail): Promise<void> {
    if (!isEmailAddress(to)) throw new TypeError(`Not an email address: ${to}`)
    const path = `${outboxPath}/${event === undefined ? crypto.randomUUID() : await sha256(`${event} ${to}`)}`
    if (event !== undefined && (await this.documents.get(path))) return
    const [last] = await this.documents.query({ ...newest, limit: 1 })
    const n = Number(last?.data['n'] ?? 0) + 1
    const data = { n, to, subject, text, sentAt: this.clock.now(), ...(link !== undefined && { link }) }
    await this.documents.commit([{ op: 'create', path, data }]).catch((error: unknown) => {
      // A message of the provider and the call that it is about send the same mail at once: whoever comes second finds it sent.
      if (event === undefined || !isPortError(error, 'documents', 'already-exists')) throw error
    })
  }

  watch(next: (outbox: readonly SentMail[]) => void, fail: (error: Error) => void): () => void {
    return this.documents.watch(newest, docs => next(docs.map(mailOf)), fail)
  }
}

function mailOf({ data }: Doc): SentMail {
  const { n: _, ...mail } = data
  return mail as unknown as SentMail
}
