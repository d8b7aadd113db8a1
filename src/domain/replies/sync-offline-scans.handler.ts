import { PortError } from '../../ports/errors'
import { EventRepliesTransaction } from '../capacity/event-replies-transaction'
import { checkIns } from '../events/check-ins.collection'
import { events } from '../events/events.collection'
import { rsvps } from '../events/rsvps.collection'
import { cardKeys } from '../memberships/card-keys.collection'
import { type CardFacts, cardStatus, readCard } from '../memberships/card-token'
import { membershipSeats, type Seat } from '../memberships/family-seats/membership-seats.collection'
import { seatedIn } from '../memberships/family-seats/memberships-of-person'
import { type Scan, type ScanOutcome, syncOfflineScans } from '../memberships/member-cards.contract'
import { membershipProducts } from '../memberships/membership-products.collection'
import { suspendedOn } from '../memberships/membership-state'
import { memberships } from '../memberships/memberships.collection'
import { perkRedemptions } from '../memberships/perk-redemptions.collection'
import { perks } from '../memberships/perks.collection'
import { callingPerson, defineHandler, type HandlerContext } from '../shared/functions/handler'
import type { DataOf } from '../shared/records/collection'
import type { Records, RecordsWithin } from '../shared/records/records'
import { localMoment } from '../shared/time/local-day'

type Outcome = ScanOutcome['outcome']
type Membership = DataOf<typeof memberships>

/** Handled one after the other, so that the second use of a perk is counted after the first. */
export const syncOfflineScansHandler = defineHandler(syncOfflineScans, async (context, { scans }) => {
  const by = callingPerson(context)
  const { records } = context
  const tz = await context.zone()
  const dayOf = (at: Date) => localMoment(at, tz).date
  const keys = Object.fromEntries((await records.find(cardKeys)).map(({ id, publicKey }) => [id, publicKey]))
  const outcomes: ScanOutcome[] = []
  for (const scan of scans) {
    const card = await readCard(scan.token, keys)
    outcomes.push({ offlineId: scan.offlineId, outcome: card ? await count(records, context, { scan, card, by, dayOf }) : 'card-unknown' })
  }
  return { outcomes }
})

interface Counting {
  readonly scan: Scan
  readonly card: CardFacts
  readonly by: string
  /** The date of an instant in the organization's time zone. */
  readonly dayOf: (at: Date) => string
}

/** How long a device may keep unsent scans, in milliseconds. */
const keptOffline = 3 * 86_400_000

/**
 * Counts the uses of a perk before the transaction. Every use changes the perk, so a use in between makes the transaction conflict, and the
 * count is repeated.
 */
async function count(records: Records, context: HandlerContext, counting: Counting): Promise<Outcome> {
  const { scan, card } = counting
  const now = context.clock.now().getTime()
  const at = new Date(Math.min(Math.max(Date.parse(scan.at), now - keptOffline), now))
  for (let tries = 0; tries < 5; tries += 1) {
    const before = scan.perkId === undefined ? undefined : await records.get(perks, scan.perkId)
    const uses = scan.perkId === undefined ? [] : await usesOf(records, scan.perkId, card.personId)
    const seats = (await seatedIn(records, card.membershipId))?.seats ?? []
    const outcome = await records.transact(async within => {
      const membership = await within.get(memberships, card.membershipId)
      if (!membership || !(await isNewest(within, card, membership, seats))) return 'card-unknown'
      const day = counting.dayOf(at)
      // The product's days of grace count, whatever stands on an older card.
      const grace = (await within.get(membershipProducts, membership.productId))?.graceDays
      if (cardStatus({ until: card.until, ...(grace !== undefined && { grace }) }, day) === 'lapsed' || suspendedOn(membership.suspensions, day))
        return 'not-now'
      if (scan.eventId !== undefined) return checkIn(within, context, { ...counting, eventId: scan.eventId, at })
      if (scan.perkId === undefined) return 'not-now'
      const used = uses.filter(({ status, offlineId }) => status === 'claimed' && offlineId !== scan.offlineId).length
      return redeem(within, scan.perkId, at, { used, redeemed: before?.redeemed }, counting)
    })
    if (outcome !== 'overtaken') return outcome
  }
  throw new PortError('documents', 'aborted', `many scans of ${scan.perkId} at once`)
}

/** Refuses a replaced card, or one whose seat has ended: somebody else may have it. */
async function isNewest(within: RecordsWithin, { serial }: CardFacts, { card }: Pick<Membership, 'card'>, seats: readonly Seat[]): Promise<boolean> {
  if (card?.serial === serial) return true
  const seat = seats.find(one => one.card?.serial === serial)
  return seat !== undefined && (await within.get(membershipSeats, seat.id))?.card?.serial === serial
}

const usesOf = (records: Records, perkId: string, personId: string) =>
  records.find(perkRedemptions, {
    where: [
      ['perkId', '==', perkId],
      ['personId', '==', personId],
    ],
  })

interface CheckingIn extends Counting {
  readonly eventId: string
  readonly at: Date
}

/** A person who enters twice is checked in once. Whoever said that they come is on the list of the door as well, so they are marked there too. */
async function checkIn(within: RecordsWithin, context: HandlerContext, { scan, card, by, eventId, at }: CheckingIn): Promise<Outcome> {
  const { personId } = card
  const id = `${eventId}-${personId}`.slice(0, 128)
  if (await within.get(checkIns, id)) return 'already'
  if (!(await within.get(events, eventId))) return 'not-now'
  const theirs = await context.systemRecords.find(rsvps, {
    where: [
      ['eventId', '==', eventId],
      ['personId', '==', personId],
    ],
  })
  const coming = theirs.find(({ status }) => status === 'going')
  if (coming) {
    const replies = await EventRepliesTransaction.open(context, within, eventId, { replyIds: [coming.id], leavesLine: true })
    replies.arrive(coming.id, { at, scanId: scan.offlineId })
    await replies.write()
  }
  within.create(checkIns, id, { eventId, personId, at, by, offlineId: scan.offlineId })
  return 'counted'
}

async function redeem(
  within: RecordsWithin,
  perkId: string,
  at: Date,
  counted: { readonly used: number; readonly redeemed: number | undefined },
  { scan, card, by, dayOf }: Counting,
): Promise<Outcome | 'overtaken'> {
  if (await within.get(perkRedemptions, scan.offlineId)) return 'already'
  const perk = await within.get(perks, perkId)
  if (perk?.redeemed !== counted.redeemed) return 'overtaken'
  const day = dayOf(at)
  const isOffered = perk?.status === 'live' && perk.startsOn <= day && day <= perk.endsOn && (!perk.levels || perk.levels.includes(card.level))
  if (!isOffered) return 'not-now'
  const { perPerson = Infinity, total = Infinity } = perk.caps ?? {}
  if (counted.used >= perPerson || (perk.redeemed ?? 0) >= total) return 'perk-used-up'
  within.change(perks, perk, { redeemed: (perk.redeemed ?? 0) + 1 })
  within.create(perkRedemptions, scan.offlineId, {
    perkId,
    membershipId: card.membershipId,
    personId: card.personId,
    at,
    by,
    offlineId: scan.offlineId,
    status: 'claimed',
  })
  return 'counted'
}
