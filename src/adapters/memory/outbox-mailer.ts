import type { SentMail } from '../../domain/operations/local-mode'
import type { Clock } from '../../ports/clock'
import type { Doc, Documents, Query } from '../../ports/documents'
import type { Mail, Mailer } from '../../ports/mailer'

const outboxPath = 'localOutbox'
/** The newest first; `n` counts, because a simulated clock may run backwards between two mails. */
const newest: Query = { collection: outboxPath, orderBy: [['n', 'desc']], limit: 200 }

/** Mail that leaves nothing but an entry in the outbox of the local-mode bar. */
export class OutboxMailer implements Mailer {
  constructor(
    private readonly documents: Documents,
    private readonly clock: Clock,
  ) {}

  async send({ to, subject, text, link }: Mail): Promise<void> {
    const [last] = await this.documents.query({ ...newest, limit: 1 })
    const n = Number(last?.data['n'] ?? 0) + 1
    const data = { n, to, subject, text, sentAt: this.clock.now(), ...(link !== undefined && { link }) }
    await this.documents.commit([{ op: 'create', path: `${outboxPath}/${crypto.randomUUID()}`, data }])
  }

  watch(next: (outbox: readonly SentMail[]) => void, fail: (error: Error) => void): () => void {
    return this.documents.watch(newest, docs => next(docs.map(mailOf)), fail)
  }
}

function mailOf({ data }: Doc): SentMail {
  const { n: _, ...mail } = data
  return mail as unknown as SentMail
}
