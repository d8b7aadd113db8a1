import { beforeEach, describe, expect, it } from 'vitest'
import { artSearch } from '../../../src/domain/art/art-search'
import { publishArtistsHandler } from '../../../src/domain/art/publish-artists.handler'
import { PublishedArt } from '../../../src/domain/art/published-art'
import { readSavedSearch } from '../../../src/domain/art/read-saved-search'
import { SavedSearchService } from '../../../src/domain/art/saved-search-service'
import { searchNews } from '../../../src/domain/art/search-news'
import { maxSavedSearches, savedSearches } from '../../../src/domain/artists/saved-searches.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

let world: MemoryWorld
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'artlover' })
})
const shelf = () => world.services.get(SavedSearchService)
const art = async () => (await world.services.get(PublishedArt).collection())!
const newsOf = async (question: string, seenAt: string) => searchNews(artSearch(await art(), null, ''), readSavedSearch(question), new Date(seenAt))
const publishAt = async (at: string) => {
  world.clock.setNow(new Date(at))
  await publishArtistsHandler.run(world.context, {})
}
const works = async () => (await art()).works

describe('what is new in a search', () => {
  it('is what was published since it was last seen and matches', async () => {
    const [work] = (await works()).filter(({ since }) => since === undefined)
    await world.store.commit([{ op: 'update', path: `artworks/${work!.id}`, data: { status: 'archived' } }])
    await publishAt('2027-10-17T10:00:00Z')
    expect((await works()).some(({ id }) => id === work!.id)).toBe(false)
    await world.store.commit([{ op: 'update', path: `artworks/${work!.id}`, data: { status: 'public', title: 'Quillfeather' } }])
    await publishAt('2027-10-18T10:00:00Z')
    expect(await newsOf('q=Quillfeather', '2027-10-18T09:59:00Z')).toMatchObject({ works: 1 })
    expect(await newsOf('q=Quillfeather', '2027-10-18T10:00:00Z')).toEqual({ works: 0, artists: 0 })
    expect(await newsOf('q=Quillfeather&price=none', '2027-10-01T00:00:00Z')).toEqual({ works: 0, artists: 0 })
  })

  it('keeps the time of the first publication after later ones', async () => {
    const before = await works()
    await publishAt('2027-10-17T10:00:00Z')
    expect((await works()).map(({ id, since }) => `${id} ${since}`)).toEqual(before.map(({ id, since }) => `${id} ${since}`))
  })

  it('includes recent works if nothing was published before', async () => {
    const since = (await works()).flatMap(work => work.since ?? [])
    expect(since.length).toBeGreaterThan(0)
    expect(since.every(at => at >= '2027-07-15')).toBe(true)
  })

  it('names artists who are new in the search', async () => {
    const all = await art()
    const { handle, id } = all.artists.find(artist => all.works.some(work => work.artistId === artist.id && work.since))!
    const theirs = all.works.filter(({ artistId }) => artistId === id)
    const first = [...theirs].map(({ since }) => since ?? '').toSorted()[0]!
    const { artists } = await newsOf(`q=${handle.replaceAll('-', ' ')}`, '2027-01-01T00:00:00Z')
    expect(artists).toBe(first === '' ? 0 : 1)
  })
})

describe('saved searches', () => {
  it('are stored once each, with the day on which they were last seen', async () => {
    await shelf().save({ name: 'etching', question: 'q=etching' })
    await shelf().save({ name: 'etching', question: 'q=etching' })
    const kept = await shelf().searches.read()
    expect(kept.map(({ name }) => name)).toEqual(['Ceramics, under $250', 'blue, large', 'etching'])
    expect(kept.at(-1)).toMatchObject({ personId: 'p-artlover', seenAt: world.clock.now(), alert: 'here' })
    world.clock.setNow(new Date('2027-11-01T00:00:00Z'))
    await shelf().see(kept[0]!)
    expect((await shelf().searches.read())[0]).toMatchObject({ seenAt: new Date('2027-11-01T00:00:00Z') })
    await shelf().forget(kept[1]!)
    expect(await shelf().searches.read()).toHaveLength(2)
  })

  it('are one where two tabs save the same at once', async () => {
    const search = { name: 'etching', question: 'q=etching' }
    await Promise.all([shelf().save(search), shelf().save(search)])
    expect(await world.store.query({ collection: 'savedSearches', where: [['question', '==', 'q=etching']] })).toHaveLength(1)
  })

  it('are shown and deleted as one where two people who saved the same were merged', async () => {
    const search = { name: 'etching', question: 'q=etching' }
    await shelf().save(search)
    const [one] = await world.store.query({ collection: 'savedSearches', where: [['question', '==', 'q=etching']] })
    await world.store.commit([{ op: 'set', path: 'savedSearches/other', data: one!.data }])
    const kept = await shelf().searches.read()
    expect(kept.filter(({ question }) => question === search.question)).toHaveLength(1)
    await shelf().forget(kept.at(-1)!)
    expect((await shelf().searches.read()).some(({ question }) => question === search.question)).toBe(false)
  })

  it('are at most twenty', async () => {
    for (let n = 2; n < maxSavedSearches; n++) await shelf().save({ name: `${n}`, question: `q=${n}` })
    const atOnce = ['q=more', 'q=most'].map(question => shelf().save({ name: 'one more', question }))
    await Promise.all(atOnce.map(refused => expect(refused).rejects.toMatchObject({ details: { rule: 'searches-full' } })))
    const own = new Records(world.documents, world.auth)
    const past = { personId: 'p-artlover', name: 'past the program', question: 'q=past', seenAt: world.clock.now(), alert: 'here' } as const
    await expect(own.commit(own.creating(savedSearches, 'past', past))).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('belong to one person', async () => {
    await world.signInAs('artist')
    expect(await shelf().searches.read()).toEqual([])
    const records = world.services.get(Records)
    await expect(records.get(savedSearches, 'search-0')).rejects.toMatchObject({ code: 'permission-denied' })
    await world.signInAs('superadmin')
    await expect(records.find(savedSearches)).rejects.toMatchObject({ code: 'permission-denied' })
  })
})
