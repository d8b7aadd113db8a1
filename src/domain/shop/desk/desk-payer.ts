import { emailKeys } from '../../people/email-keys.collection'
import { normalEmail } from '../../people/normal-email'
import { type Person, people } from '../../people/people.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { sha256 } from '../../shared/sha256'
import type { Buyer } from '../checkout/new-order'

interface DeskPayer {
  readonly buyer: Buyer
  readonly person: Person | undefined
}

/** The payer of a desk sale: the chosen person, otherwise the owner of the address. */
export async function deskPayer(
  { systemRecords }: HandlerContext,
  { personId, email }: { readonly personId?: string; readonly email?: string },
): Promise<DeskPayer> {
  const held = email === undefined ? undefined : (await systemRecords.get(emailKeys, await sha256(normalEmail(email))))?.personId
  const id = personId ?? held
  const person = id === undefined ? undefined : await systemRecords.get(people, id)
  const isKnown = person?.status === 'active' && person.deletedAt === undefined
  if (personId !== undefined && !isKnown) throw new Refused('not-found', personId)
  return { buyer: { personId: isKnown ? person.id : undefined, source: 'desk' }, person: isKnown ? person : undefined }
}
