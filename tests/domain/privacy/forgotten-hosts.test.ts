import { describe, expect, it } from 'vitest'
import { events } from '../../../src/domain/events/events.collection'
import { listings, sites } from '../../../src/domain/guide/listings.collection'
import { perks } from '../../../src/domain/memberships/perks.collection'
import { anonymisePerson } from '../../../src/domain/privacy/request-person-deletion.contract'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import { wallTime, wallTimeAt } from '../../../src/domain/shared/time/wall-time'
import { noon, peopleWorld } from '../../support/people-world'
import { studio } from '../../support/small-city'

const forgottenAt = new Date(noon.getTime() + 7 * 86_400_000)
const hosted = (status: DataOf<typeof events>['status'], until: string, hostIds = ['a']): DataOf<typeof events> => ({
  title: 'Ana’s studio supper',
  summary: 'Soup and prints',
  start: wallTime('2027-09-01T18:00', 'America/Los_Angeles'),
  end: wallTime(until, 'America/Los_Angeles'),
  venue: 'Ana’s kitchen',
  tags: [],
  hostIds,
  status,
})
const offered = (status: DataOf<typeof perks>['status']): DataOf<typeof perks> => ({
  ownerId: 'a',
  title: 'Supper with Ana',
  terms: 'Ask Ana',
  kind: 'gift',
  redeem: 'show',
  startsOn: '2027-09-01',
  endsOn: '2027-12-31',
  status,
})

/** Ana, who hosts and offers what the test names, is forgotten. */
async function afterAna(of: { readonly events?: readonly DataOf<typeof events>[]; readonly perks?: readonly DataOf<typeof perks>[] }) {
  const world = await peopleWorld()
  await world.add('a', 'Ana Ruiz')
  await world.add('b', 'Bo Lind')
  await world.house.commit(
    ...(of.events ?? []).map((event, i) => world.house.creating(events, `e${i}`, event)),
    ...(of.perks ?? []).map((perk, i) => world.house.creating(perks, `k${i}`, perk)),
  )
  await forget(world)
  return world
}

async function forget(world: Awaited<ReturnType<typeof peopleWorld>>) {
  await world.call(anonymisePerson, { act: 'ask', personId: 'a', askedBy: 'email', reason: 'She wrote to us from her address' })
  world.clock.setNow(forgottenAt)
  await world.lookAtTheClock()
}

describe('when a person is forgotten', () => {
  it('a perk of theirs that members could use, or will, has ended; one that waited for review is declined; the others stay as they were', async () => {
    const { house } = await afterAna({ perks: (['live', 'paused', 'pending', 'draft', 'ended', 'rejected'] as const).map(offered) })
    const left = (await house.find(perks)).toSorted((a, b) => a.id.localeCompare(b.id))
    expect(left.map(({ status }) => status)).toEqual(['ended', 'ended', 'rejected', 'draft', 'ended', 'rejected'])
    expect(new Set(left.map(({ title }) => title))).toEqual(new Set(['Perk of a former member']))
  })

  it('an event of theirs is canceled before its end and past from its end on; one that waited for review is declined', async () => {
    const soon = '2027-11-01T20:00'
    const { house } = await afterAna({
      events: [
        hosted('published', soon),
        hosted('published', '2027-09-01T20:00'),
        hosted('pending', soon),
        hosted('draft', soon),
        hosted('published', wallTimeAt(forgottenAt, 'America/Los_Angeles').local),
      ],
    })
    const left = (await house.find(events)).toSorted((a, b) => a.id.localeCompare(b.id))
    expect(left.map(({ status }) => status)).toEqual(['cancelled', 'past', 'rejected', 'draft', 'past'])
    expect(new Set(left.map(({ title }) => title))).toEqual(new Set(['Event of a former member']))
  })

  it('their own house is no building of the guide any more, unless somebody else has a studio there', async () => {
    const world = await peopleWorld()
    await world.add('a', 'Ana Ruiz')
    await world.add('b', 'Bo Lind')
    const pin = { lat: 37.75, lng: -122.4, confidence: 'rooftop' as const }
    const house = (address: string) => ({ name: 'Ana’s house', address, city: 'Orlen', pin, kind: 'own' as const, capacity: 3, hostId: 'a' })
    await world.house.commit(
      world.house.creating(sites, 'alone', house('1 Quay')),
      world.house.creating(sites, 'shared', house('2 Quay')),
      world.house.creating(listings, 'ana', studio('Ana', { artistId: 'a', siteId: 'alone' })),
      world.house.creating(listings, 'ana-too', studio('Ana, downstairs', { artistId: 'a', siteId: 'shared' })),
      world.house.creating(listings, 'bo', studio('Bo', { artistId: 'b', siteId: 'shared' })),
    )
    await forget(world)
    expect(await world.house.get(sites, 'alone')).toBeUndefined()
    expect(await world.house.get(sites, 'shared')).toMatchObject({ address: '2 Quay' })
    expect(await world.house.get(listings, 'bo')).toMatchObject({ siteId: 'shared', displayName: 'Bo', status: 'approved' })
  })

  it('an event with another host goes on', async () => {
    const { house } = await afterAna({ events: [hosted('published', '2027-11-01T20:00', ['a', 'b'])] })
    expect(await house.get(events, 'e0')).toMatchObject({ status: 'published', title: 'Ana’s studio supper' })
  })
})
