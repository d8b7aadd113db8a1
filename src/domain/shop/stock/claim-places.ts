import { holdStates, holds } from '../../capacity/holds.collection'
import { placesOf, placesTaken } from '../../capacity/places-taken'
import { events } from '../../events/events.collection'
import { isMember } from '../../memberships/is-member'
import type { HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { transition } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import { serializeTransactions } from '../../shared/records/serialize-transactions'

export interface Claim {
  readonly ref: string
  readonly n: number
  /** The reservation's id. */
  readonly key: string
}

/** Reserves places of an event until then, or releases them. Throws `sold-out` with how many are left. An event without a limit always has places. */
export async function claimPlaces(context: HandlerContext, { ref, n, key }: Claim, until: Date): Promise<void> {
  const { systemRecords } = context
  const mayCome = await canCome(context, ref)
  await systemRecords.transact(async within => {
    const [event, held] = [await within.get(events, ref), await within.get(holds, key)]
    if (held && (held.kind !== 'event' || held.ref !== ref)) throw new Refused('already-exists', `the key ${key} is of something else`)
    if (n === 0) {
      if (held?.status === 'held') within.move(holds, held, 'release')
      return
    }
    if (!event || !mayCome) throw new RuleBroken('sold-out', { left: 0 })
    const end = await serializeTransactions(within, placesOf(ref))
    const left = event.capacity === undefined ? n : event.capacity - (await placesTaken(context, ref, [key]))
    if (left < n) throw new RuleBroken('sold-out', { left: Math.max(0, left) })
    end()
    if (!held) within.create(holds, key, { kind: 'event', ref, pieces: n, until, status: 'held' })
    else within.change(holds, held, { pieces: n, until, status: held.status === 'held' ? 'held' : transition(holdStates, held.status, 'hold') })
  })
}

/** Only members can reserve places of a members' event. */
async function canCome(context: HandlerContext, eventId: string): Promise<boolean> {
  const event = await context.systemRecords.get(events, eventId)
  if (event?.status !== 'published' || event.deletedAt) return false
  const personId = context.actor?.claims.pid
  return !event.membersOnly || (personId !== undefined && (await isMember(context.systemRecords, personId, await context.today())))
}
