import { MailQueue } from '../../../domain/mail/mail-queue'
import type { QueuedMail } from '../../../domain/mail/mails.collection'
import type { HandlerPorts } from '../../../domain/shared/functions/handler'
import { organisation, organisationId } from '../../../domain/shared/records/organisation.collection'
import { Records } from '../../../domain/shared/records/records'
import { mailMessage, type Sender } from './mail-message'
import type { MailSettings } from './mail-settings'
import { ServerUnusable, SmtpSession } from './smtp-session'

/** Mails in one run; the next run takes the others. */
const maxPerRun = 100
/**
 * Milliseconds after which a run starts no further mail. This and the time for one mail are together below the functions' time limit, because
 * a mail whose sending is interrupted counts as failed.
 */
const maxRun = 100_000
/** Milliseconds after each mail: at most five a second. */
const pauseLength = 200

export interface DeliveryHost {
  readonly openPorts: () => Pick<HandlerPorts, 'documents' | 'clock'>
  /** Read at each run. `undefined` if no mail server is set up. */
  readonly settings: () => MailSettings | undefined
  /** The site's address, which completes the paths that mails carry as links. */
  readonly origin: string
  readonly pause: (milliseconds: number) => Promise<unknown>
  readonly log: (error: string) => void
}

/** Sends the mails that are due, one after the other. A call during a run waits for it, and has it look for due mails once more if its time is not over. */
export function mailDelivery(host: DeliveryHost): () => Promise<void> {
  let running: Promise<void> | undefined
  let again = false
  /** The last problem that was logged, so that runs do not log the same problem again and again. */
  let logged: string | undefined
  const run = async () => {
    const { clock } = host.openPorts()
    const until = new Date(clock.now().getTime() + maxRun)
    do {
      again = false
      const problem = await deliverDue(host, until)
      if (problem && problem.message !== logged) host.log(`Mail waits, because its server cannot be used: ${problem.message}`)
      logged = problem?.message
    } while (again && clock.now() < until)
  }
  return () => {
    if (running) again = true
    else
      running = run().finally(() => {
        running = undefined
      })
    return running
  }
}

/** Returns why the server could not be used; `undefined` if it could. */
async function deliverDue({ openPorts, settings: read, origin, pause }: DeliveryHost, until: Date): Promise<ServerUnusable | undefined> {
  const { documents, clock } = openPorts()
  const records = new Records(documents, { current: undefined })
  const queue = new MailQueue(records, clock)
  const due = await queue.due(maxPerRun)
  if (due.length === 0) return undefined
  let session: SmtpSession | undefined
  let at = 0
  try {
    const settings = read()
    if (!settings) throw new ServerUnusable('notConfigured')
    const sender = await senderOf(records, settings)
    for (; at < due.length && clock.now() < until; at++) {
      session ??= await SmtpSession.open(settings)
      if (!(await deliver(queue, due[at]!, { session, sender, origin }))) session = undefined
      await pause(pauseLength)
    }
    return undefined
  } catch (error) {
    if (!(error instanceof ServerUnusable)) throw error
    await queue.hold(due.slice(at), error.problem)
    return error
  } finally {
    session?.close()
  }
}

interface Delivering {
  readonly session: SmtpSession
  readonly sender: Sender
  readonly origin: string
}

/** Returns whether the session can send another mail. */
async function deliver(queue: MailQueue, { id }: QueuedMail, { session, sender, origin }: Delivering): Promise<boolean> {
  const claimed = await queue.claim(id)
  if (!claimed) return true
  const message = await mailMessage(claimed, sender, origin)
  const outcome = await session.send({ from: sender.address, to: claimed.to }, message, () => queue.handOver(claimed))
  await queue.settle(claimed, outcome)
  if (outcome.is === 'unusable') throw new ServerUnusable(outcome.problem, String(outcome.code ?? ''))
  return outcome.is === 'accepted'
}

/** Replies go to the organization's public address. If the sender's address has no name, it gets the organization's. */
async function senderOf(records: Records, { from }: MailSettings): Promise<Sender> {
  const settings = await records.get(organisation, organisationId)
  return { address: from.address, name: from.name || (settings?.name ?? ''), ...(settings && { replyTo: settings.email }) }
}
