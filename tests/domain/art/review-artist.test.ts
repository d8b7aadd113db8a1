import { beforeEach, expect, it } from 'vitest'
import { PublishedArt } from '../../../src/domain/art/published-art'
import { type ArtistReview, reviewArtist, submitOwnPage } from '../../../src/domain/art/review-artist.contract'
import { artists } from '../../../src/domain/artists/artists.collection'
import { Records } from '../../../src/domain/shared/records/records'
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
