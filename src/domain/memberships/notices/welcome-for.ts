import { isMailSuppressed } from '../../mail/mail-suppressed'
import { mailAddress } from '../../people/mail-person'
import { people } from '../../people/people.collection'
import { type HandlerContext, nameOf } from '../../shared/functions/handler'
import { membershipProducts } from '../membership-products.collection'
import { memberships, terms } from '../memberships.collection'
import { levelRef } from '../terms/held-level'
import { welcomeMail } from './welcome-mail'

type Welcoming = ReturnType<typeof welcomeMail> & { readonly event: string }

/** The mail that welcomes the member to whom staff gave or sold a term, one for each term; `undefined` if they want no such mail. */
export async function welcomeFor(context: HandlerContext, membershipId: string, termId: string): Promise<Welcoming | undefined> {
  const { systemRecords: records, clock } = context
  const [membership, term] = await Promise.all([records.get(memberships, membershipId), records.get(terms, termId, { membership: membershipId })])
  const person = membership && (await records.get(people, membership.personId))
  const to = person?.status === 'active' ? mailAddress(person) : undefined
  if (!person || !term || to === undefined || (await isMailSuppressed(records, person, to, clock.now()))) return undefined
  const [productId = '', level = ''] = (term.level ?? levelRef(membership!)).split('/')
  const product = await records.get(membershipProducts, productId)
  const found = product?.levels.find(({ key }) => key === level)
  const mail = welcomeMail({
    to,
    organisation: await nameOf(context),
    name: [product?.name ?? 'membership', found?.name].filter(Boolean).join(', '),
    seats: found?.seats ?? 1,
    start: term.start,
    end: term.end,
    isFirst: membership!.since === term.start,
  })
  return { ...mail, event: `welcome ${membershipId} ${termId}` }
}
