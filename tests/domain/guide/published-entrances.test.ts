import { beforeEach, describe, expect, it } from 'vitest'
import { listings } from '../../../src/domain/guide/listings.collection'
import { publishSnapshot } from '../../../src/domain/guide/publishing/publish-snapshot.contract'
import { PublishedGuide } from '../../../src/domain/guide/reading/published-guide'
import { images } from '../../../src/domain/pictures/images.collection'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import { organisation, organisationId } from '../../../src/domain/shared/records/organisation.collection'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { type LedgerWorld, ledgerWorld } from '../../support/ledger-world'
import { webpOf } from '../../support/pictures/camera-pictures'
import { seedListings, seedSmallCity, studio, year } from '../../support/small-city'

let world: LedgerWorld
beforeEach(async () => {
  world = await ledgerWorld({ pid: 'p-staff', adm: 1, sc: 'g' })
  await world.store.commit([{ op: 'delete', path: `${organisation.path}/${organisationId}` }])
  await seedSmallCity(world.behind)
})

/** Somebody's own picture of a door, which nobody else may open yet. */
async function photographed(id: string, ownerId: string, usedIn: readonly string[] = []) {
  const path = `pictures/${ownerId}/${id}.webp`
  await world.context.storage.upload(checkedPath(path), new Blob([webpOf({})]), { contentType: 'image/webp' }).done
  await world.behind.commit(
    world.behind.creating(images, id, {
      ownerId,
      path,
      width: 1200,
      height: 900,
      mime: 'image/webp',
      alt: `The door ${id}`,
      isPublic: false,
      usedIn: [...usedIn],
      status: 'ready',
    }),
  )
}
const change = async (id: string, of: Partial<DataOf<typeof listings>>) =>
  world.behind.commit(world.behind.changing(listings, (await world.behind.get(listings, id))!, of))

async function publish() {
  await world.call(publishSnapshot, { editionId: year, makeCurrent: true })
  const guide = world.services.get(PublishedGuide)
  const index = (await guide.index(year))!
  return {
    of: async (id: string) => guide.detail(index, id),
    building: async (id: string) => guide.site(index, id),
    files: (await world.context.storage.list('published')).paths,
  }
}
const isPublic = async (id: string) => (await world.behind.get(images, id))?.isPublic

describe('the entrance of a published listing', () => {
  it('is shown with the note about it, its picture and what the picture shows', async () => {
    await photographed('gate', 'cy')
    await change('cy', { ownerIds: ['cy'], doorNote: 'Ring twice.', entranceImageId: 'gate' })
    const { of, files } = await publish()
    expect(await of('cy')).toMatchObject({ doorNote: 'Ring twice.', entrance: { alt: 'The door gate', width: 1200, height: 900 } })
    expect(files).toEqual(['published/gate.webp'])
  })

  it('can be photographed by staff who are artists themselves', async () => {
    await photographed('gate', 'ana', ['listings/cy'])
    await change('cy', { ownerIds: ['cy'], entranceImageId: 'gate' })
    expect((await (await publish()).of('cy'))?.entrance?.alt).toBe('The door gate')
  })

  it('is not shown in a picture of another artist, whoever named it', async () => {
    await photographed('hers', 'ana')
    await change('cy', { ownerIds: ['cy'], entranceImageId: 'hers' })
    const { of, files } = await publish()
    expect([(await of('cy'))?.entrance, files, await isPublic('hers')]).toEqual([undefined, [], false])
  })

  it('goes with its picture when the listing is withdrawn', async () => {
    await photographed('gate', 'cy')
    await change('cy', { ownerIds: ['cy'], entranceImageId: 'gate' })
    await publish()
    await change('cy', { status: 'withdrawn' })
    const { of, files } = await publish()
    expect([await of('cy'), files, await isPublic('gate')]).toEqual([undefined, [], false])
  })
})

describe('what visitors may not know', () => {
  it.each(['draft', 'in_review', 'withdrawn'] as const)('no picture of a listing that is %s can be opened', async status => {
    await photographed('gate', 'cy')
    await photographed('work', 'cy')
    await change('cy', { ownerIds: ['cy'], status, entranceImageId: 'gate', imageId: 'work' })
    const { files } = await publish()
    expect([files, await isPublic('gate'), await isPublic('work')]).toEqual([[], false, false])
  })

  it('of a studio by appointment that gives no address, neither the note nor the picture of its door is shown', async () => {
    await photographed('gate', 'eve')
    await change('eve', { ownerIds: ['eve'], pin: undefined, doorNote: 'Blue door at 9 Quay', entranceImageId: 'gate' })
    const { of, files } = await publish()
    const { doorNote, entrance } = (await of('eve'))!
    expect([doorNote, entrance, files, await isPublic('gate')]).toEqual([undefined, undefined, [], false])
  })
})

describe('the entrance of a building', () => {
  it('is that of the one studio that has a picture, and stands on the pages of the others', async () => {
    await photographed('gate', 'ana')
    await change('ana', { ownerIds: ['ana'], doorNote: 'Through the arch.', entranceImageId: 'gate' })
    const { of, building } = await publish()
    expect(await building('mill')).toMatchObject({ doorNote: 'Through the arch.', access: { stepCount: 2 }, entrance: { alt: 'The door gate' } })
    expect((await of('bo'))?.entrance?.alt).toBe('The door gate')
    expect((await of('bo'))?.doorNote).toBeUndefined()
  })

  it('is that of its host where several studios have pictures and notes', async () => {
    for (const id of ['ana', 'bo', 'host']) await photographed(`of${id}`, id)
    await world.store.commit([{ op: 'update', path: 'sites/mill', data: { hostId: 'host' } }])
    await change('ana', { ownerIds: ['ana'], doorNote: 'Left', entranceImageId: 'ofana' })
    await change('bo', { ownerIds: ['bo'], doorNote: 'Right', entranceImageId: 'ofbo' })
    expect(await (await publish()).building('mill')).toEqual({ access: { stepCount: 2 } })
    await seedListings(world.behind, { room: studio('Room', { siteId: 'mill', pin: undefined, ownerIds: ['host'], entranceImageId: 'ofhost' }) })
    const { of, building } = await publish()
    expect((await building('mill'))?.entrance?.alt).toBe('The door ofhost')
    expect((await of('ana'))?.entrance?.alt).toBe('The door ofana')
  })

  it('is not that of a studio with a door of its own elsewhere', async () => {
    await photographed('yard', 'ana')
    await change('ana', { ownerIds: ['ana'], entranceImageId: 'yard', pin: { lat: 37.77, lng: -122.42, confidence: 'confirmed' } })
    const { of, building } = await publish()
    expect([(await of('ana'))?.entrance?.alt, (await building('mill'))?.entrance, (await of('bo'))?.entrance]).toEqual([
      'The door yard',
      undefined,
      undefined,
    ])
  })
})
