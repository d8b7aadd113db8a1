import { mailAddress } from '../../people/mail-person'
import { people } from '../../people/people.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'

/** The address for the receipt of a person's order. Refuses with `no-email` if none of their addresses accepts mail. */
export async function receiptAddress({ records }: HandlerContext, personId: string): Promise<string> {
  const person = await records.get(people, personId)
  if (person?.status !== 'active') throw new Refused('not-found', personId)
  const email = mailAddress(person)
  if (email === undefined) throw new RuleBroken('no-email')
  return email
}
