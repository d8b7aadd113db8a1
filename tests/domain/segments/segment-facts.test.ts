import { describe, expect, it } from 'vitest'
import { MemberRoster } from '../../../src/domain/memberships/roster/member-roster'
import type { SegmentFact } from '../../../src/domain/segments/segment-conditions'
import { segmentFacts } from '../../../src/domain/segments/segment-facts'
import type { Fields } from '../../../src/ports/documents'
import { memoryWorld } from '../../support/memory-world'

async function factsOf(asked: readonly SegmentFact[], planted: { readonly [path: string]: Fields }) {
  const world = await memoryWorld({ now: new Date('2027-10-16T18:00:00Z') })
  await world.store.commit(Object.entries(planted).map(([path, data]) => ({ op: 'set', path, data }) as const))
  const { systemRecords } = world.context
  return Object.fromEntries(await segmentFacts(systemRecords, new MemberRoster(systemRecords, world.clock), asked))
}
const gift = (personId: string, receivedOn: string, status = 'recorded') => ({ personId, receivedOn, status })
const visit = (personId: string, at?: string, status = 'attended') => ({ personId, status, ...(at && { arrivedAt: new Date(at) }) })

describe('what a question asks about a person', () => {
  it('is their latest gift, in whatever order gifts are stored, without void ones', async () => {
    const gifts = {
      'donations/1': gift('ana', '2027-03-01'),
      'donations/2': gift('ana', '2026-03-01'),
      'donations/3': gift('bo', '2025-01-01'),
      'donations/4': gift('bo', '2027-01-01'),
      'donations/5': gift('bo', '2027-09-09', 'void'),
      'donations/6': gift('cy', '2027-09-09', 'void'),
    }
    expect(await factsOf(['gift'], gifts)).toEqual({
      ana: { gift: new Date('2027-03-01T00:00:00Z') },
      bo: { gift: new Date('2027-01-01T00:00:00Z') },
    })
    expect(await factsOf(['visit'], gifts)).toEqual({})
  })
  it('is when they last came to an event, as noted at the door', async () => {
    const replies = {
      'rsvps/1': visit('ana', '2027-05-02T18:00:00Z'),
      'rsvps/2': visit('ana', '2027-05-01T18:00:00Z'),
      'rsvps/3': visit('bo', '2026-05-01T18:00:00Z'),
      'rsvps/4': visit('bo', '2027-05-01T18:00:00Z'),
      'rsvps/5': visit('cy', undefined, 'going'),
      'rsvps/6': visit('di'),
    }
    expect(await factsOf(['visit'], replies)).toEqual({
      ana: { visit: new Date('2027-05-02T18:00:00Z') },
      bo: { visit: new Date('2027-05-01T18:00:00Z') },
    })
  })
  it('is the state of each of their memberships, of those in a seat too, and as what they are a member', async () => {
    const product = { audience: 'artlover', termMonths: 12, levels: [{ key: 'pair', seats: 2 }], status: 'live', name: 'Art lovers' }
    const held = { productId: 'lover', level: 'pair', audience: 'artlover', suspensions: [], rev: 1 }
    const term = (start: string, end: string) => ({ start, end, kind: 'new' })
    const found = await factsOf(['membership'], {
      'membershipProducts/lover': product,
      'memberships/m-ana': { ...held, personId: 'ana' },
      'memberships/m-ana/terms/1': { ...term('2027-01-01', '2027-12-31'), personId: 'ana' },
      'memberships/m-bo': { ...held, personId: 'bo' },
      'memberships/m-bo/terms/1': { ...term('2026-11-01', '2027-10-31'), personId: 'bo' },
      'memberships/m-cy': { ...held, personId: 'cy' },
      'memberships/m-cy/terms/1': { ...term('2024-01-01', '2024-12-31'), personId: 'cy' },
      'membershipSeats/s1': { membershipId: 'm-ana', personId: 'cy', status: 'accepted', invitedAt: new Date(0) },
      'membershipSeats/s2': { membershipId: 'm-bo', status: 'invited', invitedAt: new Date(0) },
    })
    expect(found).toEqual({
      ana: { membership: ['current', 'artlover'] },
      bo: { membership: ['current', 'ending', 'artlover'] },
      cy: { membership: ['current', 'artlover', 'lapsed'] },
    })
  })
  it('is what they agreed to, and all facts of one person stand together', async () => {
    const said = (topic: string, state: string, at: string) => ({ personId: 'ana', topic, state, at: new Date(at) })
    const planted = {
      'consents/1': said('news', 'in', '2027-01-01T12:00:00Z'),
      'consents/2': said('events', 'in', '2027-01-01T12:00:00Z'),
      'consents/3': said('events', 'out', '2027-02-01T12:00:00Z'),
      'donations/1': gift('ana', '2027-03-01'),
    }
    expect(await factsOf(['agreed', 'gift'], planted)).toEqual({ ana: { agreed: ['news'], gift: new Date('2027-03-01T00:00:00Z') } })
  })
})
