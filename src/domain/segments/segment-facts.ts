import { rsvps } from '../events/rsvps.collection'
import { donations } from '../giving/donations.collection'
import { isAdmitted } from '../memberships/membership-state'
import type { MemberRoster } from '../memberships/roster/member-roster'
import { agreedTopicsByPerson } from '../people/agreed-topics-by-person'
import { type ConsentTopic, consents } from '../people/consents.collection'
import { allRecords } from '../shared/records/all-records'
import type { Records } from '../shared/records/records'
import type { SegmentFact } from './segment-conditions'

/** What a question can ask about a person that lies in other records than the person's own. */
export interface SegmentFacts {
  /** Consent topics with a yes. */
  readonly agreed?: readonly ConsentTopic[]
  /** The states of their memberships, and as what they are a member today. */
  readonly membership?: readonly string[]
  /** The day of the latest gift, in UTC. */
  readonly gift?: Date
  /** When they last came to an event, as noted at the door. */
  readonly visit?: Date
}
export type FactsByPerson = ReadonlyMap<string, SegmentFacts>

/** These facts of everybody who has any. */
export async function segmentFacts(records: Records, roster: Pick<MemberRoster, 'all'>, asked: readonly SegmentFact[]): Promise<FactsByPerson> {
  const byPerson = new Map<string, SegmentFacts>()
  const add = (personId: string, fact: SegmentFacts) => byPerson.set(personId, { ...byPerson.get(personId), ...fact })
  if (asked.includes('agreed')) for (const [id, agreed] of agreedTopicsByPerson(await allRecords(records, consents))) add(id, { agreed })
  if (asked.includes('membership'))
    for (const { personId, seats, state, isEnding, audience } of await roster.all().read()) {
      const own = [state, ...(isEnding ? ['ending'] : []), ...(isAdmitted(state) ? [audience] : [])]
      for (const id of [personId, ...seats.flatMap(seat => seat.personId ?? [])])
        add(id, { membership: [...(byPerson.get(id)?.membership ?? []), ...own] })
    }
  if (asked.includes('gift'))
    for (const { personId, receivedOn, status } of await allRecords(records, donations))
      if (status !== 'void') add(personId, { gift: later(new Date(`${receivedOn}T00:00:00Z`), byPerson.get(personId)?.gift) })
  if (asked.includes('visit'))
    for (const { personId, arrivedAt } of await allRecords(records, rsvps, { where: [['status', '==', 'attended']] }))
      if (arrivedAt) add(personId, { visit: later(arrivedAt, byPerson.get(personId)?.visit) })
  return byPerson
}

const later = (one: Date, other: Date | undefined) => (other && other > one ? other : one)
