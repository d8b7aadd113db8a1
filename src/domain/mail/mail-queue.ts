import type { Clock } from '../../ports/clock'
import { isPortError } from '../../ports/errors'
import type { Mail } from '../../ports/mailer'
import { normalEmail } from '../people/normal-email'
import { transition } from '../shared/records/collection'
import type { Records, RecordsWithin } from '../shared/records/records'
import { type MailProblem, mailStates, mails, type QueuedMail, type ServerProblem } from './mails.collection'

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds until the next attempt, indexed by the number of attempts made. When the last retry fails, the mail has failed. */
export const pauses: readonly number[] = [minute, 5 * minute, 30 * minute, 2 * 60 * minute, 12 * 60 * minute]

/** How long one attempt may take before another worker may take over. Longer than any host lets a worker run (540 s). */
export const lease = 10 * minute

/** How long a mail may wait for a server; RFC 5321 (4.5.4.1) suggests four to five days. */
export const maxWait = 5 * day

const sentMailLasts = 30 * day
const failedMailLasts = 90 * day

/** The result of an attempt. */
export type Outcome =
  | { readonly is: 'accepted' }
  | { readonly is: 'postponed' | 'noAnswer' | 'refused' | 'unknown'; readonly code?: number }
  | { readonly is: 'unusable'; readonly problem: ServerProblem; readonly code?: number }

/** The queue of mails to be sent. Several workers may use it at once: each attempt is claimed in a transaction. */
export class MailQueue {
  constructor(
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** Queues a mail. With `once`, a mail with an id that was queued before is ignored. */
  async add({ to, subject, text, link }: Mail, id: string, once: boolean): Promise<void> {
    const mail = {
      to: normalEmail(to),
      subject: subject.replace(/\s+/g, ' '),
      text,
      ...(link !== undefined && { link }),
      attempts: 0,
      nextTry: this.clock.now(),
      status: 'queued' as const,
    }
    await this.records.commit(this.records.creating(mails, id, mail)).catch((error: unknown) => {
      if (!once || !isPortError(error, 'documents', 'already-exists')) throw error
    })
  }

  /** Mails that are due, the longest waiting first; mails that can no longer be sent are ended. */
  async due(limit: number): Promise<readonly QueuedMail[]> {
    const found = await this.records.find(mails, { where: [['nextTry', '<=', this.clock.now()]], limit })
    const over = found.filter(mail => this.problemAtEnd(mail))
    for (const { id } of over) await this.end(id)
    return found.filter(mail => !over.includes(mail))
  }

  /** Claims the mail and starts its attempt; `undefined` if another worker has it. */
  claim(id: string): Promise<QueuedMail | undefined> {
    return this.records.transact(async within => {
      const mail = await within.get(mails, id)
      if (!mail || !this.isDue(mail) || this.problemAtEnd(mail)) return undefined
      const begun = {
        status: mail.status === 'sending' ? mail.status : transition(mailStates, mail.status, 'claim'),
        attempts: mail.attempts + 1,
        nextTry: new Date(this.clock.now().getTime() + lease),
      }
      within.change(mails, mail, begun)
      return { ...mail, ...begun, rev: mail.rev + 1 }
    })
  }

  /** Call it before the content is sent. Throws if the attempt now belongs to another worker, or the mail was deleted. */
  handOver(claimed: QueuedMail): Promise<void> {
    return this.changeClaimed(claimed, (within, mail) => {
      if (!mail) throw new Error(`mail ${claimed.id} is no longer this worker's`)
      within.change(mails, mail, { handedAt: this.clock.now() })
    })
  }

  settle(claimed: QueuedMail, outcome: Outcome): Promise<void> {
    return this.changeClaimed(claimed, (within, mail) => {
      if (!mail) return
      const { code } = { code: undefined, ...outcome }
      const pause = pauses[mail.attempts - 1]
      if (outcome.is === 'accepted') {
        within.move(mails, mail, 'accept', { nextTry: undefined, problem: undefined, code: undefined, expiresAt: this.after(sentMailLasts) })
      } else if (outcome.is === 'unusable')
        within.change(mails, mail, { ...this.waiting(mail, 0), attempts: mail.attempts - 1, problem: outcome.problem, code })
      else if ((outcome.is === 'postponed' || outcome.is === 'noAnswer') && pause !== undefined)
        within.change(mails, mail, { ...this.waiting(mail, pause), problem: outcome.is, code })
      else within.change(mails, mail, this.failed(mail, outcome.is, code))
    })
  }

  /** Records why mails wait for the server. They stay due. */
  async hold(waiting: readonly QueuedMail[], problem: ServerProblem): Promise<void> {
    for (const { id } of waiting.filter(mail => mail.problem !== problem))
      await this.records.transact(async within => {
        const mail = await within.get(mails, id)
        if (mail?.status === 'queued' && mail.problem !== problem) within.change(mails, mail, { problem, code: undefined })
      })
  }

  private end(id: string): Promise<void> {
    return this.records.transact(async within => {
      const mail = await within.get(mails, id)
      const problem = mail && this.isDue(mail) && this.problemAtEnd(mail)
      if (problem) within.change(mails, mail, this.failed(mail, problem))
    })
  }

  /** Why a due mail is not tried again; `undefined` if it is. If the worker that handed it over has stopped, nobody knows whether it was sent. */
  private problemAtEnd({ status, handedAt, attempts, createdAt }: QueuedMail): MailProblem | undefined {
    if (handedAt) return 'unknown'
    if (status === 'sending' && attempts > pauses.length) return 'noAnswer'
    return createdAt.getTime() < this.clock.now().getTime() - maxWait ? 'tooOld' : undefined
  }

  /** `change` gets `undefined` if the attempt no longer belongs to this worker. */
  private changeClaimed({ id, attempts }: QueuedMail, change: (within: RecordsWithin, mail: QueuedMail | undefined) => void): Promise<void> {
    return this.records.transact(async within => {
      const mail = await within.get(mails, id)
      change(within, mail?.status === 'sending' && mail.attempts === attempts ? mail : undefined)
    })
  }

  private readonly after = (milliseconds: number) => new Date(this.clock.now().getTime() + milliseconds)
  private readonly isDue = ({ nextTry }: QueuedMail) => nextTry !== undefined && nextTry <= this.clock.now()

  private readonly waiting = (mail: QueuedMail, pause: number) => ({
    status: transition(mailStates, mail.status, 'putOff'),
    nextTry: this.after(pause),
    handedAt: undefined,
  })

  private readonly failed = (mail: QueuedMail, problem: MailProblem, code?: number) => ({
    status: transition(mailStates, mail.status, 'giveUp'),
    nextTry: undefined,
    problem,
    code,
    expiresAt: this.after(failedMailLasts),
  })
}
