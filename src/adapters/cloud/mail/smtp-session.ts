import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Outcome } from '../../../domain/mail/mail-queue'
import type { ServerProblem } from '../../../domain/mail/mails.collection'
import type { MailSettings } from './mail-settings'

/** The mail server cannot be used now. Contains no text of the server's, because that may name a person. */
export class ServerUnusable extends Error {
  constructor(
    readonly problem: ServerProblem,
    detail = '',
  ) {
    super(`${problem} ${detail}`.trim())
  }
}

interface SmtpError extends Error {
  readonly code?: string | undefined
  readonly responseCode?: number | undefined
  readonly command?: string | undefined
}

/** A signed-in connection to the mail server. It cannot be used again after an outcome other than `accepted`. */
export class SmtpSession {
  private constructor(private readonly connection: SMTPConnection) {}

  /** Throws `ServerUnusable`. */
  static async open({ server, login }: MailSettings): Promise<SmtpSession> {
    const connection = new SMTPConnection(server)
    const failed = new Promise<never>((_, reject) => {
      connection.on('error', (error: SmtpError) => reject(new ServerUnusable('unreachable', detailOf(error))))
    })
    // `send` also gets errors that happen after the connection was opened.
    failed.catch(() => undefined)
    const step = (problem: ServerProblem, run: (done: (error?: SmtpError | null) => void) => void) =>
      new Promise<void>((resolve, reject) => run(error => (error ? reject(new ServerUnusable(problem, detailOf(error))) : resolve())))
    try {
      await Promise.race([failed, step('unreachable', done => connection.connect(done))])
      if (login) await Promise.race([failed, step('loginRefused', done => connection.login(login, done))])
    } catch (error) {
      connection.close()
      throw error
    }
    return new SmtpSession(connection)
  }

  /**
   * Sends one message. `handOver` is awaited after the server has accepted the recipient and before it gets the content; if it rejects,
   * nothing is sent and this rejects.
   */
  async send(envelope: { readonly from: string; readonly to: string }, message: Buffer, handOver: () => Promise<void>): Promise<Outcome> {
    const reached = { content: false, handOver: false }
    async function* content() {
      reached.handOver = true
      await handOver()
      reached.content = true
      yield message
    }
    try {
      await new Promise<void>((resolve, reject) => {
        this.connection.send({ ...envelope }, Readable.from(content()), error => (error ? reject(error) : resolve()))
      })
      return { is: 'accepted' }
    } catch (error) {
      // Closed without `QUIT`, which the server would take for content.
      this.connection.close()
      if (reached.handOver && !reached.content) throw error
      return outcomeOf(error as SmtpError, reached.content)
    }
  }

  close(): void {
    if (!this.connection.destroyed) this.connection.quit()
  }
}

/** Codes and commands only, no text of the server's. */
const detailOf = ({ code, responseCode, command }: SmtpError) => [code, command, responseCode].filter(Boolean).join(' ')

function outcomeOf({ code: name, responseCode: code, command }: SmtpError, wasContentSent: boolean): Outcome {
  if (code !== undefined && code >= 400 && code < 500) return { is: 'postponed', code }
  // If the server refuses the sender or the connection, every other mail would be refused too.
  if (code !== undefined && code >= 500)
    return command === 'RCPT TO' || command === 'DATA' ? { is: 'refused', code } : { is: 'unusable', problem: 'senderRefused', code }
  if (wasContentSent) return { is: 'unknown' }
  return name === 'EENVELOPE' || name === 'EMESSAGE' ? { is: 'refused' } : { is: 'noAnswer' }
}
