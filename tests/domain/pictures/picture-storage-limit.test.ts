import { describe, expect, it } from 'vitest'
import { deleteUnfinishedUploads } from '../../../src/domain/pictures/delete-unfinished-uploads.job'
import { images } from '../../../src/domain/pictures/images.collection'
import { PictureUploadService } from '../../../src/domain/pictures/picture-upload-service'
import { reservePicture } from '../../../src/domain/pictures/reserve-picture.contract'
import { brokenRuleOf } from '../../../src/domain/shared/functions/cloud-function'
import { dataOf, Records } from '../../../src/domain/shared/records/records'
import { isPortError } from '../../../src/ports/errors'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const largest = 25 * 2 ** 20
const gigabyte = 2 ** 30
const described = { width: 2000, height: 1500, alt: 'A red kite over a roof.' }
const code = (error: unknown) => brokenRuleOf(error)?.rule ?? (isPortError(error, 'functions') ? error.code : String(error))
const reserve = (world: MemoryWorld, id: string, bytes = largest) =>
  world.call(reservePicture, { id, bytes, mime: 'image/webp', described }).then(() => 'reserved', code)

/**
 * Stores this many pictures of a person, each of this size. The size exceeds the limit of one file, so that few pictures reach the limit of
 * the space.
 */
async function stored(world: MemoryWorld, ownerId: string, pictures: number, bytes: number, status = 'ready') {
  const picture = (id: string) => ({ ...described, ownerId, path: `pictures/${ownerId}/${id}.webp`, bytes, mime: 'image/webp', usedIn: [], status })
  const records = Array.from({ length: pictures }, (_, i) => ({ ...picture(`${status}${i}`), updatedAt: world.clock.now() }))
  for (let from = 0; from < pictures; from += 400)
    await world.store.commit(records.slice(from, from + 400).map((data, i) => ({ op: 'set', path: `images/${status}${from + i}`, data })))
}

/** An artist without pictures. */
async function artist() {
  const world = await memoryWorld({ sample: true, as: 'artist' })
  const pid = world.auth.current!.claims.pid!
  const own = await world.store.query({ collection: 'images', where: [['ownerId', '==', pid]] })
  await world.store.commit(own.map(({ path }) => ({ op: 'delete', path })))
  return { world, pid }
}

describe('the space for one person’s pictures', () => {
  it('is two gigabytes: the picture that fits is taken, the next is refused and nothing of it is kept', async () => {
    const { world, pid } = await artist()
    await stored(world, pid, 1, 2 * gigabyte - largest)
    expect(await reserve(world, 'fits')).toBe('reserved')
    expect(await reserve(world, 'small', 1)).toBe('picture-space-full')
    expect(await world.store.get('images/small')).toBeUndefined()
    const upload = world.services.get(PictureUploadService).send({ ...described, file: new Blob(['x'], { type: 'image/webp' }) })
    await expect(upload.catch(code)).resolves.toBe('picture-space-full')
    expect((await world.storage.list(`pictures/${pid}`)).paths).toEqual([])
  })

  it('is two thousand pictures, however small', async () => {
    const { world, pid } = await artist()
    await stored(world, pid, 1_999, 1)
    expect([await reserve(world, 'last', 1), await reserve(world, 'more', 1)]).toEqual(['reserved', 'picture-space-full'])
  })

  it('counts what is awaited, failed or in the trash, until the file is deleted', async () => {
    const { world, pid } = await artist()
    await stored(world, pid, 1, gigabyte, 'failed')
    await stored(world, pid, 1, gigabyte - largest, 'trashed')
    await stored(world, pid, 5, gigabyte, 'purged')
    expect([await reserve(world, 'one'), await reserve(world, 'two')]).toEqual(['reserved', 'picture-space-full'])
    world.localMode.setNow(new Date(world.clock.now().getTime() + 25 * 3_600_000))
    await deleteUnfinishedUploads.run(world.context)
    expect(await reserve(world, 'three')).toBe('reserved')
  })

  it('holds for pictures that are asked for at once', async () => {
    const { world, pid } = await artist()
    await stored(world, pid, 1, 2 * gigabyte - 3 * largest)
    const asked = await Promise.all(Array.from({ length: 5 }, (_, i) => reserve(world, `p${i}`)))
    expect(asked.toSorted()).toEqual(['picture-space-full', 'picture-space-full', 'reserved', 'reserved', 'reserved'])
  })

  it('is each person’s own, and larger for staff', async () => {
    const { world, pid } = await artist()
    await stored(world, pid, 1, 2 * gigabyte)
    expect(await reserve(world, 'mine')).toBe('picture-space-full')
    await world.signInAs('donor')
    expect(await reserve(world, 'theirs')).toBe('reserved')
    await world.signInAs('contentadmin')
    await stored(world, world.auth.current!.claims.pid!, 1, 99 * gigabyte, 'trashed')
    expect(await reserve(world, 'house')).toBe('reserved')
  })

  it('is counted once for a retry, and another’s picture of the same id stays theirs', async () => {
    const { world, pid } = await artist()
    await stored(world, pid, 1, 2 * gigabyte - largest)
    expect([await reserve(world, 'same'), await reserve(world, 'same')]).toEqual(['reserved', 'reserved'])
    expect(await reserve(world, 'same', 1)).toBe('already-exists')
    await world.signInAs('donor')
    expect(await reserve(world, 'same')).toBe('already-exists')
    expect((await world.store.get('images/same'))?.data).toMatchObject({ ownerId: pid, bytes: largest })
  })

  it.each(['a/b', 'a.b', '', '../x', 'ä'])('cannot be requested with an id that is not a file name: "%s"', async id => {
    const { world } = await artist()
    expect(await reserve(world, id)).toBe('invalid-argument')
  })

  it('cannot be regained by writing the record directly', async () => {
    const { world, pid } = await artist()
    await reserve(world, 'mine')
    const own = new Records(world.documents, world.auth)
    const record = (await own.get(images, 'mine'))!
    for (const change of [{ bytes: 1 }, { path: `pictures/${pid}/other.webp` }, { ownerId: 'somebody' }])
      await expect(own.commit(own.changing(images, record, change))).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(own.commit(own.deleting(images, 'mine'))).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(
      own.commit(own.creating(images, 'another', { ...dataOf(images, record), path: `pictures/${pid}/another.webp` })),
    ).rejects.toMatchObject({
      code: 'permission-denied',
    })
    await own.commit(own.changing(images, record, { status: 'failed' }))
    const after = (await own.get(images, 'mine'))!
    await expect(own.commit(own.changing(images, after, { status: 'uploading' }))).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
