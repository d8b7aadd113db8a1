import { strToU8, zipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { artists, artworks } from '../../../../../src/domain/artists/artists.collection'
import { listings } from '../../../../../src/domain/guide/listings.collection'
import { PictureZip } from '../../../../../src/domain/imports/file/picture-zip'
import type { ImportedPicture } from '../../../../../src/domain/imports/kinds/pictures/imported-picture'
import type { PictureSender } from '../../../../../src/domain/imports/run/store-pictures'
import { images } from '../../../../../src/domain/pictures/images.collection'
import { PictureUploadService } from '../../../../../src/domain/pictures/picture-upload-service'
import { RuleBroken } from '../../../../../src/domain/shared/records/rule-broken'
import { expectPortError } from '../../../../suites/expect-port-error'
import { codes, planFile, startPlanned } from '../../../../support/import-files'
import { type LedgerWorld, ledgerWorld } from '../../../../support/ledger-world'

const photo = (seed: number) => Uint8Array.from({ length: 400 }, (_, i) => (i * seed) % 251)
const names = ['file', 'artist', 'title', 'listing', 'alt', 'credit']
const zipOf = (rows: readonly string[], files: Record<string, Uint8Array>) =>
  zipSync({ ...(rows.length > 0 && { 'list.csv': strToU8([names.join(','), ...rows].join('\n')) }), ...files })

let world: LedgerWorld
/** Stores pictures as if a browser had re-encoded them. */
let sender: PictureSender

beforeEach(async () => {
  world = await ledgerWorld({ pid: 'p-staff', adm: 1, sc: 'cgmp' })
  const { behind } = world
  const uploads = world.services.get(PictureUploadService)
  sender = {
    async send(data) {
      if (data.file.startsWith('small')) throw new RuleBroken('picture-refused', { problem: 'too-small' })
      const file = new Blob([data.file], { type: 'image/webp' })
      const { done } = await uploads.send({ file, width: 1200, height: 900, alt: data.alt, colours: ['#224466'] })
      return done
    },
    discard: imageId => uploads.discard(imageId),
  }
  const artist = {
    displayName: 'Ana Ruiz',
    sortName: 'Ruiz, Ana',
    media: [],
    links: [],
    commissions: false,
    teaching: false,
    status: 'public' as const,
  }
  const work = {
    artistId: 'ana',
    title: 'Heron',
    year: 2027,
    medium: 'Oil',
    tags: [],
    availability: 'sale' as const,
    imageIds: [],
    order: 0,
    status: 'draft' as const,
  }
  await behind.commit(behind.creating(artists, 'ana', { ...artist, handle: 'ana' }), behind.creating(artworks, 'heron', work))
})

async function plan(bytes: Uint8Array) {
  return planFile(world, 'pictures', new File([bytes.slice()], 'works.zip', { type: 'application/zip' }))
}
const bringIn = async (bytes: Uint8Array) => {
  const batchId = await startPlanned(world, await plan(bytes))
  return { batchId, ...(await world.service.run(batchId, { pictures: sender })) }
}
const heron = async () => (await world.behind.get(artworks, 'heron'))!

describe('a ZIP of pictures', () => {
  it('adds each to its artist’s work, puts the others into the library, and skips all when imported again', async () => {
    const zip = zipOf(['one.jpg,Ana Ruiz,Heron,,A grey heron,Tom Marsh', 'two.jpg,,,,A view of the harbour,'], {
      'one.jpg': photo(3),
      'two.jpg': photo(5),
    })
    expect(await bringIn(zip)).toMatchObject({ outcome: 'done', written: 2, refused: [] })
    const [imageId] = (await heron()).imageIds
    const image = (await world.behind.get(images, imageId!))!
    expect(image).toMatchObject({
      ownerId: 'ana',
      path: `pictures/ana/${imageId}.webp`,
      alt: 'A grey heron',
      credit: 'Tom Marsh',
      usedIn: ['artworks/heron'],
      status: 'ready',
    })
    expect((await heron()).colours).toEqual(['#224466'])
    expect(await (await world.storage.read(image.path)).text()).toBe('one.jpg')
    await expectPortError(world.storage.read(`pictures/p-staff/${imageId}.webp`), 'storage', 'object-not-found')
    expect((await world.behind.find(images)).map(({ ownerId, usedIn }) => `${ownerId} ${usedIn.length}`).sort()).toEqual(['ana 1', 'p-staff 0'])
    expect((await plan(zip)).counts).toEqual({ create: 0, update: 0, skip: 2, error: 0 })
  })

  it('reports missing files, files without a row, and rows without a match', async () => {
    const seven = Array.from({ length: 7 }, (_, i) => `${i}.jpg,Ana Ruiz,Heron,,Side ${i},`)
    const found = await plan(
      zipOf(
        [
          'gone.jpg,Ana Ruiz,Heron,,x,',
          'two.jpg,Ana Ruiz,Swan,,x,',
          'two.jpg,,,999,x,',
          'same.jpg,,,,x,',
          'two.jpg,,,,,',
          'two.jpg,Ana Ruiz,Heron,,,',
          ...seven,
        ],
        {
          'two.jpg': photo(5),
          'a/same.jpg': photo(6),
          'b/same.jpg': photo(7),
          'left.jpg': photo(8),
          ...Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`${i}.jpg`, photo(20 + i)])),
        },
      ),
    )
    expect(found.rows.map(codes)).toEqual([
      ['error', 'missing-file'],
      ['error', 'unknown-work'],
      ['error', 'unknown-listing'],
      ['error', 'ambiguous-file'],
      ['error', 'missing'],
      ['create', 'undescribed'],
      ...Array.from({ length: 5 }, () => ['create']),
      ['error', 'too-many-pictures'],
      ['error', 'too-many-pictures'],
    ])
    expect(found.unusedFiles).toEqual(['left.jpg'])
  })

  it('puts no picture to a work if its artist has two with that title', async () => {
    const { rev: _, ...work } = (await world.store.get('artworks/heron'))!.data
    await world.store.commit([{ op: 'create', path: 'artworks/second', data: { ...work, rev: 1 } }])
    const found = await plan(zipOf(['two.jpg,Ana Ruiz,Heron,,x,'], { 'two.jpg': photo(5) }))
    expect(found.rows.map(codes)).toEqual([['error', 'ambiguous-work']])
  })

  it('puts no picture to a work that is in the trash or was removed, and takes neither for a second one of its title', async () => {
    const { rev: _, ...work } = (await world.store.get('artworks/heron'))!.data
    const change = (more: object) => world.store.commit([{ op: 'set', path: 'artworks/second', data: { ...work, rev: 1, ...more } }])
    const zip = zipOf(['two.jpg,Ana Ruiz,Heron,,x,', 'two.jpg,Ana Ruiz,Swan,,x,'], { 'two.jpg': photo(5) })
    const planned = async () => (await plan(zip)).rows.map(row => [...codes(row), (row.data as ImportedPicture | undefined)?.workId])
    for (const gone of [{ deletedAt: world.clock.now() }, { status: 'removed' }]) {
      await change(gone)
      expect((await planned())[0]).toEqual(['create', 'heron'])
      await change({ ...gone, title: 'Swan' })
      expect((await planned())[1]).toEqual(['error', 'unknown-work', undefined])
    }
  })

  it('uses the names of its files if it has no table', async () => {
    const found = await plan(zipOf([], { 'Ana Ruiz - Heron.jpg': photo(3), 'Harbour.jpg': photo(4) }))
    expect(found.rows.map(row => [...codes(row), (row.data as ImportedPicture).workId])).toEqual([
      ['create', 'undescribed', 'heron'],
      ['create', 'undescribed', undefined],
    ])
  })

  it('writes the others if one is refused, and resumes after an interruption without storing anything twice', async () => {
    const zip = zipOf(['small.jpg,Ana Ruiz,Heron,,Too small,', 'one.jpg,Ana Ruiz,Heron,,Left,', 'two.jpg,Ana Ruiz,Heron,,Right,'], {
      'small.jpg': photo(2),
      'one.jpg': photo(3),
      'two.jpg': photo(5),
    })
    const batchId = await startPlanned(world, await plan(zip))
    let sent = 0
    const broken: PictureSender = {
      ...sender,
      send: picture => (sent++ < 2 ? sender.send(picture) : Promise.reject(new Error('the tab was closed'))),
    }
    await expect(world.service.run(batchId, { pictures: broken })).rejects.toThrow('the tab was closed')
    expect(await world.service.resume(batchId, { pictures: sender })).toMatchObject({
      outcome: 'done',
      written: 2,
      refused: [{ name: 'small.jpg · Heron, Ana Ruiz', code: 'picture-refused' }],
    })
    expect((await heron()).imageIds).toHaveLength(2)
    expect((await world.behind.find(images)).filter(({ status }) => status === 'ready')).toHaveLength(2)
  })

  it('is stored with its rows until the import is over, so that resuming needs no file; then it is deleted', async () => {
    const zip = zipOf(['one.jpg,Ana Ruiz,Heron,,Left,', 'two.jpg,Ana Ruiz,Heron,,Right,'], { 'one.jpg': photo(3), 'two.jpg': photo(5) })
    const kept = async () => (await world.context.storage.list(`imports-content/${batchId}`)).paths
    const batchId = await startPlanned(world, await plan(zip))
    const broken: PictureSender = { ...sender, send: () => Promise.reject(new Error('the tab was closed')) }
    await expect(world.service.run(batchId, { pictures: broken })).rejects.toThrow('the tab was closed')
    const again = await PictureZip.open('works.zip', await (await world.service.waitingZip({ id: batchId, scope: 'content' })).arrayBuffer())
    expect(again.picture('two.jpg')).toEqual(photo(5))
    expect(await world.service.resume(batchId, { pictures: sender })).toMatchObject({ outcome: 'done', written: 2 })
    expect(await kept()).toEqual([])
    await expect(world.service.waitingZip({ id: batchId, scope: 'content' })).rejects.toMatchObject({ rule: 'import-changed' })
    // A lost answer to the last call does not count as a failure.
    expect(await world.service.resume(batchId, { pictures: sender })).toMatchObject({ outcome: 'done', written: 0, skipped: 2 })
  })

  it('is deleted if the import is undone midway', async () => {
    const zip = zipOf(['two.jpg,,,,A view,'], { 'two.jpg': photo(5) })
    const batchId = await startPlanned(world, await plan(zip))
    await world.service.undo(batchId)
    expect((await world.context.storage.list(`imports-content/${batchId}`)).paths).toEqual([])
  })

  it('is undone: unused pictures go to the trash, but a public work keeps its last picture', async () => {
    const zip = zipOf(['one.jpg,Ana Ruiz,Heron,,Left,', 'two.jpg,Ana Ruiz,Heron,,Right,', 'three.jpg,,,,A view,'], {
      'one.jpg': photo(3),
      'two.jpg': photo(5),
      'three.jpg': photo(7),
    })
    const { batchId } = await bringIn(zip)
    await world.behind.commit(world.behind.changing(artworks, await heron(), { status: 'public' }))
    expect(await world.service.undo(batchId)).toMatchObject({ undone: 2, kept: [{ reason: 'last-picture' }] })
    expect((await heron()).imageIds).toHaveLength(1)
    expect((await world.behind.find(images)).map(({ status }) => status).sort()).toEqual(['ready', 'trashed', 'trashed'])
    expect((await plan(zip)).counts).toMatchObject({ create: 2, skip: 1 })
  })

  it('sets a listing’s picture, and an undo restores its former one', async () => {
    const { behind } = world
    const listing = {
      editionId: '2027',
      displayName: 'The Net Loft',
      sortName: 'Net Loft',
      ownerIds: [],
      media: [],
      tags: [],
      byAppointment: false,
      openings: [],
      links: [],
      facilities: [],
    }
    const edition = (await import('../../../../../src/domain/guide/edition-service')).EditionService
    await world.services.get(edition).create({ year: 2027, name: 'Open doors', city: 'Exampleton', tz: 'UTC' })
    await behind.commit(behind.creating(listings, 'loft', { ...listing, imageId: 'before', mapNumber: 17, status: 'approved' }))
    const { batchId } = await bringIn(zipOf(['one.jpg,,,17,The blue door,'], { 'one.jpg': photo(3) }))
    const shown = (await behind.get(listings, 'loft'))!.imageId
    expect((await behind.get(images, shown!))?.usedIn).toEqual(['listings/loft'])
    await world.service.undo(batchId)
    expect((await behind.get(listings, 'loft'))!.imageId).toBe('before')
  })

  it('is for the content staff', async () => {
    const found = await plan(zipOf(['two.jpg,,,,A view,'], { 'two.jpg': photo(5) }))
    await world.enter({ pid: 'p-people', adm: 1, sc: 'p' })
    await expectPortError(startPlanned(world, found), 'functions', 'permission-denied')
  })
})
