import { describe, expect, it } from 'vitest'
import { artists } from '../../../src/domain/artists/artists.collection'
import { pageDrafts } from '../../../src/domain/content/page-drafts.collection'
import { events } from '../../../src/domain/events/events.collection'
import { campaigns } from '../../../src/domain/giving/campaigns.collection'
import { articles } from '../../../src/domain/guide/articles/articles.collection'
import { ImageLibrary } from '../../../src/domain/image-library/image-library'
import { imagesIn, storageTotal } from '../../../src/domain/image-library/image-rows'
import { purgePictures } from '../../../src/domain/image-library/purge-pictures.job'
import { removeOrphanFile } from '../../../src/domain/image-library/remove-orphan-file.contract'
import { membershipProducts } from '../../../src/domain/memberships/membership-products.collection'
import { images } from '../../../src/domain/pictures/images.collection'
import { PictureUploadService } from '../../../src/domain/pictures/picture-upload-service'
import { programs } from '../../../src/domain/programs/programs.collection'
import { changePageState } from '../../../src/domain/publishing/pages/change-page-state.contract'
import { BulkChangeService } from '../../../src/domain/records/bulk/bulk-change-service'
import { RecordService } from '../../../src/domain/records/record-service'
import { Records } from '../../../src/domain/shared/records/records'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { products } from '../../../src/domain/shop/products.collection'
import { isPortError } from '../../../src/ports/errors'
import { memoryWorld } from '../../support/memory-world'
import { jpegOf } from '../../support/pictures/camera-pictures'

async function as(key: string) {
  const world = await memoryWorld({ sample: true, as: key })
  const library = world.services.get(ImageLibrary)
  const records = world.services.get(Records)
  const send = async (file = new Blob([new Uint8Array(1000)], { type: 'image/webp' })) =>
    (
      await world.services.get(PictureUploadService).send({
        file,
        width: 2000,
        height: 1000,
        alt: 'A zeppelin over a wall',
        phash: 'a5a5a5a5a5a5a5a5',
        focal: { x: 0.25, y: 0.5 },
      })
    ).done
  const image = async (id: string) => (await records.get(images, id))!
  return { world, library, records, send, image }
}
const refusal = (act: Promise<unknown>) =>
  act.then(
    () => 'accepted',
    (error: unknown) => (isPortError(error, 'documents') || isPortError(error, 'functions') ? error.code : String(error)),
  )

describe('the image library', () => {
  it('names the artist of a picture, and the editions with an article that shows it', async () => {
    const { library, records } = await as('contentadmin')
    const rows = await (await library.all()).read()
    const ofArtist = rows.find(({ artist, usedIn }) => artist && usedIn[0]?.startsWith('artworks/'))!
    expect((await records.get(artists, ofArtist.ownerId))?.displayName).toBe(ofArtist.artist)
    const inEdition = rows.find(({ editions }) => editions.length > 0)!
    const shown = await Promise.all(inEdition.usedIn.map(place => records.get(articles, place.replace('articles/', ''))))
    expect(shown.map(article => article?.editionId)).toContain(inEdition.editions[0])
  })

  it('trashes unused pictures for thirty days, and reports where the others are used', async () => {
    const { world, library, records, send, image } = await as('contentadmin')
    const id = await send()
    const used = (await (await library.all()).read()).find(({ usedIn }) => usedIn.length > 0)!.id
    expect(await library.trash([id, used])).toEqual({ done: [id], inUse: [used] })
    expect(imagesIn(await (await library.all()).read(), 'trash', new Date()).map(row => row.id)).toContain(id)
    expect(await library.restore([id])).toEqual([id])
    expect((await image(id)).status).toBe('ready')
    await library.trash([id])
    const { path } = await image(id)
    const later = (days: number) => world.localMode.setNow(new Date(world.clock.now().getTime() + days * 86_400_000))
    later(29)
    await world.lookAtTheClock()
    expect((await image(id)).status).toBe('trashed')
    later(2)
    await world.lookAtTheClock()
    expect((await records.get(images, id))?.status).toBe('purged')
    expect((await world.storage.list(path.slice(0, path.lastIndexOf('/')))).paths).not.toContain(path)
    expect(await library.restore([id])).toEqual([])
  })

  it.each([
    ['a campaign', campaigns, 'live'],
    ['a campaign that is over', campaigns, 'ended'],
    ['goods of the shop', products, 'live'],
    ['sold-out goods', products, 'soldout'],
    ['a membership', membershipProducts, 'live'],
    ['a program', programs, 'published'],
    ['an event', events, 'published'],
    ['an event that is over', events, 'past'],
    ['a canceled event', events, 'cancelled'],
    ['an article', articles, 'published'],
  ] as const)('knows that %s shows a picture, from the moment it is chosen', async (_, of, status) => {
    const { world, library, send, image } = await as('contentadmin')
    const id = await send()
    const behind = new Records(world.store, { current: undefined })
    const [one] = await behind.find(of, { where: [['status', '==', status]], limit: 1 })
    const place = `${of.path}/${one!.id}`
    const shows = (imageId: string | undefined) => world.store.commit([{ op: 'update', path: place, data: { imageId: imageId ?? null } }])
    const uses = async () => (await (await library.all()).read()).find(row => row.id === id)!.usedIn
    expect(await uses()).toEqual([])
    await shows(id)
    expect(await uses()).toEqual([place])
    expect(await library.trash([id])).toEqual({ done: [], inUse: [id] })
    // A draft, which nobody sees yet, counts as a use.
    await world.store.commit([{ op: 'update', path: place, data: { status: 'draft' } }])
    expect(await library.trash([id])).toEqual({ done: [], inUse: [id] })
    await shows(undefined)
    expect(await library.trash([id])).toEqual({ done: [id], inUse: [] })
    // Used again while it is in the trash: its file must stay.
    await shows(id)
    world.localMode.setNow(new Date(world.clock.now().getTime() + 31 * 86_400_000))
    await world.lookAtTheClock()
    expect((await image(id)).status).toBe('trashed')
  })

  it('knows that a draft of a page shows a picture, and deletes it neither at once nor after thirty days', async () => {
    const { world, library, records, send } = await as('contentadmin')
    const id = await send()
    const draft = (await records.get(pageDrafts, 'at-the-door'))!
    const block = {
      type: 'columns' as const,
      props: {
        id: 'c',
        columns: [{ blocks: [{ type: 'image' as const, props: { id: 'i', imageId: id, width: 'text' as const } }] }, { blocks: [] }],
      },
    }
    await world.context.systemRecords.change(pageDrafts, draft, { blocks: [...draft.blocks, block] })
    const place = `pageDrafts/${draft.id}`
    expect((await (await library.all()).read()).find(row => row.id === id)?.usedIn).toEqual([place])
    expect(await library.trash([id])).toEqual({ done: [], inUse: [id] })
    // It was in the trash already when somebody restored a version that shows it.
    await world.store.commit([{ op: 'update', path: `images/${id}`, data: { status: 'trashed' } }])
    world.clock.setNow(new Date(world.clock.now().getTime() + 31 * 86_400_000))
    await purgePictures.run(world.context)
    expect((await world.store.get(`images/${id}`))!.data['status']).toBe('trashed')
  })

  it('knows that a page still shows a picture that its draft shows no more', async () => {
    const { world, library, records, send } = await as('contentadmin')
    const id = await send(new Blob([jpegOf({})], { type: 'image/jpeg' }))
    const read = async () => (await records.get(pageDrafts, 'at-the-door'))!
    const { blocks } = await read()
    const shown = [...blocks, { type: 'image' as const, props: { id: 'i', imageId: id, width: 'text' as const } }]
    await world.services.get(RecordService).change(pageDrafts, await read(), { blocks: shown })
    await world.call(changePageState, { event: 'publish', id: 'at-the-door', rev: (await read()).rev })
    await world.services.get(RecordService).change(pageDrafts, await read(), { blocks })
    expect((await (await library.all()).read()).find(row => row.id === id)?.usedIn).toEqual(['pages/at-the-door'])
    expect(await library.trash([id])).toEqual({ done: [], inUse: [id] })
    await world.call(changePageState, { event: 'publish', id: 'at-the-door', rev: (await read()).rev })
    expect(await library.trash([id])).toEqual({ done: [id], inUse: [] })
  })

  it('does not trash a used picture through a form or a bulk action', async () => {
    const { world, library, records } = await as('contentadmin')
    const used = (await (await library.all()).read()).find(({ usedIn }) => usedIn.length > 0)!
    expect(await refusal(records.commit(records.changing(images, used, { status: 'trashed' })))).toBe('permission-denied')
    expect(await refusal(world.services.get(BulkChangeService).change(images, [used.id], { is: 'move', event: 'trash' }))).not.toBe('accepted')
    expect((await records.get(images, used.id))?.status).toBe('ready')
  })

  it('is for the content staff', async () => {
    const { library } = await as('moneyadmin')
    expect(await refusal(library.trash(['any']))).toBe('permission-denied')
    expect(await refusal(library.restore(['any']))).toBe('permission-denied')
    expect(await refusal((await library.all()).read())).toBe('permission-denied')
  })

  it('stores the focal point of each upload; a later one changes every crop', async () => {
    const { library, send, image } = await as('contentadmin')
    const id = await send()
    expect((await image(id)).focal).toEqual({ x: 0.25, y: 0.5 })
    await library.focus(await image(id), { x: 1, y: 0.5 })
    const { focal, crops } = await image(id)
    expect(focal).toEqual({ x: 1, y: 0.5 })
    expect(crops?.square).toEqual({ x: 0.5, y: 0, w: 0.5, h: 1 })
  })

  it('tags many at once, and can be undone', async () => {
    const { world, send, image } = await as('contentadmin')
    const ids = [await send(), await send()]
    const service = world.services.get(RecordService)
    const { bulkId, changed } = await service.bulkChange(images, ids, { is: 'add', field: 'tags', values: ['press'] })
    expect(changed).toBe(2)
    expect((await image(ids[1]!)).tags).toEqual(['press'])
    await service.undo(bulkId)
    expect((await image(ids[1]!)).tags ?? []).toEqual([])
  })

  it('groups similar pictures, and sums up their size', async () => {
    const { library, send } = await as('contentadmin')
    const before = storageTotal(await (await library.all()).read())
    const ids = [await send(), await send()]
    const rows = await (await library.all()).read()
    const alike = imagesIn(rows, 'alike', new Date()).filter(({ id }) => ids.includes(id))
    expect(alike.map(({ group }) => group)).toEqual([alike[0]?.group, alike[0]?.group])
    expect(storageTotal(rows)).toEqual({ bytes: before.bytes + 2000, unmeasured: before.unmeasured })
  })

  it('deletes a file that no record names, and no other', async () => {
    const { world, send, image } = await as('contentadmin')
    const { path, ownerId } = await image(await send())
    const orphan = checkedPath(`pictures/${ownerId}/left-over.png`)
    await world.context.storage.upload(orphan, new Blob(['x']), { contentType: 'image/png' }).done
    expect([(await world.call(removeOrphanFile, { path })).isRemoved, (await world.call(removeOrphanFile, { path: orphan })).isRemoved]).toEqual([
      false,
      true,
    ])
    expect((await world.storage.list(`pictures/${ownerId}`)).paths).toEqual([path])
    expect(await refusal(world.call(removeOrphanFile, { path: 'snapshots/guide/index.json' }))).not.toBe('accepted')
  })

  it('lists rights that end within thirty days, or have ended', async () => {
    const { library, records, send, image } = await as('contentadmin')
    const now = new Date('2027-05-01T12:00:00Z')
    const [soon, far] = [await send(), await send()]
    await records.commit(records.changing(images, await image(soon), { rightsUntil: new Date('2027-05-20T12:00:00Z') }))
    await records.commit(records.changing(images, await image(far), { rightsUntil: new Date('2027-06-20T12:00:00Z') }))
    const listed = imagesIn(await (await library.all()).read(), 'rights', now).map(({ id }) => id)
    expect(listed).toContain(soon)
    expect(listed).not.toContain(far)
  })
})
