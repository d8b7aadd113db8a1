import { type MailProblem, mails, serverProblems } from '../mail/mails.collection'
import type { Check } from './finding'

const problems: { readonly [P in MailProblem]: string } = {
  notConfigured: 'Mail is not configured',
  unreachable: 'The mail server cannot be reached',
  loginRefused: 'The mail server refused the user name or password',
  senderRefused: 'The mail server refused the sender',
  postponed: 'its server asked to try later each time',
  noAnswer: 'the connection broke each time',
  refused: 'its server refused it',
  unknown: 'the connection broke at the end, so it may have arrived',
  tooOld: 'it waited for five days',
}

/** Mail that waits for its server, as one finding per reason; and each mail that was given up. */
export const unsentMail: Check = async ({ records }) => {
  const waiting = await records.find(mails, { where: [['problem', 'in', serverProblems]] })
  const failed = await records.find(mails, { where: [['status', '==', 'failed']] })
  return [
    ...serverProblems.flatMap(problem => {
      const [first, ...others] = waiting.filter(mail => mail.problem === problem && mail.status === 'queued')
      if (!first) return []
      const count = others.length === 0 ? '1 mail waits' : `${others.length + 1} mails wait`
      return [{ record: `mail/${first.id}`, note: `${problems[problem]}: ${count}`, kind: 'mailWaits' as const }]
    }),
    ...failed.map(({ id, to, subject, problem, code }) => ({
      record: `mail/${id}`,
      note: `A mail to ${to} was not sent, because ${problems[problem ?? 'unknown']}${code === undefined ? '' : ` (${code})`}: ${subject}`,
      kind: 'mailFailed' as const,
    })),
  ]
}
