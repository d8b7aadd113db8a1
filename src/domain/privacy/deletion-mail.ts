import type { Mail } from '../../ports/mailer'
import { collections } from '../collections'
import { retainedFields } from '../shared/records/forgotten-fields'
import type { RetentionPeriod } from '../shared/records/retention-period'
import type { DeletionAct } from './delete-my-account.contract'

export interface DeletionNews {
  readonly act: DeletionAct
  readonly personId: string
  /** ISO 8601. */
  readonly dueAt: string
  readonly to: string
  readonly hasAccount: boolean
}

/** The mail about a request to be forgotten, or about its cancellation. */
export function deletionMail({ act, personId, dueAt, to, hasAccount }: DeletionNews): Mail {
  const event = `deletion ${act} ${personId} ${dueAt}`
  const day = dueAt.slice(0, 10)
  if (act === 'keep')
    return {
      to,
      subject: 'We will not delete your data',
      text: `We planned to delete your data on ${day}. Our staff canceled this. If you did not ask them to, answer this email.`,
      event,
    }
  if (hasAccount)
    return {
      to,
      subject: 'Your account will be deleted',
      text: `You asked us to delete your account. We will delete it on ${day}. You can cancel this in your settings until then.\n\n${keptText}`,
      link: '/dashboard/settings',
      event,
    }
  return {
    to,
    subject: 'We will delete your data',
    text: `You asked us to forget you. We will delete your name, your addresses and what belongs to you on ${day}. If you did not ask for this, or changed your mind, answer this email before then.\n\n${keptText}`,
    event,
  }
}

const sentenceOf = ({ reason, law, years }: RetentionPeriod) => `${reason}, for ${years} years (${law})`

/** Derived from the fields' declarations. */
const keptText = `The law requires us to keep some records without your name: ${[
  ...new Set(collections.flatMap(of => retainedFields(of).map(([, period]) => sentenceOf(period)))),
].join('; ')}.`
