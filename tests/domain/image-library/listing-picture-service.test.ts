import { beforeEach, describe, expect, it } from 'vitest'
import { editions } from '../../../src/domain/guide/editions.collection'
import { listings } from '../../../src/domain/guide/listings.collection'
import { listingPictures } from '../../../src/domain/guide/prepress/listing-pictures.contract'
import { ListingPictureService } from '../../../src/domain/image-library/listing-picture-service'
import { images } from '../../../src/domain/pictures/images.collection'
import type { DataOf, StoredOf } from '../../../src/domain/shared/records/collection'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { type ConnectedPorts, faultyPorts } from '../../support/faults/faulty-ports'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { studio } from '../../support/small-city'

const calls: string[] = []
let world: MemoryWorld
let service: ListingPictureService
const edition = { name: 'Doors', year: 2031, city: 'Town', tz: 'UTC', status: 'production' as const }
const records = () => world.context.systemRecords
const ofEdition = async () => service.of((await records().get(editions, '2031')) as StoredOf<typeof editions>).read()

/** A picture of Ana's: of one that is not published, visitors have no copy. */
async function plant(id: string, more: Partial<DataOf<typeof images>> = {}) {
  const path = `pictures/ana/${id}.webp`
  for (const file of [path, `published/${id}.webp`])
    await world.context.storage.upload(checkedPath(file), new Blob([`${id} ${file.split('/')[0]}`]), { contentType: 'image/webp' }).done
  const data = {
    ownerId: 'ana',
    path,
    width: 2000,
    height: 1500,
    mime: 'image/webp' as const,
    alt: id,
    isPublic: false,
    usedIn: [],
    status: 'ready' as const,
  }
  await records().commit(records().creating(images, id, { ...data, ...more }))
}
const list = (id: string, of: Partial<DataOf<typeof listings>>) =>
  records().commit(records().creating(listings, id, studio(id, { editionId: '2031', ownerIds: ['ana'], ...of })))

beforeEach(async () => {
  calls.length = 0
  const between = (ports: ConnectedPorts) => faultyPorts(ports, (_, operation) => void calls.push(operation))
  world = await memoryWorld({ sample: true, as: 'guideadmin', between })
  service = world.services.get(ListingPictureService)
  await records().commit(records().creating(editions, '2031', edition))
  await plant('kept')
  await plant('shown', { isPublic: true })
  await plant('door')
  await list('kiln', { imageId: 'kept', entranceImageId: 'door' })
  await list('loom', { imageId: 'shown' })
  await list('bare', {})
})
const asked = () => calls.filter(name => name === listingPictures.name).length

describe('the pictures of an edition', () => {
  it('are those of its listings, each asked for once, until a listing has another one', async () => {
    expect((await ofEdition()).map(({ listing, picture }) => `${listing.id} ${picture.imageId}`)).toEqual(['kiln kept', 'loom shown'])
    await ofEdition()
    expect(asked()).toBe(1)
    await records().change(listings, (await records().get(listings, 'loom'))!, { imageId: 'kept' })
    expect((await ofEdition()).map(({ listing, picture }) => `${listing.id} ${picture.imageId}`)).toEqual(['kiln kept', 'loom kept'])
    expect(asked()).toBe(2)
  })

  it('are seen one by one: a published one at its address, another one in the page itself, and none where there is none', async () => {
    expect(await service.shown('loom', 'print')).toMatchObject({ imageId: 'shown', src: expect.stringContaining('published/shown.webp') })
    const src = `data:image/webp;base64,${btoa('kept pictures')}`
    expect(await service.shown('kiln', 'print')).toMatchObject({ imageId: 'kept', width: 2000, src })
    expect(await service.shown('kiln', 'entrance')).toMatchObject({ imageId: 'door', src: `data:image/webp;base64,${btoa('door pictures')}` })
    expect([await service.shown('bare', 'print'), await service.shown('loom', 'entrance')]).toEqual([undefined, undefined])
    await world.context.storage.delete(checkedPath('pictures/ana/kept.webp'))
    await world.context.storage.delete(checkedPath('published/shown.webp'))
    expect([await service.shown('kiln', 'print'), await service.shown('loom', 'print')]).toEqual([undefined, undefined])
  })

  it('are downloaded as their artists sent them, or as they are published', async () => {
    const files = await Promise.all((await ofEdition()).map(async row => (await service.file(row)).text()))
    expect(files).toEqual(['kept pictures', 'shown published'])
  })
})

describe('a picture', () => {
  const stored = async () => (await records().get(listings, 'kiln'))!
  const row = async () => (await ofEdition())[0]!

  it('is accepted despite a warning, and that is taken back', async () => {
    await service.accept(await row(), true)
    expect((await stored()).acceptedImageId).toBe('kept')
    await service.accept(await row(), false)
    expect((await stored()).acceptedImageId).toBeUndefined()
  })

  it('is cut, and printed from its middle again', async () => {
    const crop = { x: 0.1, y: 0, w: 0.5, h: 0.5 }
    await service.crop(await row(), crop)
    expect((await stored()).imageCrop).toEqual(crop)
    await service.crop(await row(), undefined)
    expect((await stored()).imageCrop).toBeUndefined()
  })

  it('of a listing that is gone is not changed', async () => {
    const before = await row()
    await records().commit(records().deleting(listings, 'kiln'))
    await expect(service.crop(before, undefined)).rejects.toMatchObject({ rule: 'record-overtaken' })
  })
})
