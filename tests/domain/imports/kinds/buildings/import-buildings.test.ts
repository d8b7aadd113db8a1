import { beforeEach, describe, expect, it } from 'vitest'
import { editions, neighbourhoods } from '../../../../../src/domain/guide/editions.collection'
import { listings, sites } from '../../../../../src/domain/guide/listings.collection'
import { places } from '../../../../../src/domain/guide/registering/places.collection'
import { people } from '../../../../../src/domain/people/people.collection'
import { codes, csvFile, fixtureFile, planFile, problemsOf, startPlanned } from '../../../../support/import-files'
import { type LedgerWorld, ledgerWorld } from '../../../../support/ledger-world'

const file = await fixtureFile('five-buildings.csv')
const head = 'Building,Address,Lat,Lng,Capacity,Units,Host'
const square = (west: number, south: number) =>
  JSON.stringify([
    [
      [
        [west, south],
        [west + 0.01, south],
        [west + 0.01, south + 0.01],
        [west, south + 0.01],
        [west, south],
      ],
    ],
  ])

let world: LedgerWorld

beforeEach(async () => {
  world = await ledgerWorld({ pid: 'p-staff', adm: 1, sc: 'gp' })
  const { behind } = world
  const area = (id: string, city: string, outline: string) =>
    behind.creating(neighbourhoods, `${city}-${id}`, { name: id, city, outline, order: 1, colour: 'red', status: 'active' })
  const names = { first: 'Bo', last: 'Kim', display: 'Bo Kim', sort: 'Kim, Bo' }
  await behind.commit(
    behind.creating(editions, '2028', { name: 'Studios 2028', year: 2028, city: 'Marrow', tz: 'America/Los_Angeles', status: 'call' }),
    area('Dock', 'Marrow', square(-122.395, 37.755)),
    area('Hill', 'Marrow', square(-122.415, 37.76)),
    area('Hill', 'Elsewhere', square(-121, 37)),
    behind.creating(people, 'bo', { names, emails: [{ address: 'bo@x.org', verified: true }], kind: 'person', tags: [], status: 'active' }),
  )
})

const plan = (csv: string | File) => planFile(world, 'buildings', typeof csv === 'string' ? csvFile(csv) : csv, { editionId: '2028' })
const rows = (...lines: readonly string[]) => plan([head, ...lines].join('\n'))
async function bringIn(planned: Awaited<ReturnType<typeof plan>>) {
  const batchId = await startPlanned(world, planned)
  return { batchId, ...(await world.service.run(batchId)) }
}
const stored = async () => (await world.behind.find(sites)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
const named = async (name: string) => (await stored()).find(site => site.name === name)!
const register = (siteId: string, ...ids: readonly string[]) =>
  world.behind.commit(world.behind.creating(places, siteId, { takenBy: [...ids], line: [] }, { edition: '2028' }))
const listingIn = (siteId: string, ownerIds: readonly string[]) =>
  world.behind.commit(
    world.behind.creating(listings, 'studio', {
      editionId: '2028',
      displayName: 'Studio',
      sortName: 'Studio',
      ownerIds: [...ownerIds],
      media: [],
      tags: [],
      siteId,
      byAppointment: false,
      openings: [],
      links: [],
      facilities: [],
      status: 'draft',
    }),
  )

describe('a file of buildings', () => {
  it('brings each with its neighborhood by its pin, its units, host and accessibility, and changes nothing when it comes again', async () => {
    const planned = await plan(file)
    expect(planned.counts).toEqual({ create: 5, update: 0, skip: 0, error: 0 })
    expect(await stored()).toEqual([])
    expect(await bringIn(planned)).toMatchObject({ outcome: 'done', written: 5, refused: [] })
    expect(await named('Rope Mill')).toMatchObject({
      city: 'Marrow',
      address: '1 Quay',
      neighbourhoodId: 'Marrow-Dock',
      pin: { lat: 37.7605, lng: -122.3905, confidence: 'confirmed' },
      kind: 'group',
      capacity: 3,
      units: ['101', '102', '103'],
      hostId: 'ana',
      access: { stepCount: 0, doorIn: 36, restroom: true },
    })
    expect(await named('Tin Shed')).toMatchObject({
      kind: 'community',
      access: { stepCount: 2, doorIn: 31.5, restroom: false, note: 'Ring for the ramp.' },
    })
    expect(await named('Pearl Works')).toMatchObject({ kind: 'group', capacity: 4, hostId: 'bo' })
    expect((await stored()).map(({ name, neighbourhoodId }) => [name, neighbourhoodId])).toEqual([
      ['Net Loft', 'Marrow-Hill'],
      ['Pearl Works', 'Marrow-Dock'],
      ['Rope Mill', 'Marrow-Dock'],
      ['Salt Hall', undefined],
      ['Tin Shed', 'Marrow-Hill'],
    ])
    expect(planned.rows.slice(3).map(codes)).toEqual([
      ['create', 'pin-elsewhere'],
      ['create', 'outside-neighborhoods'],
    ])
    expect((await plan(file)).counts).toEqual({ create: 0, update: 0, skip: 5, error: 0 })
    // A pin at the same place stays as sure as it was.
    const mill = await named('Rope Mill')
    await world.behind.change(sites, mill, { pin: { ...mill.pin, confidence: 'rooftop' } })
    expect((await plan(file)).counts).toEqual({ create: 0, update: 0, skip: 5, error: 0 })
  })

  it('changes what differs, and leaves what staff wrote where a cell is empty', async () => {
    await bringIn(await plan(file))
    const mill = await named('Rope Mill')
    await world.behind.commit(world.behind.changing(sites, mill, { neighbourhoodId: 'Marrow-Hill' }))
    const planned = await rows('rope mill,1 Quay,37.7605,-122.3905,9,,')
    expect(planned.rows[0]).toMatchObject({
      action: 'update',
      recordId: mill.id,
      changes: [
        { field: 'name', after: 'rope mill' },
        { field: 'capacity', before: 3, after: 9 },
      ],
    })
    await bringIn(planned)
    expect(await named('rope mill')).toMatchObject({
      id: mill.id,
      neighbourhoodId: 'Marrow-Hill',
      capacity: 9,
      hostId: 'ana',
      access: { doorIn: 36 },
    })
  })

  it('says what each row lacks', async () => {
    await bringIn(await plan(file))
    const planned = await rows(
      'Pier,2 Quay,,,4,,',
      'Crane,,37.7601,-122.3901,4,,',
      'Barge,3 Quay,37.7601,-122.3901,,,',
      'Raft,4 Quay,37.7601,,4,,',
      'Sail,5 Quay,37.7601,-122.3901,4,,nobody@x.org',
      'Oar,6 Quay,37.7601,-122.3901,four,,',
      'Mast,8 Quay,37.7601,-122.3901,4,,',
      'MAST,8 Quay,37.7602,-122.3901,4,,',
      'Rope Walk,1 Quay,37.7601,-122.3901,4,,',
    )
    expect(planned.rows.map(codes)).toEqual([
      ['error', 'needs-a-pin'],
      ['error', 'missing'],
      ['error', 'missing'],
      ['error', 'half-a-pin'],
      ['error', 'unknown-host'],
      ['error', 'unreadable-value'],
      ['create'],
      ['error', 'building-twice'],
      ['create', 'same-address'],
    ])
    expect(problemsOf('buildings', planned)[4]).toMatchObject({
      reasons: ['We know nobody with the address “nobody@x.org”. Import the people first.'],
    })
  })

  it('lowers no places below those that artists have, in the dry run and when it is written', async () => {
    await bringIn(await plan(file))
    const { id } = await named('Rope Mill')
    const smaller = await rows('Rope Mill,,,,1,,')
    await register(id, 'r1', 'r2')
    expect((await rows('Rope Mill,,,,1,,')).rows.map(codes)).toEqual([['error', 'capacity-taken']])
    expect((await bringIn(smaller)).refused).toMatchObject([{ code: 'capacity-taken' }])
    expect((await bringIn(await rows('Rope Mill,,,,2,,'))).refused).toEqual([])
    expect(await named('Rope Mill')).toMatchObject({ capacity: 2 })
  })

  it('hands the listings of a building to its new host, and back when it is undone', async () => {
    await bringIn(await plan(file))
    const { id } = await named('Rope Mill')
    await listingIn(id, ['ana'])
    world.localMode.setNow(new Date('2027-08-01T10:05Z'))
    const { batchId } = await bringIn(await rows('Rope Mill,,,,,,bo@x.org'))
    const owners = async () => (await world.behind.get(listings, 'studio'))?.ownerIds
    expect(await owners()).toEqual(['bo'])
    expect(await world.service.undo(batchId)).toMatchObject({ outcome: 'undone', kept: [] })
    expect(await named('Rope Mill')).toMatchObject({ hostId: 'ana' })
    expect(await owners()).toEqual(['ana'])
  })

  it('is undone: a building that is used or was edited since stays', async () => {
    const { batchId } = await bringIn(await plan(file))
    await register((await named('Rope Mill')).id, 'r1')
    await listingIn((await named('Tin Shed')).id, [])
    await world.behind.commit(world.behind.changing(sites, await named('Pearl Works'), { address: '7a Quay' }))
    const { kept } = await world.service.undo(batchId)
    expect(kept.map(({ name, reason }) => `${name}: ${reason}`).toSorted()).toEqual([
      'Pearl Works: edited-since',
      'Rope Mill: in-use',
      'Tin Shed: in-use',
    ])
    expect((await stored()).map(({ name }) => name)).toEqual(['Pearl Works', 'Rope Mill', 'Tin Shed'])
    expect((await plan(file)).counts).toMatchObject({ create: 2, update: 1 })
  })

  it('sets no host by staff who may not look people up', async () => {
    await world.enter({ pid: 'p-guide', adm: 1, sc: 'g' })
    expect((await rows('Pier,2 Quay,37.7601,-122.3901,4,,ana@x.org', 'Quay,3 Quay,37.7601,-122.3901,4,,')).rows.map(codes)).toEqual([
      ['error', 'host-needs-people'],
      ['create'],
    ])
    await world.enter({ pid: 'p-content', adm: 1, sc: 'c' })
    await expect(rows('Quay,3 Quay,37.7601,-122.3901,4,,')).rejects.toMatchObject({ code: 'unauthorized' })
  })
})
