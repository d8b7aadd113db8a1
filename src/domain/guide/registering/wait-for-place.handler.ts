import { callingPerson, defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import { serializeTransactions } from '../../shared/records/serialize-transactions'
import { phaseAt } from '../clock/phase-at'
import { callFacts, ownRegistrations, registeringArtist } from './call-facts'
import { mailRegistration } from './mail-registration'
import { placeRefusals } from './place-refusals'
import { ownStudios, placeInLine, places } from './places.collection'
import { registeredLocation, registrationsOf } from './registered-location'
import type { RegistrationRefusal } from './registration-refusals'
import { requireMove } from './registration-states'
import { RegistrationsWithin } from './registrations-transaction'
import { joinWaitlist, offerWaitlist } from './wait-for-place.contract'

export const joinWaitlistHandler = defineHandler(joinWaitlist, async (context, { editionId, wanted }) => {
  const personId = callingPerson(context)
  const facts = await callFacts(context, editionId, [wanted])
  const artist = await registeringArtist(context.systemRecords, personId)
  const now = context.clock.now()
  const { phase } = phaseAt(facts.deadlines, now)
  await context.systemRecords.transact(async within => {
    const end = await serializeTransactions(within, registrationsOf(editionId, personId))
    const own = await ownRegistrations(context.systemRecords, personId, editionId)
    const all = await RegistrationsWithin.read(within, [{ id: wanted.id, editionId, siteId: wanted.siteId }])
    const before = all.now(wanted.id)
    if (before && before.personId !== personId) throw new Refused('permission-denied', wanted.id)
    if (before?.status === 'waitlisted') return
    // A registration with an offer, or an ended one, cannot join again.
    if (before) requireMove('wait', before.status)
    const refusals: readonly RegistrationRefusal[] = [
      ...(artist ? [] : [{ reason: 'not-an-artist' } as const]),
      ...(phase === 'before' || facts.edition.printLockedAt ? [{ reason: 'not-open' } as const] : []),
      ...placeRefusals([wanted], facts, own),
    ]
    if (refusals.length > 0) throw new RuleBroken('registration-refused', { refusals })
    if (phase !== 'closed' && all.hasRoom(wanted.id)) throw new RuleBroken('place-free')
    end()
    const n = own.some(one => one.id !== wanted.id && one.n === 1 && !isOpen(one.status)) ? 2 : 1
    all.enter(wanted.id, { ...registeredLocation(wanted, facts), personId, editionId, n, insuranceOk: false, volunteerHours: 0, status: 'draft' })
    if (artist) all.nameIt(wanted.id, artist.displayName)
    all.move(wanted.id, 'wait', { waitsFor: wanted.siteId ?? ownStudios })
    all.write(now)
  })
  await mailRegistration(context, wanted.id)
  return { place: await placeOf(context, editionId, wanted.siteId, wanted.id) }
})

const isOpen = (status: string) => ['draft', 'expired', 'withdrawn', 'cancelled'].includes(status)

async function placeOf({ systemRecords }: HandlerContext, edition: string, siteId: string | undefined, id: string): Promise<number> {
  const line = await systemRecords.get(places, siteId ?? ownStudios, { edition })
  return (line && placeInLine(line, id)) ?? 0
}

export const offerWaitlistHandler = defineHandler(offerWaitlist, async (context, { registrationId: id }) => {
  const now = context.clock.now()
  const until = await context.systemRecords.transact(async within => {
    const all = await RegistrationsWithin.read(within, [{ id }])
    const waiting = all.now(id)
    if (!waiting) throw new Refused('not-found', id)
    if (waiting.status === 'offered' && waiting.offeredUntil && waiting.offeredUntil > now) return waiting.offeredUntil
    requireMove('offer', waiting.status)
    if (all.placeInLine(id) !== 1) throw new RuleBroken('not-first')
    all.offer(id, now)
    all.write(now)
    return all.now(id)!.offeredUntil!
  })
  await mailRegistration(context, id)
  return { until: until.toISOString() }
})
