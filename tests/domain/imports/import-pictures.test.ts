import { strToU8, zipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { artists, artworks } from '../../../src/domain/artists/artists'
import { images } from '../../../src/domain/content/images'
import { PictureUploads } from '../../../src/domain/content/picture-uploads'
import { listings } from '../../../src/domain/guide/listings'
import { importPlan } from '../../../src/domain/imports/import-plan'
import type { ImportedPicture } from '../../../src/domain/imports/imported-picture'
import { PictureZip } from '../../../src/domain/imports/picture-zip'
import { proposeMapping } from '../../../src/domain/imports/propose-mapping'
import { StandingRecords } from '../../../src/domain/imports/standing-records'
import type { PictureSender } from '../../../src/domain/imports/store-pictures'
import { RuleBroken } from '../../../src/domain/shared/rule-broken'
import { expectPortError } from '../../suites/expect-port-error'
import { codes } from '../../support/import-files'
import { type LedgerWorld, ledgerWorld } from './ledger-world'

const photo = (seed: number) => Uint8Array.from({ length: 400 }, (_, i) => (i * seed) % 251)
const names = ['file', 'artist', 'title', 'listing', 'alt', 'credit']
const zipOf = (rows: readonly string[], files: Record<string, Uint8Array>) =>
  zipSync({ ...(rows.length > 0 && { 'list.csv': strToU8([names.join(','), ...rows].join('\n')) }), ...files })

let world: LedgerWorld
/** Stores what a browser would have drawn anew. */
let sender: PictureSender

beforeEach(async () => {
  world = await ledgerWorld({ pid: 'p-staff', adm: 1, sc: 'cgmp' })
  const { behind } = world
  const uploads = world.services.get(PictureUploads)
  sender = {
    async send(row) {
      const data = row.data as ImportedPicture
      if (data.file.startsWith('small')) throw new RuleBroken('picture-refused', { problem: 'too-small' })
      const file = new Blob([data.file], { type: 'image/webp' })
      const { done } = await uploads.send({ file, width: 1200, height: 900, alt: data.alt, colours: ['#224466'] })
      return { ...row, data: { ...data, imageId: await done } }
    },
    discard: async row => uploads.discard((row.data as ImportedPicture).imageId ?? ''),
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
  const zip = await PictureZip.open('works.zip', bytes.slice().buffer)
  const { mapping, formats } = proposeMapping('pictures', zip.table)
  const known = await world.services.get(StandingRecords).pictures()
  return importPlan({ kind: 'pictures', table: zip.table, mapping, formats, files: zip.pictures, ...known })
}
const bringIn = async (bytes: Uint8Array) => {
  const batchId = await world.desk.start(await plan(bytes))
  return { batchId, ...(await world.desk.run(batchId, { pictures: sender })) }
}
const heron = async () => (await world.behind.get(artworks, 'heron'))!

describe('a ZIP of pictures', () => {
  it('hangs each with its work as the artist’s own, lays the others into the library, and skips all when it comes again', async () => {
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

  it('says which file is missing, which no row names, and what is nowhere', async () => {
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
    expect(found.unnamedFiles).toEqual(['left.jpg'])
  })

  it('goes by the names of its files where it holds no table', async () => {
    const found = await plan(zipOf([], { 'Ana Ruiz - Heron.jpg': photo(3), 'Harbour.jpg': photo(4) }))
    expect(found.rows.map(row => [...codes(row), (row.data as ImportedPicture).workId])).toEqual([
      ['create', 'undescribed', 'heron'],
      ['create', 'undescribed', undefined],
    ])
  })

  it('writes the others where one cannot be taken, and goes on where it was cut off without storing anything twice', async () => {
    const zip = zipOf(['small.jpg,Ana Ruiz,Heron,,Too small,', 'one.jpg,Ana Ruiz,Heron,,Left,', 'two.jpg,Ana Ruiz,Heron,,Right,'], {
      'small.jpg': photo(2),
      'one.jpg': photo(3),
      'two.jpg': photo(5),
    })
    const batchId = await world.desk.start(await plan(zip))
    let sent = 0
    const broken: PictureSender = { ...sender, send: row => (sent++ < 2 ? sender.send(row) : Promise.reject(new Error('the tab was closed'))) }
    await expect(world.desk.run(batchId, { pictures: broken })).rejects.toThrow('the tab was closed')
    expect(await world.desk.resume(batchId, { pictures: sender })).toMatchObject({
      outcome: 'done',
      written: 2,
      refused: [{ name: 'small.jpg · Heron, Ana Ruiz', code: 'picture-refused' }],
    })
    expect((await heron()).imageIds).toHaveLength(2)
    expect((await world.behind.find(images)).filter(({ status }) => status === 'ready')).toHaveLength(2)
  })

  it('waits with its rows until the import is over, so that whoever comes back needs no file; then nothing of it is left', async () => {
    const zip = zipOf(['one.jpg,Ana Ruiz,Heron,,Left,', 'two.jpg,Ana Ruiz,Heron,,Right,'], { 'one.jpg': photo(3), 'two.jpg': photo(5) })
    const kept = async () => (await world.world.storage.list(`imports-content/${batchId}`)).paths
    const batchId = await world.desk.start(await plan(zip), undefined, new Blob([zip.slice()]))
    const broken: PictureSender = { ...sender, send: () => Promise.reject(new Error('the tab was closed')) }
    await expect(world.desk.run(batchId, { pictures: broken })).rejects.toThrow('the tab was closed')
    const again = await PictureZip.open('works.zip', await (await world.desk.waitingZip(batchId)).arrayBuffer())
    expect(again.picture('two.jpg')).toEqual(photo(5))
    expect(await world.desk.resume(batchId, { pictures: sender })).toMatchObject({ outcome: 'done', written: 2 })
    expect(await kept()).toEqual([])
    await expect(world.desk.waitingZip(batchId)).rejects.toMatchObject({ rule: 'import-changed' })
    // An end whose answer was lost is no failure.
    expect(await world.desk.resume(batchId, { pictures: sender })).toMatchObject({ outcome: 'done', written: 0, skipped: 2 })
  })

  it('is thrown away where the import is taken back in the middle', async () => {
    const zip = zipOf(['two.jpg,,,,A view,'], { 'two.jpg': photo(5) })
    const batchId = await world.desk.start(await plan(zip), undefined, new Blob([zip.slice()]))
    await world.desk.undo(batchId)
    expect((await world.world.storage.list(`imports-content/${batchId}`)).paths).toEqual([])
  })

  it('is taken down again: what nothing else shows goes to the trash, but a public work keeps its last picture', async () => {
    const zip = zipOf(['one.jpg,Ana Ruiz,Heron,,Left,', 'two.jpg,Ana Ruiz,Heron,,Right,', 'three.jpg,,,,A view,'], {
      'one.jpg': photo(3),
      'two.jpg': photo(5),
      'three.jpg': photo(7),
    })
    const { batchId } = await bringIn(zip)
    await world.behind.commit(world.behind.changing(artworks, await heron(), { status: 'public' }))
    expect(await world.desk.undo(batchId)).toMatchObject({ undone: 2, kept: [{ reason: 'last-picture' }] })
    expect((await heron()).imageIds).toHaveLength(1)
    expect((await world.behind.find(images)).map(({ status }) => status).sort()).toEqual(['ready', 'trashed', 'trashed'])
    expect((await plan(zip)).counts).toMatchObject({ create: 2, skip: 1 })
  })

  it('hangs one with a listing, and gives it back the picture it had', async () => {
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
    const edition = (await import('../../../src/domain/guide/edition-desk')).EditionDesk
    await world.services.get(edition).create({ id: '2027', name: 'Open doors', city: 'Exampleton', tz: 'UTC' })
    await behind.commit(behind.creating(listings, 'loft', { ...listing, imageId: 'before', mapNumber: 17, status: 'approved' }))
    const { batchId } = await bringIn(zipOf(['one.jpg,,,17,The blue door,'], { 'one.jpg': photo(3) }))
    const shown = (await behind.get(listings, 'loft'))!.imageId
    expect((await behind.get(images, shown!))?.usedIn).toEqual(['listings/loft'])
    await world.desk.undo(batchId)
    expect((await behind.get(listings, 'loft'))!.imageId).toBe('before')
  })

  it('is for staff of content', async () => {
    const found = await plan(zipOf(['two.jpg,,,,A view,'], { 'two.jpg': photo(5) }))
    await world.enter({ pid: 'p-people', adm: 1, sc: 'p' })
    await expectPortError(world.desk.start(found), 'storage', 'unauthorized')
  })
})
