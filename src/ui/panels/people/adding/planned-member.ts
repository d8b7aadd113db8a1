import type { PastedPerson } from '../../../../domain/memberships/adding/pasted-people'
import { membershipSeats } from '../../../../domain/memberships/family-seats/membership-seats.collection'
import { furtherSeats } from '../../../../domain/memberships/family-seats/seats-in-level'
import type { membershipProducts } from '../../../../domain/memberships/membership-products.collection'
import { paidUntil } from '../../../../domain/memberships/membership-state'
import { memberships, terms } from '../../../../domain/memberships/memberships.collection'
import { givenTerm } from '../../../../domain/memberships/terms/given-terms'
import type { PersonIndex } from '../../../../domain/person-search/person-index'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import type { Records } from '../../../../domain/shared/records/records'
import { dayText } from '../../../../domain/shared/time/day-text'
import type { NewMember } from './new-member'
import { isAtOnce, type WayToPay } from './way-to-pay-input'

interface Adding {
  readonly records: Records
  readonly index: PersonIndex
  readonly product: StoredOf<typeof membershipProducts>
  readonly level: string
  readonly how: WayToPay
  /** In the organization's time zone. */
  readonly today: string
}

const problems = {
  'no-email': 'Enter their email address, so that nobody is added twice.',
  'no-name': 'Enter their name.',
  twice: 'The same address stands on an earlier line.',
  'no-holder': 'Enter the member whose membership they share on a line above.',
}

/** What adding one person would do. */
export async function plannedMember(person: PastedPerson, { records, index, product, level, how, today }: Adding): Promise<NewMember> {
  const { line, first, last, email, check, sharesWith, problem } = person
  const known = index.find(email).find(({ id }) => index.row(id)?.emails?.some(({ address }) => address === email))?.id
  const name = (known && index.row(known)?.names?.display) ?? [first, last].filter(Boolean).join(' ')
  const row = { id: String(line), name, first, last, email, ...(known !== undefined && { personId: known }) }
  // A known person needs no name.
  if (problem && !(problem === 'no-name' && known !== undefined)) return { ...row, outcome: 'left out', note: problems[problem] }
  if (sharesWith !== undefined) return { ...row, outcome: 'shares a membership', sharesWith: String(sharesWith), note: '' }
  if (how === 'cheques' && check === undefined) return { ...row, outcome: 'left out', note: 'Enter the number of their check.' }
  const held = known === undefined ? undefined : await heldBy(records, known, product.audience)
  const until = held && paidUntil(held.terms)
  const next = givenTerm(held?.terms ?? [], { id: '', compReason: '', on: today, length: product })
  const days = `${dayText(next.start)} – ${dayText(next.end)}`
  const added = how === 'cheques' ? `Check ${check}: ${days}` : isAtOnce(how) ? `A term: ${days}` : `Once it is paid. If that is today: ${days}`
  return {
    ...row,
    ...(check !== undefined && { check }),
    outcome: known === undefined ? 'new person' : until !== undefined && until >= today ? 'already a member' : 'known person',
    // Until a later term begins, the present level says how many may share the membership.
    places: furtherSeats(product, held && next.start > today ? held.level : level) - (held?.seats ?? 0),
    note: until === undefined ? added : `${added}. Held until ${dayText(until)} so far.`,
  }
}

/** A person's membership for an audience, with its terms and the number of its seats; `undefined` if they never had one. */
async function heldBy(records: Records, personId: string, audience: string) {
  const found = (await records.find(memberships, { where: [['personId', '==', personId]] })).find(one => one.audience === audience)
  if (!found) return undefined
  const [entered, seats] = await Promise.all([
    records.find(terms, { params: { membership: found.id } }),
    records.find(membershipSeats, { where: [['membershipId', '==', found.id]] }),
  ])
  return { level: found.level, terms: entered, seats: seats.length }
}
