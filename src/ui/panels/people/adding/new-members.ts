import { agrees } from '../../../../domain/giving/donors/batch-control'
import { maxPasted, pastedPeople } from '../../../../domain/memberships/adding/pasted-people'
import { membershipProducts } from '../../../../domain/memberships/membership-products.collection'
import { productOn } from '../../../../domain/memberships/products/level-prices'
import { reasonField } from '../../../../domain/shared/functions/reason'
import type { Services } from '../../../../domain/shared/functions/service'
import { boolean, choice, longText, money, number, type RecordOf, text, withHelp } from '../../../../domain/shared/records/fields'
import { organisation, organisationId } from '../../../../domain/shared/records/organisation.collection'
import { Records } from '../../../../domain/shared/records/records'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import type { RunPlan } from '../../engine/run/run-spec'
import { allPeople } from './loaded-people'
import type { NewMember } from './new-member'
import { plannedMember } from './planned-member'
import { plannedSeats } from './planned-seats'
import { isCounted, type WayToPay, waysToPay } from './way-to-pay-input'

/** All fields; the counted ones are only for money that staff have, the reason only for memberships given without payment. */
export const newMemberFields = {
  rows: withHelp(
    longText('People', 20_000),
    'Add the number of a check to its line. Begin a line with + for somebody who shares the membership above it.',
  ),
  membership: text('Membership', 130),
  how: choice('How is it paid?', waysToPay),
  count: number('Number of payments you counted', { min: 1, max: maxPasted, integer: true }),
  total: money('Money you counted'),
  reason: reasonField('Why is it given?'),
  welcome: boolean('Send each of them a welcome email'),
}
const sometimes = ['count', 'total', 'reason'] as const
type Sometimes = (typeof sometimes)[number]
type Fields = RecordOf<typeof newMemberFields>
export type NewMembersInput = Omit<Fields, Sometimes> & { readonly [name in Sometimes]?: Fields[name] | undefined }

export interface NewMembersPlan extends RunPlan<NewMember> {
  /** Number of memberships, without those who share one. */
  readonly members?: number
  /** Absent if the membership is not sold. */
  readonly bought?: { readonly productId: string; readonly audience: string; readonly level: string; readonly cents: number }
}

/** Below what `sendPaymentLink` lets one account mail in an hour. */
const maxLinks = 100
/** What `inviteSeat` lets one account give in a day. */
const maxPlaces = 60

const notes: Readonly<Record<WayToPay, string>> = {
  cheque: 'Each of them gets an order, which waits two weeks for the check.',
  cheques: 'Each of them gets a receipt by mail.',
  desk: 'Their order opens at the desk, where you take the payment.',
  cash: 'Count the money first. Each of them gets a receipt by mail.',
  link: 'Each of them gets an order, and a mail with the link. They can pay for seven days.',
  given: 'Given terms cannot be taken back here.',
}

/** What adding these people would do. Writes nothing. */
export async function planNewMembers(input: NewMembersInput, services: Services): Promise<NewMembersPlan> {
  const { rows, membership, how } = input
  const records = services.get(Records)
  const [productId = '', level = ''] = membership.split('/')
  const [product, settings, index] = await Promise.all([
    records.get(membershipProducts, productId),
    records.get(organisation, organisationId),
    // The search comes with the first dry run, not with the form.
    import('../../../../domain/person-search/person-finder').then(({ PersonFinder }) => allPeople(services.get(PersonFinder))),
  ])
  const today = localMoment(services.get(WallClock).now(), settings?.tz ?? 'UTC').date
  const price = product && productOn(product, today).levels.find(({ key }) => key === level)?.price
  const pasted = pastedPeople(rows)
  if (product?.status !== 'live' || !price) return nothing('This membership is not sold any more. Choose another.')
  if (pasted.length === 0) return nothing('Nobody is named. Enter one person on a line: name, then email.')
  if (pasted.length > maxPasted) return nothing(`These are ${pasted.length} people. Add ${maxPasted} at most at a time, or import a file.`)
  if (how !== 'given' && price.cents === 0) return nothing('This membership costs nothing. Give it instead.')
  const one = { records, index, product, level, how, today }
  const planned = plannedSeats(await Promise.all(pasted.map(person => plannedMember(person, one))), how)
  const written = planned.filter(({ outcome }) => outcome !== 'left out')
  const members = written.filter(({ sharesWith }) => sharesWith === undefined).length
  return {
    rows: planned,
    toWrite: written.length,
    members,
    notes: [notes[how]],
    refused: refusal(input, { members, places: written.length - members, cents: price.cents }),
    bought: { productId, audience: product.audience, level, cents: price.cents },
  }
}

interface Sums {
  readonly members: number
  readonly places: number
  readonly cents: number
}

/** Why these people cannot be added together. Money that was counted must be all that is recorded. */
function refusal({ how, count = 0, total }: NewMembersInput, { members, places, cents }: Sums): string | undefined {
  if (how === 'desk' && members > 1) return 'Take payments at the desk for one person at a time. Enter one line, or choose another way.'
  if (how === 'link' && members > maxLinks) return `Mail ${maxLinks} payment links at most in an hour. Enter fewer people.`
  if (places > maxPlaces) return `Give ${maxPlaces} places at most in a day. Enter fewer people.`
  const [entered, control] = [
    { count: members, totalCents: members * cents },
    { count, totalCents: total?.cents ?? 0 },
  ]
  if (!isCounted(how) || agrees(entered, control)) return undefined
  return `You counted ${counted(control.count, 'payment')} of ${moneyOf({ cents: control.totalCents })} altogether. These are ${counted(entered.count, 'payment')} of ${moneyOf({ cents: entered.totalCents })}.`
}

const nothing = (refused: string): NewMembersPlan => ({ rows: [], toWrite: 0, refused })
