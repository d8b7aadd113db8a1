import { beforeEach, describe, expect, it } from 'vitest'
import { editions } from '../../../src/domain/guide/editions.collection'
import { listings } from '../../../src/domain/guide/listings.collection'
import type { GuideIndex } from '../../../src/domain/guide/publishing/guide-snapshot-types'
import { sponsorsOf } from '../../../src/domain/guide/publishing/hand-over-current-edition'
import type { Published } from '../../../src/domain/guide/publishing/publish-snapshot.contract'
import { guideSnapshotId, snapshots } from '../../../src/domain/guide/publishing/snapshots.collection'
import { PublishedGuide } from '../../../src/domain/guide/reading/published-guide'
import { chooseCurrentEditionHandler } from '../../../src/domain/publishing/choose-current-edition.handler'
import { publishSnapshotHandler } from '../../../src/domain/publishing/publish-snapshot.handler'
import type { HandlerContext } from '../../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { organisation, organisationId } from '../../../src/domain/shared/records/organisation.collection'
import { dataOf, Records } from '../../../src/domain/shared/records/records'
import { PortError } from '../../../src/ports/errors'
import { enrolled } from '../../support/enrolled'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { opening, seedListings, seedSmallCity, studio, year } from '../../support/small-city'

const staff = { uid: 'staff', secondFactor: true, claims: { pid: 'staff', adm: 1, sc: 'g' } } as const
const otherStaff = { uid: 'u', secondFactor: true, claims: { adm: 1, sc: 'cpmes' } } as const

let memory: MemoryWorld
let records: Records
let guide: PublishedGuide

beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-09-01T12:00:00Z') })
  records = new Records(memory.store, { current: staff })
  // A visitor's guide: behind the policy, nobody signed in.
  guide = memory.services.get(PublishedGuide)
  await seedSmallCity(records)
  for (const actor of [staff, otherStaff]) await enrolled(memory, actor)
})

const publish = (makeCurrent = true, context: Partial<HandlerContext> = {}) =>
  invokeHandler(publishSnapshotHandler, { ...memory.context, actor: staff, ...context }, { editionId: year, makeCurrent }) as Promise<Published>
const numbersIn = (index: GuideIndex | undefined) => Object.fromEntries(index!.listings.map(card => [card.id, card.number]))

describe('before publishing', () => {
  it('nothing is public', async () => {
    expect(await guide.index(year)).toBeUndefined()
    expect(await guide.index()).toBeUndefined()
    for (const odd of ['', '..', 'a/b', `${year}/details/0`, '__x__', '9'.repeat(2000)]) expect(await guide.index(odd)).toBeUndefined()
    await expect(memory.documents.get('listings/cy')).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await guide.archive()).toEqual([])
  })
})

describe('permission to publish', () => {
  it('is for staff with the scope guide only', async () => {
    await expect(publish(true, { actor: undefined })).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(publish(true, { actor: otherStaff })).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await guide.index(year)).toBeUndefined()
  })
  it('comes with an error for an unknown or empty edition', async () => {
    const ask = (editionId: string) => invokeHandler(publishSnapshotHandler, { ...memory.context, actor: staff }, { editionId, makeCurrent: false })
    await expect(ask('1999')).rejects.toMatchObject({ code: 'failed-precondition', details: { rule: 'edition-missing', editionId: '1999' } })
    await records.commit(records.creating(editions, '2028', { name: 'Next', year: 2028, city: 'Town', tz: 'UTC', status: 'planning' }))
    await expect(ask('2028')).rejects.toMatchObject({ code: 'failed-precondition', details: { rule: 'nothing-to-publish' } })
  })
})

describe('the first guide of an organization', () => {
  it('is the one that visitors see, also where nobody asked for it', async () => {
    await publish(false)
    expect((await guide.index())!.edition.id).toBe(year)
  })
  it('stays it when another edition is published beside it', async () => {
    await publish(false)
    await records.commit(records.creating(editions, '2028', { name: 'Next', year: 2028, city: 'Town', tz: 'UTC', status: 'planning' }))
    await seedListings(records, { later: studio('Later', { editionId: '2028' }) })
    await invokeHandler(publishSnapshotHandler, { ...memory.context, actor: staff }, { editionId: '2028', makeCurrent: false })
    expect((await guide.index())!.edition.id).toBe(year)
  })
  it('needs the organization’s settings, and publishes nothing without them', async () => {
    await memory.store.commit([{ op: 'delete', path: `${organisation.path}/${organisationId}` }])
    await expect(publish()).rejects.toMatchObject({ code: 'failed-precondition', details: { rule: 'settings-missing' } })
    expect(await guide.index(year)).toBeUndefined()
  })
})

describe('the guide that visitors see first', () => {
  const choose = (editionId: string, actor: HandlerContext['actor'] = staff) =>
    invokeHandler(chooseCurrentEditionHandler, { ...memory.context, actor }, { editionId })

  it('can be switched back to the one before in one step, without publishing it again', async () => {
    await publish()
    const before = (await guide.index())!
    await records.commit(records.creating(editions, '2028', { name: 'Next', year: 2028, city: 'Town', tz: 'UTC', status: 'planning' }))
    await expect(choose('2028')).rejects.toMatchObject({ details: { rule: 'edition-unpublished' } })
    const [listing] = await records.find(listings, { where: [['editionId', '==', year]] })
    await records.commit(records.creating(listings, 'next', { ...dataOf(listings, listing!), editionId: '2028', status: 'approved' }))
    await invokeHandler(publishSnapshotHandler, { ...memory.context, actor: staff }, { editionId: '2028', makeCurrent: true })
    expect((await guide.index())?.edition.name).toBe('Next')
    expect(await choose(year)).toEqual({ previous: '2028' })
    expect(await guide.index()).toEqual(before)
    expect(await choose(year)).toEqual({})
    await expect(choose('2028', otherStaff)).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('leaves the edition before with the sponsors that it had', async () => {
    await publish()
    const settings = () => records.get(organisation, organisationId)
    const then = [{ name: 'Tidewater Printing' }]
    await records.change(organisation, (await settings())!, { sponsors: then })
    await records.commit(records.creating(editions, '2028', { name: 'Next', year: 2028, city: 'Town', tz: 'UTC', status: 'planning' }))
    await seedListings(records, { later: studio('Later', { editionId: '2028' }) })
    await invokeHandler(publishSnapshotHandler, { ...memory.context, actor: staff }, { editionId: '2028', makeCurrent: true })
    await records.change(organisation, (await settings())!, { sponsors: [{ name: 'Harbor Bank' }] })
    const sponsorsIn = async (id: string) => {
      const now = await settings()
      return sponsorsOf(now, await records.get(editions, id), await records.get(editions, now!.currentEdition!))
    }
    expect([await sponsorsIn(year), await sponsorsIn('2028')]).toEqual([then, [{ name: 'Harbor Bank' }]])
    // It was handed over before sponsors stayed with their edition: today's had no part in it.
    await records.commit(records.creating(editions, '2019', { name: 'Long ago', year: 2019, city: 'Town', tz: 'UTC', status: 'archived' }))
    expect(await sponsorsIn('2019')).toEqual([])
    expect(sponsorsOf(undefined, await records.get(editions, year), undefined)).toEqual([])
    await choose(year)
    expect([await sponsorsIn(year), await sponsorsIn('2028')]).toEqual([[{ name: 'Harbor Bank' }], [{ name: 'Harbor Bank' }]])
  })
})

describe('a published guide', () => {
  let published: Published
  let index: GuideIndex
  beforeEach(async () => {
    published = await publish()
    index = (await guide.index())!
  })
  const card = (id: string) => index.listings.find(listing => listing.id === id)!

  it('counts its contents, and gives the reason for each listing that was left out', () => {
    expect(published).toMatchObject({ listings: 4, openings: 3, events: 2 })
    expect(published.leftOut).toEqual([
      { listingId: 'draft', name: 'Draft', reason: 'draft' },
      { listingId: 'gone', name: 'Gone', reason: 'withdrawn' },
      { listingId: 'noPin', name: 'No pin yet', reason: 'unpinned' },
      { listingId: 'review', name: 'In review', reason: 'in-review' },
      { listingId: 'vague', name: 'Vague', reason: 'centroid-pin' },
    ])
  })

  it('numbers listings on the map, a building once', () => {
    expect(numbersIn(index)).toEqual({ bo: '1', ana: '1', cy: '2', eve: undefined })
    expect(index.listings.map(listing => listing.id)).toEqual(['bo', 'ana', 'cy', 'eve'])
    expect(index.sites).toEqual([{ id: 'mill', name: 'Rope Mill', address: '17 Quay', number: '1', neighbourhoodId: 'dock', pin: [-122.41, 37.76] }])
  })

  it('lists studios of one name in the same order at each publication', async () => {
    await seedListings(records, {
      z: studio('Twin', { byAppointment: true }),
      b: studio('Twin', { byAppointment: true }),
      k: studio('Twin', { byAppointment: true }),
    })
    await publish()
    expect((await guide.index())!.listings.flatMap(({ id, name }) => (name === 'Twin' ? id : []))).toEqual(['b', 'k', 'z'])
  })

  it('makes cards from the listing, its building and its artist', () => {
    expect(card('ana')).toMatchObject({
      pin: [-122.41, 37.76],
      neighbourhoodId: 'dock',
      address: '17 Quay',
      access: 'none',
      weekends: [1],
      openings: [['2027-10-16', '11:00', '18:00']],
      picture: { src: '/sample/art/tide.svg', alt: 'Waves', width: 800, height: 600, thumbhash: 'K+gFFQbMlFSm9mYZqmuWWHpwmgen' },
    })
    expect(card('ana').blurb).toMatch(/^Salt and paint, .*…$/)
    expect(card('ana').blurb!.length).toBeLessThanOrEqual(166)
    expect(card('bo').ticketed).toBe(true)
    expect(card('bo').picture).toBeUndefined()
    expect(card('cy')).toMatchObject({ access: 'full', weekends: [2] })
    expect(card('eve')).toMatchObject({ byAppointment: true, weekends: [] })
  })

  it('contains the city, its weekends in order, its events and its articles', () => {
    expect(index.edition).toEqual({
      id: year,
      name: 'The 2027 guide',
      city: 'Town',
      tz: 'America/Los_Angeles',
      startsOn: '2027-10-16',
      endsOn: '2027-10-23',
    })
    expect(index.weekends.map(w => w.days.map(day => day.date))).toEqual([['2027-10-16', '2027-10-17'], ['2027-10-23']])
    expect(index.neighbourhoods.map(n => n.id)).toEqual(['hill', 'dock'])
    expect(index.events.map(event => [event.id, event.cancelled, event.priceCents])).toEqual([
      ['talk', true, undefined],
      ['preview', undefined, 0],
    ])
    expect(index.articles).toEqual([{ id: 'salt', title: 'Salt', standfirst: 'On salt', author: 'B', minutes: 3, listingIds: ['ana'] }])
  })

  it('has the remaining fields of a listing and of an article in other files', async () => {
    const detail = await guide.detail(index, 'ana')
    expect(detail).toMatchObject({ artist: { handle: 'ana', statement: 'Salt.' }, access: { stepCount: 2 } })
    expect(detail!.works.map(work => work.title)).toEqual(['Tide'])
    expect((await guide.detail(index, 'bo'))!.openings[0]).toMatchObject({
      capacity: 4,
      start: { local: '2027-10-16T11:00', utc: '2027-10-16T18:00:00.000Z' },
    })
    const alone = await guide.detail(index, 'bo')
    expect(alone).toMatchObject({ works: [] })
    expect(alone).not.toHaveProperty('artist')
    expect(await guide.detail(index, 'vague')).toBeUndefined()
    expect((await guide.article(index, 'salt'))?.type).toBe('doc')
    expect(await guide.article(index, 'later')).toBeUndefined()
  })

  it('updates the records: listings, edition, current edition', async () => {
    expect(await records.get(listings, 'ana')).toMatchObject({ status: 'published', mapNumber: 1 })
    expect(await records.get(listings, 'eve')).toMatchObject({ status: 'published' })
    expect(await records.get(listings, 'vague')).toMatchObject({ status: 'approved' })
    expect(await records.get(editions, year)).toMatchObject({ status: 'published', snapshotHash: published.hash })
    expect(await guide.archive()).toEqual([{ id: year, name: 'The 2027 guide', city: 'Town', listings: 4, openings: 3, current: true }])
    expect((await memory.documents.get('listings/cy'))?.data['displayName']).toBe('Cy')
  })
})

describe('the archive of editions', () => {
  it('lists all published ones, newest first, with their days if they have them, and which one is current', async () => {
    const summer = {
      name: 'The 2028 guide',
      year: 2028,
      city: 'Town',
      tz: 'UTC',
      startsOn: '2028-06-01',
      endsOn: '2028-06-30',
      status: 'published',
    } as const
    await records.commit(
      records.creating(editions, '2028', summer),
      records.creating(snapshots, guideSnapshotId('2028'), {
        kind: 'guide',
        editionId: '2028',
        hash: 'h',
        indexPath: 'i',
        detailPaths: [],
        publishedAt: new Date(0),
      }),
    )
    await publish()
    const known = { city: 'Town', listings: 4, openings: 3 }
    const [next, first] = [
      { id: '2028', name: 'The 2028 guide', city: 'Town', startsOn: '2028-06-01', endsOn: '2028-06-30', listings: 0, openings: 0, current: false },
      { id: year, name: 'The 2027 guide', ...known, current: true },
    ]
    expect(await guide.archive()).toStrictEqual([next, first])
    await records.commit(records.deleting(organisation, organisationId))
    expect(await guide.archive()).toEqual([next, { ...first, current: false }])
  })
})

describe('two festivals of one year', () => {
  const spring = '2027-spring'
  beforeEach(async () => {
    await records.commit(
      records.creating(editions, spring, { name: 'Spring doors', year: 2027, city: 'Town', tz: 'UTC', status: 'planning' }),
      records.creating(listings, 'bud', studio('Bud', { editionId: spring, openings: [opening('2027-04-10', '11:00', '18:00')] })),
    )
    await publish()
    await invokeHandler(publishSnapshotHandler, { ...memory.context, actor: staff }, { editionId: spring, makeCurrent: false })
  })

  it('are each published under their own key, with their own numbers and days', async () => {
    const [autumnGuide, springGuide] = [await guide.index(year), await guide.index(spring)]
    expect(springGuide?.edition).toMatchObject({ id: spring, name: 'Spring doors', startsOn: '2027-04-10', endsOn: '2027-04-10' })
    expect(numbersIn(springGuide)).toEqual({ bud: '1' })
    expect(autumnGuide?.edition).toMatchObject({ id: year, name: 'The 2027 guide' })
    expect(Object.keys(numbersIn(autumnGuide))).not.toContain('bud')
    expect((await guide.index())?.edition.id).toBe(year)
  })
  it('stand side by side in the archive, and either can be the one that visitors see first', async () => {
    expect((await guide.archive()).map(({ id, current }) => [id, current])).toEqual([
      [spring, false],
      [year, true],
    ])
    await invokeHandler(chooseCurrentEditionHandler, { ...memory.context, actor: staff }, { editionId: spring })
    expect((await guide.index())?.edition.id).toBe(spring)
    expect((await guide.index(year))?.edition.id).toBe(year)
  })
  it('without days say the year that staff gave them', async () => {
    await records.commit(records.changing(listings, (await records.get(listings, 'bud'))!, { openings: [] }))
    await invokeHandler(publishSnapshotHandler, { ...memory.context, actor: staff }, { editionId: spring, makeCurrent: false })
    expect((await guide.index(spring))?.edition).toMatchObject({ startsOn: '2027-01-01', endsOn: '2027-12-31' })
  })
})

describe('publishing again', () => {
  it('changes nothing without a change', async () => {
    const first = await publish()
    const before = await Promise.all([records.get(listings, 'ana'), records.get(editions, year), records.get(organisation, organisationId)])
    const index = await guide.index()
    memory.localMode.setNow(new Date('2027-09-02T12:00:00Z'))
    expect(await publish()).toEqual(first)
    expect(await Promise.all([records.get(listings, 'ana'), records.get(editions, year), records.get(organisation, organisationId)])).toEqual(before)
    expect(await guide.index()).toEqual(index)
  })

  it('keeps every number, and gives a new listing the one before it with a letter', async () => {
    await publish()
    await seedListings(records, { aLate: studio('A late studio', { pin: { lat: 37.76, lng: -122.41, confidence: 'rooftop' } }) })
    await publish()
    expect(numbersIn(await guide.index())).toEqual({ bo: '1', ana: '1', aLate: '1a', cy: '2', eve: undefined })
  })

  it('notifies open pages', async () => {
    const seen: (string | undefined)[] = []
    const stop = guide.watchIndex(
      undefined,
      index => seen.push(index?.hash),
      error => seen.push(error.message),
    )
    await expect.poll(() => seen).toEqual([undefined])
    const first = await publish()
    await expect.poll(() => seen.at(-1)).toBe(first.hash)
    await seedListings(records, { late: studio('Late') })
    const second = await publish()
    await expect.poll(() => seen.at(-1)).toBe(second.hash)
    expect(second.hash).not.toBe(first.hash)
    stop()
    await seedListings(records, { later: studio('Later still') })
    await publish()
    expect(seen.at(-1)).toBe(second.hash)
  })
})

describe('an interrupted publishing', () => {
  /** A world whose store breaks at the n-th transaction of the publishing. */
  const breakingAt = (transaction: number): Partial<HandlerContext> => {
    let count = 0
    const { store } = memory
    const documents: HandlerContext['documents'] = {
      get: path => store.get(path),
      query: query => store.query(query),
      aggregate: (query, aggregates) => store.aggregate(query, aggregates),
      watch: (query, next, fail) => store.watch(query, next, fail),
      watchOne: (path, next, fail) => store.watchOne(path, next, fail),
      commit: writes => store.commit(writes),
      transact: work => (++count === transaction ? Promise.reject(new PortError('documents', 'unavailable', 'gone')) : store.transact(work)),
    }
    return { documents }
  }

  it.each([1, 2, 3, 4, 5])('at transaction %i leaves the previous guide unchanged, and the next attempt completes it', async transaction => {
    const former = await publish()
    const before = await guide.index()
    await seedListings(records, { late: studio('Late') })
    await expect(publish(true, breakingAt(transaction))).rejects.toMatchObject({ code: 'unavailable' })
    expect(await guide.index()).toEqual(before)
    expect(await guide.detail(before!, 'ana')).toBeDefined()
    const next = await publish()
    expect(next.hash).not.toBe(former.hash)
    expect(numbersIn(await guide.index())).toMatchObject({ ana: '1', late: '1a' })
  })
})

it('a first numbering that was interrupted goes on where it was, with the same numbers', async () => {
  const many = Array.from({ length: 250 }, (_, i) => [
    `late-${i}`,
    studio(`Studio ${i}`, { pin: { lat: 37.7 + i / 10_000, lng: -122.4, confidence: 'rooftop' } }),
  ])
  await seedListings(records, Object.fromEntries(many) as Record<string, ReturnType<typeof studio>>)
  let count = 0
  const documents: HandlerContext['documents'] = Object.create(memory.store, {
    transact: {
      // The first transaction counts the call; the second one begins the run, the third one numbers a hundred listings.
      value: (work: Parameters<typeof memory.store.transact>[0]) =>
        ++count === 4 ? Promise.reject(new PortError('documents', 'unavailable', 'gone')) : memory.store.transact(work),
    },
  })
  await expect(publish(true, { documents })).rejects.toMatchObject({ code: 'unavailable' })
  await publish()
  const numbers = numbersIn(await guide.index())
  expect(Object.values(numbers).filter(number => number !== undefined && !/^\d+$/.test(number))).toEqual([])
  expect(new Set(Object.values(numbers).filter(Boolean)).size).toBe(252)
})

it('is aborted if the same listing was numbered concurrently', async () => {
  const { store } = memory
  let transactions = 0
  const documents: HandlerContext['documents'] = Object.create(store, {
    transact: {
      value: async (work: Parameters<typeof store.transact>[0]) => {
        const cy = (await records.get(listings, 'cy'))!
        // The first transaction counts the call, before anything is read.
        if (transactions++ > 0 && cy.mapNumber === undefined) await records.commit(records.changing(listings, cy, { mapNumber: 40 }))
        return store.transact(work)
      },
    },
  })
  await expect(publish(true, { documents })).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
  await publish()
  expect(numbersIn(await guide.index())).toMatchObject({ bo: '1', ana: '1', cy: '40' })
})

it('publishes a real city, 733 listings and 2,393 openings', async () => {
  const dates = ['2027-10-16', '2027-10-17', '2027-10-23']
  const city = Array.from({ length: 733 - 4 }, (_, i) => {
    const count = i < 203 ? 4 : 3
    const openings = Array.from({ length: count }, (_opening, k) => opening(dates[k % 3]!, `1${k}:00`, `1${k + 4}:00`))
    const pin = { lat: 37.7 + ((i * 7919) % 733) / 7330, lng: -122.5 + ((i * 104729) % 733) / 7330, confidence: 'rooftop' as const }
    return [`studio-${i}`, studio(`Studio ${i}`, { openings, pin, about: 'A long text. '.repeat(100) })] as const
  })
  for (let from = 0; from < city.length; from += 400) await seedListings(records, Object.fromEntries(city.slice(from, from + 400)))
  expect(await publish()).toMatchObject({ listings: 733, openings: 2393 })
  const numbers = (await guide.index())!.listings.flatMap(card => card.number ?? [])
  expect(new Set(numbers).size).toBe(numbers.length - 1)
})
