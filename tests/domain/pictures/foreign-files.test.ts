import * as fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { readArtists } from '../../../src/domain/art/artists-records'
import { publishArtists } from '../../../src/domain/art/publish-artists.contract'
import { artists, artworks } from '../../../src/domain/artists/artists.collection'
import { publishCalendar } from '../../../src/domain/calendar/publish-calendar.contract'
import { events } from '../../../src/domain/events/events.collection'
import { editions } from '../../../src/domain/guide/editions.collection'
import { listings } from '../../../src/domain/guide/listings.collection'
import { readEdition } from '../../../src/domain/guide/publishing/edition-records'
import { purgePictures } from '../../../src/domain/image-library/purge-pictures.job'
import { deleteUnfinishedUploads } from '../../../src/domain/pictures/delete-unfinished-uploads.job'
import { images } from '../../../src/domain/pictures/images.collection'
import { publicFile, storedTypes } from '../../../src/domain/pictures/picture-file'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { expectPortError } from '../../suites/expect-port-error'
import { planFile, startPlanned } from '../../support/import-files'
import { type LedgerWorld, ledgerWorld } from '../../support/ledger-world'
import { webpOf } from '../../support/pictures/camera-pictures'
import { studio, year } from '../../support/small-city'

const secrets = [
  'exports/job1/people.csv',
  'rows-people/people-1.json.gz',
  'pictures/ana/her.webp',
  'imports-people/abc/file',
  'bulk/b1/0.json',
] as const
const picture = (change: Partial<DataOf<typeof images>>): DataOf<typeof images> => ({
  ownerId: 'p-staff',
  path: 'pictures/p-staff/mine.webp',
  width: 1200,
  height: 900,
  mime: 'image/webp',
  alt: 'A heron',
  isPublic: false,
  usedIn: [],
  status: 'ready',
  ...change,
})

let world: LedgerWorld
beforeEach(async () => {
  world = await ledgerWorld({ pid: 'p-staff', adm: 1, sc: 'cgmp' })
  const { behind } = world
  for (const path of secrets) await world.context.storage.upload(checkedPath(path), new Blob(['secret']), { contentType: 'text/plain' }).done
  const artist = { sortName: 'x', media: [], links: [], commissions: false, teaching: false, status: 'public' as const }
  const work = { year: 2027, medium: 'Oil', tags: [], availability: 'sale' as const, order: 0, status: 'public' as const }
  await behind.commit(
    behind.creating(artists, 'ana', { ...artist, displayName: 'Ana Ruiz', handle: 'ana' }),
    behind.creating(artists, 'bo', { ...artist, displayName: 'Bo', handle: 'bo' }),
    behind.creating(artworks, 'heron', { ...work, artistId: 'ana', title: 'Heron', imageIds: [] }),
    behind.creating(artworks, 'swan', { ...work, artistId: 'bo', title: 'Swan', imageIds: [] }),
  )
})

const allFiles = async () =>
  (
    await Promise.all(
      ['exports/job1', 'rows-people', 'pictures/ana', 'pictures/bo', 'pictures/p-staff', 'imports-people/abc', 'bulk/b1', 'published'].map(
        async folder => (await world.context.storage.list(folder)).paths,
      ),
    )
  ).flat()
/** Imports a ZIP whose picture was stored as this record, as a hostile browser may say. */
async function importNaming(imageId: string) {
  const zip = zipSync({
    'list.csv': strToU8('file,artist,title,alt\none.jpg,Ana Ruiz,Heron,A heron'),
    'one.jpg': Uint8Array.from({ length: 300 }, (_, i) => i % 251),
  })
  const batchId = await startPlanned(world, await planFile(world, 'pictures', new File([zip.slice()], 'works.zip', { type: 'application/zip' })))
  return world.service.run(batchId, { pictures: { send: async () => imageId, discard: async () => undefined } })
}
const hang = async (id: string, change: Partial<DataOf<typeof artworks>>) => {
  const before = (await world.behind.get(artworks, id))!
  await world.behind.commit(world.behind.changing(artworks, before, change))
}

describe('a picture whose record names a file outside its own', () => {
  it.each([...secrets, 'pictures/p-staff/mine.webp'])('%s is refused by the policy when it is created: the server names the file', async path => {
    await expectPortError(
      world.documents.commit([world.behind.creating(images, 'mine', picture({ status: 'uploading', path }))]),
      'documents',
      'permission-denied',
    )
  })

  it.each(secrets)('%s is copied by no import', async path => {
    await world.behind.commit(world.behind.creating(images, 'planted', picture({ path })))
    const before = await allFiles()
    expect(await importNaming('planted')).toMatchObject({ written: 0 })
    expect(await allFiles()).toEqual(before)
    expect((await world.behind.get(artworks, 'heron'))?.imageIds).toEqual([])
  })

  it.each(secrets)('%s is copied by no publication, and deleted by no clean-up', async path => {
    await world.behind.commit(world.behind.creating(images, 'planted', picture({ ownerId: 'bo', path })))
    await hang('swan', { imageIds: ['planted'] })
    const before = await allFiles()
    await world.call(publishArtists, {})
    expect(await allFiles()).toEqual(before)
    for (const status of ['failed', 'trashed'] as const) {
      await world.store.commit([{ op: 'update', path: 'images/planted', data: { status } }])
      world.clock.setNow(new Date(world.clock.now().getTime() + 40 * 86_400_000))
      await deleteUnfinishedUploads.run(world.context)
      await world.behind.commit(
        ...((await world.behind.get(images, 'planted')) ? [] : [world.behind.creating(images, 'planted', picture({ ownerId: 'bo', path }))]),
      )
      await purgePictures.run(world.context)
    }
    expect(await allFiles()).toEqual(before)
  })
})

describe('an import that names another artist’s picture', () => {
  it('neither copies it nor gives it to another', async () => {
    const theirs = picture({ ownerId: 'bo', path: 'pictures/bo/theirs.webp' })
    await world.context.storage.upload(checkedPath(theirs.path), new Blob(['swan']), { contentType: 'image/webp' }).done
    await world.behind.commit(world.behind.creating(images, 'theirs', theirs))
    const before = await allFiles()
    expect(await importNaming('theirs')).toMatchObject({ written: 0 })
    expect(await allFiles()).toEqual(before)
    expect(await world.behind.get(images, 'theirs')).toMatchObject({ ...theirs, rev: 1 })
    expect((await world.behind.get(artworks, 'heron'))?.imageIds).toEqual([])
  })
})

describe('a work that names another artist’s picture', () => {
  it('does not publish it, nor show it where its owner does', async () => {
    await world.context.storage.upload(checkedPath('pictures/ana/hers.webp'), new Blob([webpOf({})]), { contentType: 'image/webp' }).done
    await world.behind.commit(world.behind.creating(images, 'hers', picture({ ownerId: 'ana', path: 'pictures/ana/hers.webp' })))
    await hang('swan', { imageIds: ['hers'] })
    const bo = (await world.behind.get(artists, 'bo'))!
    await world.behind.commit(world.behind.changing(artists, bo, { portraitId: 'hers' }))
    await world.call(publishArtists, {})
    expect((await world.context.storage.list('published')).paths).toEqual([])
    await hang('heron', { imageIds: ['hers'] })
    await world.call(publishArtists, {})
    expect((await world.context.storage.list('published')).paths).toEqual(['published/hers.webp'])
    const read = await readArtists(world.behind)
    expect(read.artworks.map(({ id, imageIds }) => [id, imageIds])).toEqual(
      expect.arrayContaining([
        ['heron', ['hers']],
        ['swan', []],
      ]),
    )
    expect(read.artists.find(({ id }) => id === 'bo')?.portraitId).toBeUndefined()
  })
})

describe('a guide whose listings and works name another artist’s picture', () => {
  it('is made without it', async () => {
    const theirs = picture({ ownerId: 'ana', path: 'pictures/ana/hers.webp' })
    await world.behind.commit(
      world.behind.creating(images, 'hers', theirs),
      world.behind.creating(editions, year, { name: 'Now', year: 2027, city: 'Town', tz: 'UTC', status: 'planning' }),
      world.behind.creating(listings, 'bos', studio('Bo', { artistId: 'bo', ownerIds: ['bo'], imageId: 'hers' })),
      world.behind.creating(listings, 'anas', studio('Ana', { artistId: 'ana', ownerIds: ['ana'] })),
    )
    await hang('swan', { imageIds: ['hers'] })
    const ofBo = await readEdition(world.behind, year)
    expect([ofBo.listings.flatMap(({ imageId }) => imageId ?? []), ofBo.artworks.get('bo')?.[0]?.imageIds, [...ofBo.images.keys()]]).toEqual([
      [],
      [],
      [],
    ])
    await hang('heron', { imageIds: ['hers'] })
    expect([...(await readEdition(world.behind, year)).images.keys()]).toEqual(['hers'])
  })
})

describe('an event that names another artist’s picture', () => {
  it('does not publish it; one of its host, and one that staff sent, it does', async () => {
    const wall = { local: '2027-10-16T11:00', tz: 'America/Los_Angeles', utc: new Date('2027-10-16T18:00:00Z') }
    const named = [
      ['hers', 'ana'],
      ['his', 'bo'],
      ['desk', 'p-staff'],
    ] as const
    for (const [id, ownerId] of named) {
      const path = `pictures/${ownerId}/${id}.webp`
      await world.context.storage.upload(checkedPath(path), new Blob([webpOf({})]), { contentType: 'image/webp' }).done
      const event = { title: id, summary: '', start: wall, end: wall, venue: 'The Works', tags: [], hostIds: ['bo'], status: 'published' as const }
      await world.behind.commit(
        world.behind.creating(images, id, picture({ ownerId, path })),
        world.behind.creating(events, id, { ...event, imageId: id }),
      )
    }
    await world.call(publishCalendar, {})
    expect((await world.context.storage.list('published')).paths).toEqual(['published/desk.webp', 'published/his.webp'])
  })
})

describe('the public file of a picture', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('victim', 'victim.jp', 'g', 'me', 'a/b', '..', 'victim.jpg'))
  const pictures = fc.record({ id: text, ownerId: text, path: text, mime: fc.oneof(fc.constantFrom(...Object.keys(storedTypes)), text) })
  const filed = fc
    .tuple(text, text, fc.constantFrom(...(Object.entries(storedTypes) as [string, string][])))
    .map(([id, ownerId, [mime, ext]]) => ({ id, ownerId, mime, path: `pictures/${ownerId}/${id}.${ext}` }))
  const fileOf = (image: { id: string; ownerId: string; path: string; mime: string }) => {
    try {
      return publicFile(image)
    } catch {
      return undefined
    }
  }

  it('is one for each id and type, of an allowed type', () => {
    const seen = new Map<string, string>()
    fc.assert(
      fc.property(fc.oneof(pictures, filed), image => {
        const file = fileOf(image)
        if (file === undefined || file.startsWith('sample/')) return
        expect(file).toMatch(/^published\/[A-Za-z0-9]{1,128}\.(jpg|png|webp)$/)
        expect(Object.keys(storedTypes)).toContain(image.mime)
        const named = `${image.id} ${image.mime}`
        expect(seen.get(file) ?? named).toBe(named)
        seen.set(file, named)
      }),
      { numRuns: 5000 },
    )
    expect(seen.size).toBeGreaterThan(0)
  })

  it('of somebody who takes a victim’s name apart is not the victim’s', () => {
    expect(fileOf({ id: 'victim', ownerId: 'v', mime: 'image/jpeg', path: 'pictures/v/victim.jpg' })).toBe('published/victim.jpg')
    expect(fileOf({ id: 'victim.jp', ownerId: 'me', mime: 'image/jpeg', path: 'pictures/me/g' })).toBeUndefined()
    expect(fileOf({ id: 'victim', ownerId: 'me', mime: 'text/html', path: 'pictures/me/victim.jpg' })).toBeUndefined()
    expect(fileOf({ id: 'page', ownerId: 'me', mime: 'text/html', path: 'pictures/me/page.undefined' })).toBeUndefined()
  })
})
