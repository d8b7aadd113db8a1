import { beforeEach, describe, expect, it } from 'vitest'
import { artists } from '../../../../../src/domain/artists/artists.collection'
import { editions, neighbourhoods, weekends } from '../../../../../src/domain/guide/editions.collection'
import { listings, sites } from '../../../../../src/domain/guide/listings.collection'
import { places } from '../../../../../src/domain/guide/registering/places.collection'
import { registrations, roster } from '../../../../../src/domain/guide/registrations.collection'
import { people } from '../../../../../src/domain/people/people.collection'
import { codes, csvFile, planFile, startPlanned } from '../../../../support/import-files'
import { type LedgerWorld, ledgerWorld } from '../../../../support/ledger-world'

const params = { edition: '2028' }
let world: LedgerWorld

beforeEach(async () => {
  world = await ledgerWorld({ pid: 'p-staff', adm: 1, sc: 'gp' })
  const { behind } = world
  const pin = { lat: 37.7, lng: -122.4, confidence: 'rooftop' as const }
  const area = (id: string) => behind.creating(neighbourhoods, id, { name: id, city: 'Marrow', order: 1, colour: 'red', status: 'active' })
  const weekend = (n: number, ...neighbourhoodIds: string[]) =>
    behind.creating(weekends, String(n), { n, name: `Weekend ${n}`, days: [], neighbourhoodIds }, params)
  const artist = (id: string, name: string) => [
    ...(id === 'ana'
      ? []
      : [
          behind.creating(people, id, {
            names: { first: name, last: 'Kim', display: `${name} Kim`, sort: `Kim, ${name}` },
            emails: [{ address: `${id}@x.org`, verified: true }],
            kind: 'person' as const,
            tags: [],
            status: 'active' as const,
          }),
        ]),
    behind.creating(artists, id, {
      handle: id,
      displayName: name,
      sortName: name,
      media: ['Print'],
      links: [],
      commissions: false,
      teaching: false,
      status: 'public',
    }),
  ]
  await behind.commit(
    behind.creating(editions, '2028', {
      name: 'Studios 2028',
      year: 2028,
      city: 'Marrow',
      tz: 'America/Los_Angeles',
      status: 'call',
      tiers: ['Premier', 'Participating'],
    }),
    area('Dock'),
    area('Hill'),
    weekend(1, 'Dock'),
    weekend(2, 'Hill'),
    behind.creating(sites, 'mill', {
      name: 'Rope Mill',
      city: 'Marrow',
      address: '1 Quay',
      neighbourhoodId: 'Dock',
      pin,
      kind: 'group',
      capacity: 2,
    }),
    ...artist('ana', 'Ana'),
    ...artist('bo', 'Bo'),
    ...artist('cy', 'Cy'),
  )
})

const plan = (...rows: readonly string[]) =>
  planFile(world, 'registrations', csvFile(['Email,Building,Unit,Street,Neighborhood,Weekend,Tier', ...rows].join('\n'), 'last-call.csv'), {
    editionId: '2028',
  })
const bringIn = async (...rows: readonly string[]) => {
  const batchId = await startPlanned(world, await plan(...rows))
  return { batchId, ...(await world.service.run(batchId)) }
}
const stored = async () =>
  (await world.behind.find(registrations)).map(({ personId, n, status, weekendId }) => `${personId} ${n} ${status} ${weekendId}`).toSorted()

const file = ['ana@x.org,Rope Mill,3,,,1,premier', 'ana@x.org,,,4 Slope Street,Hill,,Participating', 'bo@x.org,rope mill,,,,,Premier']

describe('a file of registrations', () => {
  it('takes places and begins listings, mails nobody, and changes nothing when it comes again', async () => {
    expect(await bringIn(...file)).toMatchObject({ outcome: 'done', refused: [] })
    expect(await stored()).toEqual(['ana 1 paid 1', 'ana 2 paid 2', 'bo 1 paid 1'])
    const { takenBy, line } = (await world.behind.get(places, 'mill', params))!
    expect([takenBy.length, line.length]).toEqual([2, 0])
    expect(await world.behind.find(roster, { params: { site: 'mill' } })).toHaveLength(2)
    const drafts = await world.behind.find(listings)
    expect(drafts.map(({ displayName, address, status }) => `${displayName}, ${address}, ${status}`).toSorted()).toEqual([
      'Ana, 1 Quay, draft',
      'Ana, 4 Slope Street, draft',
      'Bo, 1 Quay, draft',
    ])
    expect((await world.behind.find(registrations, { where: [['mailDue', '==', true]] })).length).toBe(0)
    expect((await plan(...file)).counts).toEqual({ create: 0, update: 0, skip: 3, error: 0 })
  })

  it('names each conflict: who is unknown, the building that is full, the weekend and what an artist has already', async () => {
    const { rows } = await plan(
      ...file,
      'cy@x.org,Rope Mill,,,,1,Premier',
      'cy@x.org,,,1 Quay,Dock,2,Premier',
      'bo@x.org,,,2 Quay,Dock,1,Premier',
      'ana@x.org,,,3 Quay,Dock,1,Premier',
      'nobody@x.org,Rope Mill,,,,1,Premier',
      'cy@x.org,Tin Shed,,,,1,Premier',
      'cy@x.org,,,1 Quay,Dock,1,Gold',
    )
    expect(rows.slice(3).map(codes)).toEqual([
      ['error', 'building-full'],
      ['error', 'wrong-weekend'],
      ['error', 'clash-weekend', 'clash-neighborhood'],
      ['error', 'clash-number', 'clash-weekend', 'clash-neighborhood'],
      ['error', 'unknown-person'],
      ['error', 'unknown-building'],
      ['error', 'unknown-tier'],
    ])
  })

  it('is refused where somebody took the last place after the dry run', async () => {
    const planned = await plan('bo@x.org,Rope Mill,,,,,Premier')
    await world.behind.commit(world.behind.creating(places, 'mill', { takenBy: ['x', 'y'], line: [] }, params))
    const batchId = await startPlanned(world, planned)
    expect((await world.service.run(batchId)).refused).toMatchObject([{ code: 'building-full' }])
    expect(await stored()).toEqual([])
  })

  it('is refused where the artist registered for the same weekend after the dry run', async () => {
    const planned = await plan('ana@x.org,Rope Mill,,,,1,Premier')
    await bringIn('ana@x.org,,,4 Quay,Dock,1,Premier')
    const batchId = await startPlanned(world, planned)
    expect((await world.service.run(batchId)).refused).toMatchObject([{ code: 'clash' }])
    expect(await stored()).toEqual(['ana 1 paid 1'])
  })

  it('is undone: places are free again, and a listing that its artist began stays', async () => {
    const { batchId } = await bringIn(...file)
    const bos = (await world.behind.find(listings)).find(({ displayName }) => displayName === 'Bo')!
    await world.behind.commit(world.behind.changing(listings, bos, { blurb: 'Prints' }))
    expect(await world.service.undo(batchId)).toMatchObject({ kept: [{ reason: 'edited-since' }] })
    expect(await stored()).toEqual(['ana 1 cancelled 1', 'ana 2 cancelled 2', 'bo 1 paid 1'])
    // As little as the import mailed them, they are mailed that it is undone.
    expect(await world.behind.find(registrations, { where: [['mailDue', '==', true]] })).toEqual([])
    expect((await world.behind.get(places, 'mill', params))!.takenBy).toHaveLength(1)
    expect((await plan(...file)).counts).toMatchObject({ create: 2, skip: 1 })
  })

  it('is undone without what is canceled or gone, and names a registration that somebody decided on, also where its listing is gone', async () => {
    const { batchId } = await bringIn(...file)
    const { behind } = world
    const [first, second, third] = (await behind.find(registrations)).toSorted((a, b) => `${a.personId} ${a.n}`.localeCompare(`${b.personId} ${b.n}`))
    await behind.change(registrations, first!, { status: 'cancelled' })
    await behind.commit(behind.deleting(registrations, second!.id))
    await behind.change(registrations, third!, { status: 'in_review' })
    await behind.commit(behind.deleting(listings, third!.id))
    expect(await world.service.undo(batchId)).toMatchObject({
      kept: [{ record: `registrations/${third!.id}`, name: third!.id, reason: 'edited-since' }],
    })
    expect((await behind.get(registrations, third!.id))?.status).toBe('in_review')
  })
})
