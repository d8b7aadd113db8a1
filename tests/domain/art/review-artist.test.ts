import { beforeEach, describe, expect, it } from 'vitest'
import { PublishedArt } from '../../../src/domain/art/published-art'
import { type ArtistReview, reviewArtist, submitOwnPage } from '../../../src/domain/art/review-artist.contract'
import { artists } from '../../../src/domain/artists/artists.collection'
import { slugs } from '../../../src/domain/links/short-links.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { SlugResolver } from '../../../src/domain/slugs/slug-resolver'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

let world: MemoryWorld
const stored = async (id: string) => (await new Records(world.store, { current: undefined }).get(artists, id))!
const review = async (id: string, decision: object) => world.call(reviewArtist, { id, rev: (await stored(id)).rev, ...decision } as ArtistReview)
const mailsTo = (address: string) => world.localMode.state.outbox.filter(({ to }) => to === address)

beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'peopleadmin' })
})

it('a new artist is opened: visitors find the page at once, and the artist is told by mail, once', async () => {
  await review('n-kiln', { decision: 'publish' })
  expect((await stored('n-kiln')).status).toBe('public')
  expect(mailsTo('sunniva@post.example')).toMatchObject([{ subject: 'Your page is public', link: '/artist/sunniva-ekholm' }])
  await world.signInAs(undefined)
  expect((await world.services.get(PublishedArt).artist('sunniva-ekholm'))?.artist.name).toBe('Sunniva Ekholm')
  await world.signInAs('peopleadmin')
  await expect(review('n-kiln', { decision: 'publish' })).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
  expect(mailsTo('sunniva@post.example')).toHaveLength(1)
})

it('an artist who was asked for changes reads what to change, changes it, and sends it again', async () => {
  await world.signInAs('artist')
  const id = world.auth.current!.claims.pid!
  await world.store.commit([{ op: 'update', path: `artists/${id}`, data: { status: 'draft' } }])
  await world.signInAs('peopleadmin')
  await review(id, { decision: 'requestChanges', reason: 'Please name the medium you work in.' })
  expect(await stored(id)).toMatchObject({ status: 'changes', reviewNote: 'Please name the medium you work in.' })
  await world.signInAs('artist')
  await world.call(submitOwnPage, {})
  expect(await stored(id)).toMatchObject({ status: 'draft', submittedAt: expect.any(Date) })
  await world.signInAs('peopleadmin')
  await review(id, { decision: 'publish' })
  expect((await stored(id)).reviewNote).toBeUndefined()
})

it('a declined page stays closed, with the reason that was mailed; it can be opened later', async () => {
  await review('n-loom', { decision: 'decline', reason: 'We show artists who work in the city.' })
  expect((await stored('n-loom')).status).toBe('declined')
  expect(mailsTo('amadou@post.example')[0]!.text).toContain('We show artists who work in the city.')
  await review('n-loom', { decision: 'publish' })
  expect((await stored('n-loom')).status).toBe('public')
})

it('nobody decides on a page that changed since they saw it, nor without the scope', async () => {
  const { rev } = await stored('n-kiln')
  await expect(world.call(reviewArtist, { decision: 'publish', id: 'n-kiln', rev: rev - 1 })).rejects.toMatchObject({
    details: { rule: 'record-overtaken' },
  })
  for (const who of ['guideadmin', 'artist']) {
    await world.signInAs(who)
    await expect(world.call(reviewArtist, { decision: 'publish', id: 'n-kiln', rev })).rejects.toMatchObject({ code: 'permission-denied' })
  }
})

describe('the address of a new artist', () => {
  const slug = (id: string) => new Records(world.store, { current: undefined }).get(slugs, id)
  /** Somebody who joined: the end of a draft's handle is random. */
  const joined = async (id: string, data: object) =>
    world.store.commit([{ op: 'update', path: `artists/${id}`, data: { handle: `somebody-${id}`, ...data } }])
  const addressOf = async (id: string) => {
    await review(id, { decision: 'publish' })
    return (await stored(id)).handle
  }

  it('is the name, which is claimed with the first publication and not before', async () => {
    await joined('n-kiln', { displayName: 'Ada Løvelace' })
    expect(await slug('ada-lovelace')).toBeUndefined()
    expect(await addressOf('n-kiln')).toBe('ada-lovelace')
    expect(await slug('ada-lovelace')).toMatchObject({ kind: 'handle', ref: 'n-kiln' })
    expect(mailsTo('sunniva@post.example')).toMatchObject([{ link: '/artist/ada-lovelace' }])
    await world.signInAs(undefined)
    expect(await world.services.get(SlugResolver).resolve('ada-lovelace')).toMatchObject({ kind: 'artist', id: 'n-kiln' })
  })

  it('has a number where a namesake has it already, and stays in thirty letters', async () => {
    const long = 'Maximiliana Featherstonehaugh-Cholmondeley'
    await joined('n-kiln', { displayName: long })
    await joined('n-loom', { displayName: long })
    expect(await addressOf('n-kiln')).toBe('maximiliana-featherstonehaugh')
    expect(await addressOf('n-loom')).toBe('maximiliana-featherstonehaug-2')
  })

  it('is no address that the product uses, nor empty: then it stays the one of the draft', async () => {
    await joined('n-kiln', { displayName: 'Calendar' })
    await joined('n-loom', { displayName: '李明' })
    expect(await addressOf('n-kiln')).toBe('calendar-2')
    expect(await addressOf('n-loom')).toBe('somebody-n-loom')
  })

  it('stays what it was for a page that was public before', async () => {
    await joined('n-kiln', { displayName: 'Ada Lovelace', status: 'hidden' })
    expect(await addressOf('n-kiln')).toBe('somebody-n-kiln')
  })
})
