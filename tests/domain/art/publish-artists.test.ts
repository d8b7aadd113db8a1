import { beforeEach, describe, expect, it } from 'vitest'
import type { PublishedArtists } from '../../../src/domain/art/publish-artists.contract'
import { publishArtistsHandler } from '../../../src/domain/art/publish-artists.handler'
import { PublishedArt } from '../../../src/domain/art/published-art'
import { artists, artworks } from '../../../src/domain/artists/artists.collection'
import { priceBandOf } from '../../../src/domain/artists/price-and-size-bands'
import { PublishedGuide } from '../../../src/domain/guide/reading/published-guide'
import { publishSnapshotHandler } from '../../../src/domain/publishing/publish-snapshot.handler'
import type { HandlerContext } from '../../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { dataOf, Records } from '../../../src/domain/shared/records/records'
import { enrolled } from '../../support/enrolled'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { seedSmallCity, year } from '../../support/small-city'

const staff = { uid: 'staff', secondFactor: true, claims: { pid: 'staff', adm: 1, sc: 'c' } } as const

let memory: MemoryWorld
let records: Records
/** For a visitor: with the policy, signed out. */
let art: PublishedArt

beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-09-01T12:00:00Z') })
  records = new Records(memory.store, { current: staff })
  art = memory.services.get(PublishedArt)
  await seedSmallCity(records)
})

async function publish(context: Partial<HandlerContext> = {}): Promise<PublishedArtists> {
  const ports = { ...memory.context, actor: staff, ...context }
  if (ports.actor) await enrolled(memory, ports.actor)
  return invokeHandler(publishArtistsHandler, ports, {}) as Promise<PublishedArtists>
}
const publishGuide = () => publishSnapshotHandler.run(memory.context, { editionId: year, makeCurrent: true })
async function setStatus(id: string, status: 'hidden' | 'memorial') {
  await records.commit(records.changing(artists, (await records.get(artists, id))!, { status }))
}

describe('before the first publication', () => {
  it('nothing is public', async () => {
    expect(await art.wall()).toBeUndefined()
    expect(await art.artist('ana')).toBeUndefined()
    expect(await art.work('w1')).toBeUndefined()
  })
})

describe('publishing artists', () => {
  it.each(['c', 'p'])('is possible for staff with scope %s', async sc => {
    expect(await publish({ actor: { uid: 'u', secondFactor: true, claims: { adm: 1, sc } } })).toMatchObject({ artists: 1, works: 1 })
  })
  it.each([undefined, { uid: 'u', secondFactor: true, claims: { adm: 1 as const, sc: 'gmes' } }, { uid: 'ana', claims: { pid: 'ana' } }])(
    'is refused for everybody else',
    async actor => {
      await expect(publish({ actor })).rejects.toMatchObject({ port: 'functions' })
      expect(await art.wall()).toBeUndefined()
    },
  )
})

describe('the published artists', () => {
  it('are public artists and their public works with a picture, without drafts', async () => {
    expect(await publish()).toMatchObject({ artists: 1, works: 1 })
    const page = (await art.artist('ana'))!
    expect(page.artist).toMatchObject({ handle: 'ana', name: 'Ana Núñez', works: 1, forSale: 1 })
    expect(page.works.map(({ title }) => title)).toEqual(['Tide'])
    expect(page.detail.statement).toBe('Salt.')
    expect(page.studios).toEqual([])
  })

  it('stand on the wall with the picture of their first work, and without one while they show none', async () => {
    await publish()
    const { works } = (await art.artist('ana'))!
    const covers = async () => (await art.wall())!.artists.map(({ cover }) => cover)
    expect(await covers()).toEqual([{ ...works[0]!.picture, title: 'Tide' }])
    await records.commit(records.deleting(artworks, 'w1'))
    await publish()
    expect(await covers()).toEqual([undefined])
  })

  it('say what their works for sale cost, each band once', async () => {
    const first = dataOf(artworks, (await records.get(artworks, 'w1'))!)
    const work = (id: string, cents: number) => records.creating(artworks, id, { ...first, title: id, price: { cents, cur: 'usd' } })
    await records.commit(work('Cup', 20_000), work('Bowl', 24_900), work('Kiln', 900_000))
    await publish()
    const { bands } = (await art.artist('ana'))!.artist
    expect([...bands].sort()).toEqual([priceBandOf(20_000), priceBandOf(900_000)].sort())
  })

  it('have their works in the order that they gave them, and equal places always in the same order', async () => {
    const first = dataOf(artworks, (await records.get(artworks, 'w1'))!)
    const work = (title: string, order: number) => records.creating(artworks, title.toLowerCase(), { ...first, title, order })
    await records.commit(work('Zinc', 0), work('Moor', 2), work('Lake', 2), work('Apex', 3))
    await publish()
    expect((await art.artist('ana'))!.works.map(({ title }) => title)).toEqual(['Zinc', 'Tide', 'Lake', 'Moor', 'Apex'])
  })

  it('have the weekends of the guide once one is published, and none before', async () => {
    await publish()
    expect(await art.wall()).toMatchObject({ weekends: [] })
    expect(await art.wall()).not.toHaveProperty('edition')
    await publishGuide()
    const guide = await memory.services.get(PublishedGuide).index()
    expect(guide!.weekends.length).toBeGreaterThan(0)
    expect(await art.wall()).toMatchObject({ weekends: guide!.weekends, edition: guide!.edition })
  })

  it('have the map number of the published guide without being published again', async () => {
    await publish()
    const told: number[] = []
    const stop = art.watch(
      () => told.push(1),
      error => {
        throw error
      },
    )
    await publishGuide()
    await expect.poll(() => told.length).toBeGreaterThan(2)
    stop()
    expect((await art.wall())!.artists[0]!.studios).toMatchObject([{ id: 'ana', number: '1' }])
    expect((await art.work('w1'))!.studios[0]).toMatchObject({ card: { number: '1' }, site: 'Rope Mill' })
  })

  it('are found by handle, in any case, and by person id', async () => {
    await publish()
    expect((await art.artist('ANA'))!.artist.id).toBe('ana')
    expect(await art.artist('nobody')).toBeUndefined()
  })

  it('no longer include hidden artists and their works after the next publication', async () => {
    await publish()
    await setStatus('ana', 'hidden')
    expect((await art.artist('ana'))?.artist.id).toBe('ana')
    await publish()
    expect(await art.artist('ana')).toBeUndefined()
    expect(await art.work('w1')).toBeUndefined()
  })

  it('keep artists who died, in memoriam', async () => {
    await setStatus('ana', 'memorial')
    await publish()
    expect((await art.artist('ana'))!.artist.memorial).toBe(true)
  })

  it('are stored once: equal content has the same file name', async () => {
    const first = await publish()
    expect((await publish()).hash).toBe(first.hash)
    await records.commit(records.changing(artworks, (await records.get(artworks, 'w1'))!, { availability: 'sold' }))
    expect((await publish()).hash).not.toBe(first.hash)
    expect((await art.work('w1'))!.work.availability).toBe('sold')
  })
})
