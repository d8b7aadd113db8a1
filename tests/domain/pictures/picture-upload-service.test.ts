import { describe, expect, it } from 'vitest'
import { OwnProfileAndWorks } from '../../../src/domain/art/own-profile-and-works'
import { publishMyWorks } from '../../../src/domain/art/publish-own-works.contract'
import { PublishedArt } from '../../../src/domain/art/published-art'
import { artworks } from '../../../src/domain/artists/artists.collection'
import { PictureUploadService } from '../../../src/domain/pictures/picture-upload-service'
import { reservePicture } from '../../../src/domain/pictures/reserve-picture.contract'
import { publishSnapshotHandler } from '../../../src/domain/publishing/publish-snapshot.handler'
import { brokenRuleOf, call } from '../../../src/domain/shared/functions/cloud-function'
import { Records } from '../../../src/domain/shared/records/records'
import { count, deleteField } from '../../../src/ports/documents'
import { isPortError } from '../../../src/ports/errors'
import { memoryWorld } from '../../support/memory-world'
import { exifOf, jpegOf, webpOfSize } from '../../support/pictures/camera-pictures'

const picture = (bytes = 900_000) => ({
  file: new Blob([webpOfSize(bytes)], { type: 'image/webp' }),
  width: 2000,
  height: 1500,
  alt: 'A red kite over a roof.',
  thumbhash: 'K+gFFQbMlFSm9mYZqmuWWHpwmgen',
  colours: ['#aa3322'],
})
const work = { title: 'Kite', year: 2026, medium: 'oil', availability: 'nfs' as const }

async function as(key: string) {
  const world = await memoryWorld({ sample: true, as: key })
  const pid = world.auth.current!.claims.pid!
  return {
    world,
    pid,
    uploads: world.services.get(PictureUploadService),
    studio: world.services.get(OwnProfileAndWorks),
    art: world.services.get(PublishedArt),
  }
}
const refusal = (act: Promise<unknown>) =>
  act.then(
    () => 'accepted',
    (error: unknown) => brokenRuleOf(error)?.rule ?? (isPortError(error, 'storage') || isPortError(error, 'functions') ? error.code : String(error)),
  )

describe('a picture', () => {
  it('is stored in its owner’s folder, and its record is ready when the file is there', async () => {
    const { world, pid, uploads } = await as('artist')
    const sending = await uploads.send(picture())
    const sent: number[] = []
    sending.watch(progress => sent.push(progress.sent))
    const id = await sending.done
    const image = await world.store.get(`images/${id}`)
    expect(image?.data).toMatchObject({ ownerId: pid, path: `pictures/${pid}/${id}.webp`, status: 'ready', width: 2000, bytes: 900_000 })
    expect((await world.storage.read(`pictures/${pid}/${id}.webp`)).size).toBe(900_000)
    expect(new Set(sent).size).toBeGreaterThan(2)
  })

  it('can be paused, and shows nothing after it was stopped', async () => {
    const { world, pid, uploads } = await as('artist')
    const sending = await uploads.send(picture())
    const paused = new Promise<void>(resolve => sending.watch(({ state }) => void (state === 'paused' && resolve())))
    sending.pause()
    await paused
    sending.cancel()
    expect(await refusal(sending.done)).toBe('canceled')
    expect((await world.storage.list(`pictures/${pid}`)).paths).toEqual([])
    const lying = await world.store.query({ collection: 'images', where: [['ownerId', '==', pid]] })
    expect(lying.flatMap(({ data }) => (data['status'] === 'ready' ? [] : [data['status']]))).toEqual(['failed'])
  })

  it('is refused if it is too small or of another type', async () => {
    const { uploads } = await as('artist')
    expect(await refusal(uploads.send({ ...picture(), width: 799, height: 600 }))).toBe('picture-refused')
    expect(await refusal(uploads.send({ ...picture(), file: new Blob(['<svg/>'], { type: 'image/svg+xml' }) }))).toBe('picture-refused')
  })

  it('is stored past the program only where its record waits for it, and never by a visitor', async () => {
    const { world, pid } = await as('artist')
    const put = (path: string, contentType = 'image/png', bytes = 10) =>
      refusal(world.storage.upload(path, new Blob([new Uint8Array(bytes)]), { contentType }).done)
    const input = { id: 'mine', bytes: 10, mime: 'image/png', described: { width: 2000, height: 1500, alt: 'A kite' } } as const
    expect(await put(`pictures/${pid}/mine.png`)).toBe('unauthorized')
    const { path } = await world.call(reservePicture, input)
    expect(path).toBe(`pictures/${pid}/mine.png`)
    expect(await put('pictures/somebody/mine.png')).toBe('unauthorized')
    expect(await put(`pictures/${pid}/mine.svg`, 'image/svg+xml')).toBe('unauthorized')
    expect(await put(path, 'image/png', 11)).toBe('unauthorized')
    expect(await put(path)).toBe('accepted')
    expect(await put(path)).toBe('unauthorized')
    await world.signInAs(undefined)
    expect(await refusal(world.storage.read(path))).toBe('unauthenticated')
    expect(await put(`pictures/${pid}/other.png`)).toBe('unauthenticated')
    expect(await refusal(world.call(reservePicture, { ...input, id: 'other' }))).toBe('unauthenticated')
  })
})

describe('a new work', () => {
  async function added() {
    const opened = await as('artist')
    await opened.studio.addWork(work, await (await opened.uploads.send(picture())).done)
    const own = (await opened.studio.works()).at(-1)!
    return { ...opened, own }
  }

  it('is a draft after the others, and public once it is published and the wall was renewed', async () => {
    const { world, studio, art, own, pid } = await added()
    expect(own.work).toMatchObject({ title: 'Kite', status: 'draft' })
    expect(own.picture?.src).toMatch(new RegExp(`^local-file:/pictures/${pid}/`))
    await studio.setPublic(own.work, 'publish')
    const shown = async () => (await art.artist(pid))?.works.find(({ title }) => title === 'Kite')
    expect(await shown()).toBeUndefined()
    await world.call(publishMyWorks, { works: [own.work.id] })
    expect(await shown()).toMatchObject({
      colours: ['#aa3322'],
      picture: { src: `local-file:/published/${own.work.imageIds[0]}.webp`, alt: 'A red kite over a roof.' },
    })
  })

  it('makes its picture public while the wall shows it, and not before or after', async () => {
    const { world, studio, own, pid } = await added()
    const [id] = own.work.imageIds
    const open = async () => {
      await world.signInAs(undefined)
      const found = await Promise.all([`published/${id}.webp`, `pictures/${pid}/${id}.webp`].map(path => refusal(world.storage.read(path))))
      await world.signInAs('artist')
      return found
    }
    const record = async () => (await world.store.get(`images/${id}`))?.data
    expect(await open()).toEqual(['object-not-found', 'unauthenticated'])

    await studio.setPublic(own.work, 'publish')
    await world.call(publishMyWorks, { works: [own.work.id] })
    expect(await open()).toEqual(['accepted', 'unauthenticated'])
    expect(await record()).toMatchObject({ isPublic: true, publishedIn: ['artists'] })
    expect((await studio.works()).at(-1)?.picture?.src).toBe(`local-file:/published/${id}.webp`)

    // The guide uses it too, and is published separately.
    const { currentEdition } = (await world.store.get('settings/organisation'))!.data as { readonly currentEdition: string }
    const [listing] = await world.store.query({ collection: 'listings', where: [['editionId', '==', currentEdition]], limit: 1 })
    await world.store.commit([{ op: 'update', path: listing!.path, data: { imageId: id! } }])
    await publishSnapshotHandler.run(world.context, { editionId: currentEdition, makeCurrent: false })

    const [hung] = (await studio.works()).filter(({ work: { id: one } }) => one === own.work.id)
    await studio.setPublic(hung!.work, 'archive')
    await world.call(publishMyWorks, { works: [hung!.work.id] })
    expect(await open()).toEqual(['accepted', 'unauthenticated'])
    expect(await record()).toMatchObject({ isPublic: true, publishedIn: [`guide-${currentEdition}`] })

    await world.store.commit([{ op: 'update', path: listing!.path, data: { imageId: deleteField() } }])
    await publishSnapshotHandler.run(world.context, { editionId: currentEdition, makeCurrent: false })
    expect(await open()).toEqual(['object-not-found', 'unauthenticated'])
    expect(await record()).toMatchObject({ isPublic: false, publishedIn: [], status: 'ready' })
  })

  it('is published without what the camera wrote into its picture, whoever sent it and however', async () => {
    const { world, studio, pid } = await as('artist')
    const file = jpegOf({ exif: exifOf('GPS 37.7749 -122.4194') })
    const described = { width: 2000, height: 1500, alt: 'A kite' }
    const input = { id: 'direct', bytes: file.length, mime: 'image/jpeg', described } as const
    const { path } = await world.call(reservePicture, input)
    await world.storage.upload(path, new Blob([file]), { contentType: 'image/jpeg' }).done
    await world.store.commit([{ op: 'update', path: 'images/direct', data: { status: 'ready' } }])
    await studio.addWork(work, 'direct')
    const own = (await studio.works()).at(-1)!
    await studio.setPublic(own.work, 'publish')
    await world.call(publishMyWorks, { works: [own.work.id] })
    const bytesAt = async (at: string) => new Uint8Array(await (await world.storage.read(at)).arrayBuffer())
    expect(await bytesAt(`pictures/${pid}/direct.jpg`)).toEqual(file)
    expect(await bytesAt('published/direct.jpg')).toEqual(jpegOf({}))
    expect((await world.storage.read('published/direct.jpg')).type).toBe('image/jpeg')
  })

  it('is refused to an artist who has five hundred, and cannot be written without being counted', async () => {
    const { world, pid, uploads, studio } = await as('artist')
    const records = new Records(world.store, { current: undefined })
    const fields = { ...work, artistId: pid, tags: [], imageIds: [], order: 0, status: 'draft' as const }
    for (let i = 0; i < 500; i++) await records.commit(records.creating(artworks, `w-${i}`, fields))
    const imageId = await (await uploads.send(picture())).done
    expect(await refusal(studio.addWork(work, imageId))).toBe('works-full')
    await world.store.commit([{ op: 'delete', path: 'artworks/w-1' }])
    const others = await world.store.aggregate({ collection: 'artworks', where: [['artistId', '==', pid]] }, { works: count() })
    for (let i = others.works; i < 498; i++) await records.commit(records.creating(artworks, `v-${i}`, fields))
    for (let i = others.works; i > 498; i--) await world.store.commit([{ op: 'delete', path: `artworks/w-${i - 400}` }])
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => refusal(studio.addWork(work, imageId))))
    expect(atOnce.toSorted()).toEqual(['accepted', 'accepted', 'works-full', 'works-full'])
    const own = new Records(world.documents, world.auth)
    await expect(own.commit(own.creating(artworks, 'w-own', fields))).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('cannot be published without a description of its picture', async () => {
    const { world, studio, own } = await added()
    await world.store.commit([{ op: 'update', path: `images/${own.work.imageIds[0]}`, data: { alt: ' ' } }])
    expect(await refusal(studio.setPublic(own.work, 'publish'))).toBe('picture-undescribed')
  })

  it('can be renewed twenty times an hour, and only by its artist', async () => {
    const { world, own } = await added()
    for (let i = 0; i < 20; i++) await world.call(publishMyWorks, { works: [own.work.id] })
    expect(await refusal(world.call(publishMyWorks, { works: [own.work.id] }))).toBe('wall-too-often')
    world.localMode.setNow(new Date(world.clock.now().getTime() + 3_600_001))
    expect(await refusal(world.call(publishMyWorks, { works: [own.work.id] }))).toBe('accepted')
    const [foreign] = (await world.store.query({ collection: 'artworks' })).filter(({ data }) => data['artistId'] !== own.work.artistId)
    expect(await refusal(call(world.functions, publishMyWorks, { works: [foreign!.id] }))).toBe('permission-denied')
    await world.signInAs('donor')
    expect(await refusal(call(world.functions, publishMyWorks, { works: [own.work.id] }))).toBe('not-an-artist')
    await world.signInAs(undefined)
    expect(await refusal(call(world.functions, publishMyWorks, { works: [own.work.id] }))).toBe('unauthenticated')
  })
})
