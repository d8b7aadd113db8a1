import type { Mail } from '../../ports/mailer'
import type { HandlerContext } from '../shared/functions/handler'
import type { DataOf } from '../shared/records/collection'
import { people } from './people.collection'

/** The person's first address that accepts mail; the others bounced permanently. */
export const mailAddress = ({ emails }: Pick<DataOf<typeof people>, 'emails'>): string | undefined =>
  emails.find(({ bounce }) => bounce?.hardAt === undefined)?.address

/**
 * Mails a person, and returns whether it could: not somebody who was merged or deleted, and only to an address that accepts mail. Give the
 * mail an `event`, so that a repeated call sends it once.
 */
export async function mailPerson({ systemRecords, mailer }: HandlerContext, id: string, mail: Omit<Mail, 'to'>): Promise<boolean> {
  const person = await systemRecords.get(people, id)
  const to = person?.status === 'active' ? mailAddress(person) : undefined
  if (to === undefined) return false
  await mailer.send({ to, ...mail })
  return true
}
