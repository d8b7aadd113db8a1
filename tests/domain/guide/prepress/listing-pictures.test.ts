import { beforeEach, expect, it } from 'vitest'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { listingPicturesHandler, readListingPictureHandler } from '../../../../src/domain/guide/prepress/listing-pictures.handler'
import { images } from '../../../../src/domain/pictures/images.collection'
import type { FunctionHandler } from '../../../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import type { Actor } from '../../../../src/domain/shared/records/policy'
import { Records } from '../../../../src/domain/shared/records/records'
import { checkedPath } from '../../../../src/domain/shared/stored-path'
import { enrolled } from '../../../support/enrolled'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'
import { seedListings, seedSmallCity, studio } from '../../../support/small-city'

const staff: Actor = { uid: 'staff', secondFactor: true, claims: { pid: 'gus', adm: 1, sc: 'g' } }
const artist: Actor = { uid: 'ana', claims: { pid: 'ana' } }
const money: Actor = { uid: 'mo', secondFactor: true, claims: { pid: 'mo', adm: 1, sc: 'm' } }
let memory: MemoryWorld
let records: Records

const call = <I, O>(actor: Actor, handler: FunctionHandler<I, O>, input: I) =>
  invokeHandler(handler, { ...memory.context, actor }, input) as Promise<O>

beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-06-20T12:00:00Z') })
  records = new Records(memory.store, { current: staff })
  await seedSmallCity(records)
  for (const actor of [staff, artist, money]) await enrolled(memory, actor)
  const path = 'pictures/ana/wave.jpg'
  const wave = {
    ownerId: 'ana',
    path,
    width: 900,
    height: 900,
    bytes: 5,
    mime: 'image/jpeg',
    alt: 'A wave',
    isPublic: false,
    usedIn: [],
    status: 'ready',
  }
  await records.commit(
    records.creating(images, 'wave', wave as never),
    records.creating(images, 'other', { ...wave, path: 'pictures/ana/other.jpg' } as never),
  )
  await memory.context.storage.upload(checkedPath(path), new Blob(['waves']), { contentType: 'image/jpeg' }).done
  await seedListings(records, {
    tide: studio('Tide', { imageId: 'wave', status: 'draft', ownerIds: ['ana'] }),
    foreign: studio('Foreign', { imageId: 'other', ownerIds: ['bo'] }),
  })
})

// The access table tests that they cannot read the records themselves.
it('guide staff see the pictures that listings print, and no other ones', async () => {
  const { pictures } = await call(staff, listingPicturesHandler, { kind: 'print', listingIds: ['tide', 'foreign', 'ana', 'bo', 'nothing'] })
  expect(pictures.map(({ listingId, imageId, publicPath }) => [listingId, imageId, publicPath])).toEqual([
    ['tide', 'wave', undefined],
    ['bo', 'lost', undefined],
  ])
})

it('the file of such a picture is read by them alone', async () => {
  const { base64, parts } = await call(staff, readListingPictureHandler, { kind: 'print', listingId: 'tide', part: 0 })
  expect([atob(base64), parts]).toEqual(['waves', 1])
  await expect(call(staff, readListingPictureHandler, { kind: 'print', listingId: 'foreign', part: 0 })).rejects.toMatchObject({ code: 'not-found' })
  for (const actor of [artist, money])
    await expect(call(actor, readListingPictureHandler, { kind: 'print', listingId: 'tide', part: 0 })).rejects.toMatchObject({
      code: 'permission-denied',
    })
})

it('the door is seen apart from what is printed; what staff took for it is seen by their colleagues too', async () => {
  const seen = async (listingId: string, kind: 'print' | 'entrance') =>
    (await call(staff, listingPicturesHandler, { kind, listingIds: [listingId] })).pictures.map(({ imageId }) => imageId)
  expect(await seen('tide', 'entrance')).toEqual([])
  await records.change(listings, (await records.get(listings, 'tide'))!, { entranceImageId: 'other' })
  await records.change(listings, (await records.get(listings, 'foreign'))!, { entranceImageId: 'other' })
  await records.change(images, (await records.get(images, 'other'))!, { usedIn: ['listings/foreign'] })
  expect([await seen('tide', 'print'), await seen('tide', 'entrance'), await seen('foreign', 'entrance')]).toEqual([['wave'], ['other'], ['other']])
  await records.change(images, (await records.get(images, 'other'))!, { usedIn: [] })
  expect(await seen('foreign', 'entrance')).toEqual([])
})

it('a file that is missing is no picture', async () => {
  await records.change(listings, (await records.get(listings, 'tide'))!, { imageId: 'other' })
  await expect(call(staff, readListingPictureHandler, { kind: 'print', listingId: 'tide', part: 0 })).rejects.toMatchObject({ code: 'not-found' })
})
