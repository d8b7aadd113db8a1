import { beforeEach, describe, expect, it } from 'vitest'
import { artists } from '../../../../src/domain/artists/artists.collection'
import { deadlines } from '../../../../src/domain/guide/deadlines.collection'
import { editions } from '../../../../src/domain/guide/editions.collection'
import { listings, sites } from '../../../../src/domain/guide/listings.collection'
import { OwnListings } from '../../../../src/domain/guide/portal/own-listings'
import { registrations, roster } from '../../../../src/domain/guide/registrations.collection'
import { listingReviews } from '../../../../src/domain/guide/review/listing-reviews.collection'
import { Records } from '../../../../src/domain/shared/records/records'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { seedListings, seedSmallCity, studio, year } from '../../../support/small-city'
import { type StaffWorld, staffWorld } from '../../../support/staff-world'

const now = new Date('2027-05-20T12:00:00Z')
let world: StaffWorld
let behind: Records
let own: OwnListings

beforeEach(async () => {
  world = await staffWorld({ pid: 'ana' }, now)
  behind = new Records(world.store, { current: undefined })
  await seedSmallCity(behind)
  await behind.change(editions, (await behind.get(editions, year))!, { status: 'call' })
  const theirs = { artistId: 'ana', ownerIds: ['ana', 'hal'] }
  await seedListings(behind, {
    tide: studio('Tide', { ...theirs, status: 'draft', siteId: 'mill', registrationId: 'r1', imageId: 'i1' }),
    salt: studio('Salt', { ...theirs, status: 'draft' }),
    'tide-2026': studio('Tide', { ...theirs, editionId: '2026', status: 'published' }),
    'tide-2025': studio('Tide', { ...theirs, editionId: '2025', status: 'published' }),
    bin: studio('Bin', { ...theirs, editionId: '2026', deletedAt: now }),
    other: studio('Other', { ownerIds: ['bo'], status: 'draft' }),
  })
  await behind.commit(
    behind.creating(registrations, 'r1', { personId: 'ana', editionId: year, n: 1, insuranceOk: true, volunteerHours: 0, status: 'paid' }),
    behind.creating(
      deadlines,
      'imageDue',
      { key: 'imageDue', at: wallTime('2027-06-30T23:59', 'America/Los_Angeles'), reminders: [] },
      { edition: year },
    ),
  )
  own = world.services.get(OwnListings)
})

const lineOf = (id: string, hostId: string) =>
  behind.creating(roster, id, { hostId, editionId: year, name: `Artist ${id}`, status: 'paid' }, { site: 'mill' })

describe('the listings of a person', () => {
  it('are those of the latest edition first, then by name, with their registrations and editions, without what was deleted', async () => {
    const all = (await own.all().read())!
    expect(all.listings.map(({ id }) => id)).toEqual(['salt', 'tide', 'tide-2026', 'tide-2025'])
    expect([...all.registrations.keys()]).toEqual(['r1'])
    expect([...all.editions.values()].map(({ id, name, tz }) => `${id} ${name} ${tz}`).toSorted()).toEqual([
      '2025 Edition 2025 UTC',
      '2026 Edition 2026 UTC',
      '2027 The 2027 guide America/Los_Angeles',
    ])
    const edition = all.editions.get(year)!
    expect([edition.weekends.map(({ n }) => n), edition.deadlines.map(({ key }) => key)]).toEqual([[1, 2], ['imageDue']])
    expect([all.pid, all.hosted, all.roster.size]).toEqual(['ana', [], 0])
  })

  it('and of a host those of the building too, with who is registered for it', async () => {
    await behind.change(sites, (await behind.get(sites, 'mill'))!, { hostId: 'hal' })
    await behind.commit(lineOf('r1', 'hal'), lineOf('r2', 'somebody-before'))
    await world.enter({ pid: 'hal' })
    const all = (await own.all().read())!
    expect(all.listings.map(({ id }) => id)).toEqual(['salt', 'tide', 'tide-2026', 'tide-2025'])
    expect(all.hosted.map(({ id }) => id)).toEqual(['mill'])
    expect(all.roster.get('mill')!.map(({ name }) => name)).toEqual(['Artist r1'])
    expect(all.registrations.size).toBe(0)
  })

  it('are none for an account without a person', async () => {
    await world.enter({})
    expect(await own.all().read()).toBeNull()
    const seen: unknown[] = []
    own.all().watch(
      value => seen.push(value),
      error => seen.push(error),
    )()
    expect(seen).toEqual([null])
  })
})

describe('a listing in its editor', () => {
  const note = (id: string, at: string, words?: string) =>
    behind.creating(
      listingReviews,
      id,
      {
        ownerIds: ['ana', 'hal'],
        editionId: year,
        move: 'requestChanges',
        by: 'gus',
        at: new Date(at),
        printed: {} as never,
        ...(words !== undefined && { note: words }),
      },
      { listing: 'tide' },
    )

  it('has its building, registration, picture, the neighborhoods that are drawn and the last note of the staff', async () => {
    await behind.commit(note('1', '2027-05-01', 'Shorter, please'), note('3', '2027-05-03'), note('2', '2027-05-02', 'A sharper picture'))
    const one = (await own.one('tide').read())!
    expect([one.listing.id, one.edition.name, one.registration?.id, one.building?.name]).toEqual(['tide', 'The 2027 guide', 'r1', 'Rope Mill'])
    expect([one.picture?.image.id, one.entrance, one.note]).toEqual(['i1', undefined, 'A sharper picture'])
    expect(one.neighbourhoods.map(({ name, outline }) => `${name} ${outline.length}`).toSorted()).toEqual(['Docks 1', 'Elsewhere 0', 'Hill 0'])
    expect((await own.one('salt').read())!).toMatchObject({ registration: undefined, building: undefined, picture: undefined, note: undefined })
  })

  it('is nothing where it was deleted, is not there or is somebody else’s, and is seen by staff', async () => {
    for (const id of ['bin', 'nobody', 'other']) expect(await own.one(id).read()).toBeNull()
    await behind.commit(note('1', '2027-05-01', 'Shorter, please'))
    await world.enter({ pid: 'gus', adm: 1, sc: 'g' })
    expect((await own.one('other').read())?.listing.id).toBe('other')
    expect((await own.one('tide').read())?.note).toBe('Shorter, please')
  })

  it('is watched: every change arrives, and somebody else’s listing counts as missing', async () => {
    const blurbs: (string | undefined)[] = []
    await new Promise<void>((resolve, reject) => {
      const stop = own.one('salt').watch(value => {
        blurbs.push(value?.listing.blurb)
        if (blurbs.length === 1) return void own.change(value!.listing, ['blurb'], { blurb: 'Salt' }, now)
        stop()
        resolve()
      }, reject)
    })
    expect(blurbs).toEqual([undefined, 'Salt'])
    const none = await new Promise((next, fail) => own.one('other').watch(next, fail))
    expect(none).toBeNull()
  })

  it('offers the same artist’s latest earlier listing', async () => {
    expect((await own.earlier('tide'))?.id).toBe('tide-2026')
    expect((await own.earlier('tide-2026'))?.id).toBe('tide-2025')
    expect([await own.earlier('tide-2025'), await own.earlier('other'), await own.earlier('nobody')]).toEqual([undefined, undefined, undefined])
  })

  it('is saved as it was read: if somebody else saved first, nothing is written and their version is returned', async () => {
    const before = (await own.one('salt').read())!.listing
    expect(await own.change(before, ['blurb', 'studioName'], { blurb: 'Mine' }, now)).toEqual({ outcome: 'saved', rev: before.rev + 1 })
    expect(await own.change(before, ['blurb'], { blurb: 'Late' }, now)).toMatchObject({ outcome: 'overtaken', theirs: { blurb: 'Mine' } })
    await behind.change(listings, (await behind.get(listings, 'salt'))!, { status: 'ready' })
    const ready = (await own.one('salt').read())!.listing
    await expect(own.change(ready, ['blurb'], { blurb: 'Later' }, now)).rejects.toMatchObject({ details: { rule: 'listing-not-draft' } })
  })

  it('shows a picture that is there, and none where it was removed', async () => {
    expect((await own.image('i1'))?.image.alt).toBe('Waves')
    expect([await own.image('removed'), await own.image(undefined)]).toEqual([undefined, undefined])
  })
})

describe('a card that several artists share', () => {
  const profile = (name: string) => ({ displayName: name, sortName: name, media: [], links: [], commissions: false, teaching: false }) as const
  const share = async (ownerIds: readonly string[], sharedBy: readonly string[]) =>
    behind.change(listings, (await behind.get(listings, 'tide'))!, { ownerIds: [...ownerIds], sharedBy: [...sharedBy] })
  const sharing = async () => (await own.one('tide').read())?.sharing

  beforeEach(async () => {
    await behind.change(sites, (await behind.get(sites, 'mill'))!, { hostId: 'hal' })
    await behind.commit(
      behind.creating(artists, 'bo', { ...profile('Bo'), handle: 'bo', status: 'public' }),
      behind.creating(artists, 'hal', { ...profile('Hal'), handle: 'hal', status: 'public' }),
      behind.creating(artists, 'hidden', { ...profile('Cy'), handle: 'cy', status: 'hidden' }),
    )
  })

  it('names them without the host, and counts who keeps their page hidden', async () => {
    await share(['ana', 'bo', 'hidden', 'hal'], ['r2', 'r3'])
    expect(await sharing()).toEqual({ names: ['Ana Núñez', 'Bo'], count: 3 })
  })
  it('names the host who is one of them', async () => {
    await share(['ana', 'bo', 'hal'], ['r2', 'r3'])
    expect(await sharing()).toEqual({ names: ['Ana Núñez', 'Bo', 'Hal'], count: 3 })
  })
  it('is none of one artist', async () => {
    expect(await sharing()).toBeUndefined()
  })
  it('is where the artist of a withdrawn one finds it', async () => {
    await share(['ana', 'bo', 'hal'], ['r2'])
    await behind.change(listings, (await behind.get(listings, 'salt'))!, { status: 'withdrawn', registrationId: 'r2' })
    await behind.commit(
      behind.creating(registrations, 'r2', {
        personId: 'ana',
        editionId: year,
        n: 2,
        insuranceOk: true,
        volunteerHours: 0,
        status: 'paid',
        listingId: 'tide',
      }),
    )
    expect((await own.one('salt').read())?.sharedCard).toEqual({ id: 'tide', name: 'Tide' })
    expect((await own.one('tide').read())?.sharedCard).toBeUndefined()
  })
})
