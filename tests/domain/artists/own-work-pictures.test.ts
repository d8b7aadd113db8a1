import { describe, expect, it } from 'vitest'
import { OwnProfileAndWorks } from '../../../src/domain/art/own-profile-and-works'
import { publishMyWorks } from '../../../src/domain/art/publish-own-works.contract'
import { PublishedArt } from '../../../src/domain/art/published-art'
import { artworks } from '../../../src/domain/artists/artists.collection'
import { OwnWorkPictures } from '../../../src/domain/artists/own-work-pictures'
import { purgePictures } from '../../../src/domain/image-library/purge-pictures.job'
import { deleteUnfinishedUploads } from '../../../src/domain/pictures/delete-unfinished-uploads.job'
import { PictureUploadService } from '../../../src/domain/pictures/picture-upload-service'
import { brokenRuleOf } from '../../../src/domain/shared/functions/cloud-function'
import { dataOf, Records } from '../../../src/domain/shared/records/records'
import { isPortError } from '../../../src/ports/errors'
import { memoryWorld } from '../../support/memory-world'
import { webpOfSize } from '../../support/pictures/camera-pictures'

const day = 86_400_000

/** The artist, her first work, and a function that stores further pictures. */
async function atTheEasel() {
  const world = await memoryWorld({ sample: true, as: 'artist' })
  const pid = world.auth.current!.claims.pid!
  const studio = world.services.get(OwnProfileAndWorks)
  const pictures = world.services.get(OwnWorkPictures)
  const uploads = world.services.get(PictureUploadService)
  const work = async () => (await studio.works())[0]!.work
  const stored = async (alt = 'A detail.', colours = ['#112233']) => {
    const file = new Blob([webpOfSize(1000)], { type: 'image/webp' })
    return (await uploads.send({ file, width: 1200, height: 900, alt, colours })).done
  }
  const image = async (id: string) => (await world.store.get(`images/${id}`))?.data
  const arrange = async (...ids: string[]) => pictures.arrange(await work(), ids)
  return { world, pid, studio, pictures, uploads, work, stored, image, arrange }
}
const refusal = (act: Promise<unknown>) =>
  act.then(
    () => 'accepted',
    (error: unknown) => brokenRuleOf(error)?.rule ?? (isPortError(error, 'documents') ? error.code : String(error)),
  )

it('a work that staff entered without a picture is among the works of its artist', async () => {
  const { world, studio, work } = await atTheEasel()
  const records = new Records(world.store, { current: undefined })
  await records.commit(records.creating(artworks, 'bare', { ...dataOf(artworks, await work()), imageIds: [], status: 'draft', order: 99 }))
  expect((await studio.works()).find(({ work: { id } }) => id === 'bare')).toMatchObject({ pictures: [], picture: undefined })
})

describe('the public wall', () => {
  it('takes 24 works of one artist, and the next one when another is taken down (product.md D2)', async () => {
    const { world, pid, studio, stored } = await atTheEasel()
    const records = new Records(world.store, { current: undefined })
    const imageId = await stored()
    const { work: first } = (await studio.works())[0]!
    const more = Array.from({ length: 26 }, (_, i) =>
      records.creating(artworks, `more-${i}`, { ...dataOf(artworks, first), imageIds: [imageId], status: 'draft', order: 50 + i }),
    )
    await records.commit(...more)
    const all = async () => (await studio.works()).map(({ work }) => work)
    const hung = async () => (await all()).filter(({ status }) => status === 'public')
    const draft = async () => (await all()).findLast(({ status }) => status === 'draft')!
    while ((await hung()).length < 24) await studio.setPublic(await draft(), 'publish')
    expect(await refusal(studio.setPublic(await draft(), 'publish'))).toBe('wall-full')
    await studio.setPublic((await hung()).at(-1)!, 'archive')
    expect(await refusal(studio.setPublic(await draft(), 'publish'))).toBe('accepted')
    expect((await hung()).every(({ artistId }) => artistId === pid)).toBe(true)
  })
})

describe('the pictures of a work', () => {
  it('are shown in their order with the first as the main one, also on the public page', async () => {
    const { world, work, stored, arrange } = await atTheEasel()
    const [main] = (await work()).imageIds
    const [back, detail] = [await stored('The back of it.'), await stored('A corner of it.')]
    await arrange(main!, back, detail)
    await arrange(detail, main!, back)
    const now = await work()
    expect(now.imageIds).toEqual([detail, main, back])
    expect(now.colours).toEqual(['#112233'])
    await world.call(publishMyWorks, { works: [now.id] })
    const page = await world.services.get(PublishedArt).work(now.id)
    expect(page?.work.picture.alt).toBe('A corner of it.')
    expect(page?.detail?.pictures.map(({ alt }) => alt).at(-1)).toBe('The back of it.')
  })

  it('record where they are used; unused ones are moved to the trash and can be restored', async () => {
    const { work, stored, image, arrange } = await atTheEasel()
    const { id, imageIds } = await work()
    const further = await stored()
    expect(await image(further)).toMatchObject({ usedIn: [], status: 'ready' })
    await arrange(imageIds[0]!, further)
    expect(await image(further)).toMatchObject({ usedIn: [`artworks/${id}`], status: 'ready' })
    await arrange(imageIds[0]!)
    expect(await image(further)).toMatchObject({ usedIn: [], status: 'trashed' })
    await arrange(imageIds[0]!, further)
    expect(await image(further)).toMatchObject({ usedIn: [`artworks/${id}`], status: 'ready' })
  })

  it('are kept while another work uses them', async () => {
    const { studio, pictures, work, stored, image, arrange } = await atTheEasel()
    const further = await stored()
    const main = (await work()).imageIds[0]!
    await arrange(main, further)
    const other = (await studio.works())[1]!.work
    await pictures.arrange(other, [...other.imageIds, further])
    await arrange(main)
    expect(await image(further)).toMatchObject({ usedIn: [`artworks/${other.id}`], status: 'ready' })
  })

  it('are at most six, at least one while the work is public, and the artist’s own', async () => {
    const { world, work, stored, arrange } = await atTheEasel()
    const seven = [(await work()).imageIds[0]!, ...(await Promise.all(Array.from({ length: 6 }, () => stored())))]
    expect(await refusal(arrange(...seven))).toBe('pictures-full')
    expect(await refusal(arrange(...seven.slice(0, 6)))).toBe('accepted')
    expect(await refusal(arrange())).toBe('picture-last')
    const [foreign] = (await world.store.query({ collection: 'images' })).filter(({ data }) => data['ownerId'] !== 'first')
    expect(await refusal(arrange(foreign!.id))).toBe('picture-refused')
    expect(await refusal(arrange('nothing-there'))).toBe('picture-refused')
  })

  it('do not overwrite a change from another window', async () => {
    const { pictures, work, stored } = await atTheEasel()
    const seen = await work()
    await pictures.arrange(seen, [...seen.imageIds, await stored()])
    expect(await refusal(pictures.arrange(seen, [...seen.imageIds, await stored()]))).not.toBe('accepted')
  })

  it('can be described by their owner, who cannot change file, size or owner', async () => {
    const { world, pictures, work, image } = await atTheEasel()
    const [id] = (await work()).imageIds
    await pictures.describe(id!, 'Blue bands.')
    const now = (await image(id!))!
    expect(now['alt']).toBe('Blue bands.')
    for (const change of [{ path: 'imports-guide/people.csv' }, { width: 1 }, { ownerId: 'p001' }, { mime: 'text/html' }])
      expect(
        await refusal(world.documents.commit([{ op: 'set', path: `images/${id}`, data: { ...now, ...change, rev: Number(now['rev']) + 1 } }])),
      ).toBe('permission-denied')
  })

  it('cannot be published together with works of another artist', async () => {
    const { world, pid, work } = await atTheEasel()
    const others = (await world.store.query({ collection: 'artworks' })).find(({ data }) => data['artistId'] !== pid)!
    const works = [(await work()).id, others.id]
    await expect(world.call(publishMyWorks, { works })).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('with a file of somebody else cannot be published', async () => {
    const { world, pid, work, studio, arrange } = await atTheEasel()
    await world.store.commit([
      { op: 'update', path: `images/${(await work()).imageIds[0]}`, data: { path: 'imports-guide/people.csv', ownerId: pid } },
    ])
    await world.call(publishMyWorks, { works: [(await work()).id] })
    expect(await world.services.get(PublishedArt).work((await work()).id)).toBeUndefined()
    expect((await studio.works())[0]?.picture).toBeUndefined()
    await arrange((await work()).imageIds[0]!)
  })
})

describe('unused pictures', () => {
  it('are deleted: abandoned ones after a day, trashed ones after thirty days', async () => {
    const { world, pid, work, stored, image, arrange } = await atTheEasel()
    const [kept, trashed] = [(await work()).imageIds[0]!, await stored()]
    await arrange(kept, trashed)
    await arrange(kept)
    const abandoned = await stored()
    await world.store.commit([{ op: 'update', path: `images/${abandoned}`, data: { status: 'uploading', updatedAt: world.clock.now() } }])
    const later = (days: number) => world.clock.setNow(new Date(world.clock.now().getTime() + days * day))
    await world.lookAtTheClock()
    expect((await world.storage.list(`pictures/${pid}`)).paths).toHaveLength(2)
    later(1.1)
    await world.lookAtTheClock()
    expect(await image(abandoned)).toBeUndefined()
    expect((await world.storage.list(`pictures/${pid}`)).paths).toEqual([`pictures/${pid}/${trashed}.webp`])
    later(30)
    await world.lookAtTheClock()
    expect(await image(trashed)).toMatchObject({ status: 'purged' })
    expect((await world.storage.list(`pictures/${pid}`)).paths).toEqual([])
    expect(await image(kept)).toMatchObject({ status: 'ready' })
    expect([await deleteUnfinishedUploads.run(world.context), await purgePictures.run(world.context)]).toEqual([0, 0])
  })

  it('are deleted only by the server', async () => {
    const { world } = await atTheEasel()
    await expect(world.functions.call('purgePictures', {})).rejects.toMatchObject({ code: 'not-found' })
  })
})
