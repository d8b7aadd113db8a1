import { maxPasted, pastedPeople } from '../../../../domain/memberships/adding/pasted-people'
import { membershipProducts } from '../../../../domain/memberships/membership-products.collection'
import { paidUntil } from '../../../../domain/memberships/membership-state'
import { memberships, terms } from '../../../../domain/memberships/memberships.collection'
import { productOn } from '../../../../domain/memberships/products/level-prices'
import { givenTerm } from '../../../../domain/memberships/terms/given-terms'
import { PersonFinder } from '../../../../domain/person-search/person-finder'
import { reasonField } from '../../../../domain/shared/functions/reason'
import type { Services } from '../../../../domain/shared/functions/service'
import { choice, longText, type RecordOf, text } from '../../../../domain/shared/records/fields'
import { organisation, organisationId } from '../../../../domain/shared/records/organisation.collection'
import { Records } from '../../../../domain/shared/records/records'
import { dayText } from '../../../../domain/shared/time/day-text'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import type { PlannedRow, RunPlan } from '../../engine/run/run-spec'
import { allPeople } from './loaded-people'
import { type WayToPay, waysToPay } from './way-to-pay-input'

/** All fields; the reason is only for memberships given without payment. */
export const newMemberFields = {
  rows: longText('People', 20_000),
  membership: text('Membership', 130),
  how: choice('How is it paid?', waysToPay),
  reason: reasonField('Why is it given?'),
}
export type NewMembersInput = Omit<RecordOf<typeof newMemberFields>, 'reason'> & { readonly reason?: string }

export interface NewMember extends PlannedRow {
  readonly name: string
  readonly first: string
  readonly last: string
  readonly email: string
  /** Absent for an unknown person. */
  readonly personId?: string
  /** What they have and will get, or why they get nothing. */
  readonly note: string
}

export interface NewMembersPlan extends RunPlan<NewMember> {
  /** Absent if the membership is not sold. */
  readonly bought?: { readonly productId: string; readonly level: string; readonly cents: number }
}

/** Below what `sendPaymentLink` lets one account mail in an hour. */
const maxLinks = 100

const notes: Readonly<Record<WayToPay, string>> = {
  cheque: 'Each of them gets an order, which waits two weeks for the check.',
  desk: 'Their order opens at the desk, where you take the payment.',
  cash: 'Count the money first. Each of them gets a receipt by mail.',
  link: 'Each of them gets an order, and a mail with the link. They can pay for seven days.',
  given: 'Given terms cannot be taken back here.',
}

const problems = {
  'no-email': 'Enter their email address, so that nobody is added twice.',
  'no-name': 'Enter their name.',
  twice: 'The same address stands on an earlier line.',
}

/** What adding these people would do. Writes nothing. */
export async function planNewMembers({ rows, membership, how }: NewMembersInput, services: Services): Promise<NewMembersPlan> {
  const records = services.get(Records)
  const [productId = '', level = ''] = membership.split('/')
  const [product, settings, index] = await Promise.all([
    records.get(membershipProducts, productId),
    records.get(organisation, organisationId),
    allPeople(services.get(PersonFinder)),
  ])
  const today = localMoment(services.get(WallClock).now(), settings?.tz ?? 'UTC').date
  const price = product && productOn(product, today).levels.find(({ key }) => key === level)?.price
  const pasted = pastedPeople(rows)
  if (product?.status !== 'live' || !price) return nothing('This membership is not sold any more. Choose another.')
  if (pasted.length === 0) return nothing('Nobody is named. Enter one person on a line: name, then email.')
  if (pasted.length > maxPasted) return nothing(`These are ${pasted.length} people. Add ${maxPasted} at most at a time, or import a file.`)
  if (how !== 'given' && price.cents === 0) return nothing('This membership costs nothing. Give it instead.')
  const planned = await Promise.all(
    pasted.map(async ({ line, first, last, email, problem }): Promise<NewMember> => {
      const known = index.find(email).find(({ id }) => index.row(id)?.emails?.some(({ address }) => address === email))?.id
      const name = (known && index.row(known)?.names?.display) ?? [first, last].filter(Boolean).join(' ')
      const row = { id: String(line), name, first, last, email, ...(known !== undefined && { personId: known }) }
      // A known person needs no name.
      if (problem && !(problem === 'no-name' && known !== undefined)) return { ...row, outcome: 'left out', note: problems[problem] }
      const held = known === undefined ? undefined : await heldBy(records, known, product.audience)
      const until = held && paidUntil(held)
      const next = givenTerm(held ?? [], { id: '', compReason: '', on: today, length: product })
      const days = `${dayText(next.start)} – ${dayText(next.end)}`
      const note = how === 'given' || how === 'cash' ? `A term: ${days}` : `Once it is paid. If that is today: ${days}`
      return {
        ...row,
        outcome: known === undefined ? 'new person' : until !== undefined && until >= today ? 'already a member' : 'known person',
        note: until === undefined ? note : `${note}. Held until ${dayText(until)} so far.`,
      }
    }),
  )
  const toWrite = planned.filter(({ outcome }) => outcome !== 'left out').length
  return {
    rows: planned,
    toWrite,
    notes: [notes[how]],
    ...(how === 'desk' && toWrite > 1 && { refused: 'Take payments at the desk for one person at a time. Enter one line, or choose another way.' }),
    ...(how === 'link' && toWrite > maxLinks && { refused: `Mail ${maxLinks} payment links at most in an hour. Enter fewer people.` }),
    bought: { productId, level, cents: price.cents },
  }
}

const nothing = (refused: string): NewMembersPlan => ({ rows: [], toWrite: 0, refused })

/** All terms of a person's membership for an audience; `undefined` if they never had one. */
async function heldBy(records: Records, personId: string, audience: string) {
  const found = (await records.find(memberships, { where: [['personId', '==', personId]] })).find(one => one.audience === audience)
  return found && records.find(terms, { params: { membership: found.id } })
}
