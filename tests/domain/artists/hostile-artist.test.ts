import { beforeEach, describe, expect, it } from 'vitest'
import { publishMyWorks } from '../../../src/domain/art/publish-own-works.contract'
import { addWork } from '../../../src/domain/artists/add-work.contract'
import { artworks } from '../../../src/domain/artists/artists.collection'
import { setWorkPictures } from '../../../src/domain/artists/set-work-pictures.contract'
import { sendProof } from '../../../src/domain/eligibility/send-proof.contract'
import { issueCard } from '../../../src/domain/memberships/member-cards.contract'
import { openEventLink } from '../../../src/domain/memberships/open-event-link.contract'
import { PictureUploadService } from '../../../src/domain/pictures/picture-upload-service'
import { readResourceFile } from '../../../src/domain/resources/open-resource.contract'
import { Records } from '../../../src/domain/shared/records/records'
import type { Documents, Fields } from '../../../src/ports/documents'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const work = { title: 'Low tide', year: 2026, medium: 'Ink', availability: 'nfs' as const }
const elsewhere = ['a/b', 'a/terms/t', 'a/messages/m', '../people/p-donor', '..', '.', '', '__all__']

let world: MemoryWorld
let imageId: string
let me: string
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'artist' })
  me = world.auth.current!.claims.pid!
  const file = new Blob([new Uint8Array(1000)], { type: 'image/webp' })
  imageId = await (await world.services.get(PictureUploadService).send({ file, width: 1200, height: 900, alt: 'A tide' })).done
})

const code = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )
const everything = async (store: Documents) =>
  (await Promise.all(['terms', 'messages', 'b'].map(collection => store.query({ collection, group: true }))))
    .flat()
    .map(({ path }) => path)
    .sort()
const anothersWork = async () => (await new Records(world.store, { current: undefined }).find(artworks)).find(({ artistId }) => artistId !== me)!

describe('an artist who means harm', () => {
  it.each(elsewhere)('adds no work under the name %j, so that she writes in no other collection', async id => {
    const before = await everything(world.store)
    expect(await code(world.call(addWork, { id, imageId, work }))).toBe('invalid-argument')
    expect(await code(world.call(addWork, { id: 'mine', imageId: id, work }))).toBe('invalid-argument')
    expect(await everything(world.store)).toEqual(before)
  })

  it('has no work of another’s: neither by its name nor by its pictures', async () => {
    const theirs = await anothersWork()
    await world.call(addWork, { id: 'mine', imageId, work })
    const calls: readonly (readonly [Promise<unknown>, string])[] = [
      [world.call(addWork, { id: theirs.id, imageId, work }), 'permission-denied'],
      [world.call(addWork, { id: 'other', imageId: theirs.imageIds[0]!, work }), 'failed-precondition'],
      [world.call(setWorkPictures, { workId: theirs.id, rev: theirs.rev, imageIds: [imageId] }), 'permission-denied'],
      [world.call(setWorkPictures, { workId: 'mine', rev: 1, imageIds: [theirs.imageIds[0]!] }), 'failed-precondition'],
      [world.call(publishMyWorks, { works: [theirs.id] }), 'permission-denied'],
    ]
    expect(await Promise.all(calls.map(([call]) => code(call)))).toEqual(calls.map(([, expected]) => expected))
    expect(await new Records(world.store, { current: undefined }).get(artworks, theirs.id)).toEqual(theirs)
  })

  it('opens nothing that is another’s by naming it', async () => {
    const [membership] = await world.store.query({ collection: 'memberships', where: [['personId', '!=', me]], limit: 1 })
    expect(await code(world.call(issueCard, { membershipId: membership!.path.split('/')[1]! }))).toBe('failed-precondition')
    for (const path of [
      'eligibility/p-donor/student-1.pdf',
      'eligibility-sent/p-donor/a.pdf',
      `eligibility-sent/${me}/../p-donor/a.pdf`,
      'exports/j/people.csv',
    ])
      expect(await code(world.call(sendProof, { kind: 'student', path } as never))).toMatch(/failed-precondition|invalid-argument/)
    expect(await code(world.call(readResourceFile, { id: '../exports', part: 0 }))).toBe('invalid-argument')
    expect(await code(world.call(openEventLink, { id: 'a/b' }))).toBe('invalid-argument')
  })

  it.each<[string, Fields]>([
    ['another’s name', { title: 'Mine', updatedBy: 'p-superadmin' }],
    ['a time of her own', { title: 'Mine', updatedAt: new Date(0) }],
    ['the revision of somebody later', { title: 'Mine', rev: 99 }],
    ['an earlier creation', { title: 'Mine', createdAt: new Date(0) }],
    ['another creator', { title: 'Mine', createdBy: 'p-donor' }],
    ['a field that nobody declared', { title: 'Mine', isFeatured: true }],
    ['a field that every object has', { title: 'Mine', constructor: 'x' }],
    ['a work of another’s', { artistId: 'p-donor' }],
    ['the trash of the office', { deletedAt: new Date(0) }],
    ['a state of the office’s', { status: 'removed' }],
  ])('writes %s past the program in vain', async (_, change) => {
    await world.call(addWork, { id: 'mine', imageId, work })
    const before = await world.store.get('artworks/mine')
    const { rev } = before!.data as { rev: number }
    const write = (fields: Fields) =>
      world.documents.commit([
        { op: 'update', path: 'artworks/mine', data: { updatedAt: world.clock.now(), updatedBy: me, rev: rev + 1, schema: 1, ...fields } },
      ])
    expect(await code(write(change))).toBe('permission-denied')
    expect(await world.store.get('artworks/mine')).toEqual(before)
    // Permitted acts, to prove that the others are refused for the right reason.
    expect(await code(write({ title: 'High tide' }))).toBe('done')
  })
})
