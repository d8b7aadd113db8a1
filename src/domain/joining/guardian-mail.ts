import type { Mail } from '../../ports/mailer'
import { needsGuardian } from '../people/age'
import type { Person } from '../people/people.collection'

/** Letters only: whoever joins chooses both the name and the recipient's address, and our mail must not carry a stranger's link or text. */
const isName = (first: string) => first.length <= 40 && /^(?:[\p{L}\p{M}'’ -]|\.(?= |$))+$/u.test(first)

/** The mail to the guardian of a young member, once for each member; `undefined` for everybody else. */
export function guardianMail({ id, names, birthYear, guardianEmail }: Person, organisation: string, now: Date): Mail | undefined {
  if (guardianEmail === undefined || birthYear === undefined || !needsGuardian(birthYear, now)) return undefined
  const who = isName(names.first) ? names.first : 'A young member'
  return {
    to: guardianEmail,
    subject: `${who} has joined ${organisation}`,
    text: [
      `${who} has an account with ${organisation} and named you as parent or guardian.`,
      'Until they are 18, nothing about them is shown in public: they have no public page.',
      'If you do not agree, or if this is a mistake, reply to this mail. We will then delete the account.',
      'How we handle what they entered:',
    ].join('\n\n'),
    link: '/privacypolicy',
    event: `guardian ${id}`,
  }
}
