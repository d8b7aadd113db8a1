import { beforeEach, describe, expect, it } from 'vitest'
import { editions } from '../../../../src/domain/guide/editions.collection'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { answerInvitationHandler } from '../../../../src/domain/guide/registering/answer-invitation.handler'
import { listingInvitations } from '../../../../src/domain/guide/registering/listing-invitations.collection'
import { images } from '../../../../src/domain/pictures/images.collection'
import type { InviteInput } from '../../../../src/domain/shop/inviting/invite-artists.contract'
import { inviteArtistsHandler, takeBackInvitationsHandler } from '../../../../src/domain/shop/inviting/invite-artists.handler'
import { type RegistrationWorld, registrationWorld } from '../../../support/shop/registration-world'
import { studio } from '../../../support/small-city'

let world: RegistrationWorld
const batchId = crypto.randomUUID()

/** Last year's listing of an artist in the Docks. */
const lastYear = (id: string, of: Partial<Parameters<typeof studio>[1]> = {}) =>
  world.behind.commit(
    world.behind.creating(
      listings,
      `${id}-2026`,
      studio(`Studio ${id}`, { editionId: '2026', artistId: id, ownerIds: [id], status: 'published', tier: 'Premier', ...of }),
    ),
  )
const invite = (ids: readonly string[], more: Partial<InviteInput> = {}) =>
  world.asStaff(inviteArtistsHandler, {
    dryRun: false,
    batchId,
    toId: '2027',
    listingIds: ids.map(id => `${id}-2026`),
    carries: ['text', 'image', 'pin'],
    onlyMembers: false,
    onlyAttended: false,
    mail: false,
    ...more,
  })
const reasonsOf = async (ids: readonly string[], more: Partial<InviteInput> = {}) => (await invite(ids, more)).rows.map(({ why = 'new' }) => why)
const invitations = () => world.behind.find(listingInvitations)
const answer = (id: string, given: 'accept' | 'decline' = 'accept') => world.as(id, answerInvitationHandler, { id: `2027-${id}`, answer: given })

beforeEach(async () => {
  world = await registrationWorld()
  const { behind } = world
  await behind.commit(behind.creating(editions, '2026', { name: 'Open Studios 2026', year: 2026, city: 'Marrow', tz: 'UTC', status: 'archived' }))
})

describe('inviting last year’s artists', () => {
  it('shows in advance what it will do, and does it once', async () => {
    await Promise.all(['ana', 'bo'].map(id => lastYear(id)))
    expect(await reasonsOf(['ana', 'bo'], { dryRun: true })).toEqual(['new', 'new'])
    expect(await invitations()).toEqual([])
    expect(await reasonsOf(['ana', 'bo'])).toEqual(['new', 'new'])
    expect(await reasonsOf(['ana', 'bo'], { batchId: crypto.randomUUID() })).toEqual(['invited', 'invited'])
    expect(await invitations()).toHaveLength(2)
  })

  it('leaves out whom nobody should invite, with the reason', async () => {
    await lastYear('ana')
    await world.submit('ana', [{ id: 'r1', where: 'dock-house' }])
    await lastYear('bo', { status: 'withdrawn' })
    await lastYear('cy', { artistId: undefined, ownerIds: ['cy', 'di'] })
    await lastYear('nobody')
    expect(await reasonsOf(['ana', 'bo', 'cy', 'nobody'])).toEqual(['registered', 'withdrawn', 'several-people', 'not-an-artist'])
    expect(await invitations()).toEqual([])
  })

  it('brings one of two listings of the same artist', async () => {
    await lastYear('di')
    world.localMode.setNow(new Date(world.clock.now().getTime() + 1000))
    await world.behind.commit(
      world.behind.creating(listings, 'second-2026', studio('Annex', { editionId: '2026', artistId: 'di', ownerIds: ['di'], status: 'published' })),
    )
    expect(await reasonsOf(['di', 'second'])).toEqual(['new', 'second-listing'])
  })

  it('brings the one listing of last year, whatever the artist had in earlier years', async () => {
    const older = studio('Old studio', { editionId: '2025', artistId: 'di', ownerIds: ['di'], status: 'published' })
    await world.behind.commit(world.behind.creating(listings, 'di-2025', older))
    world.localMode.setNow(new Date(world.clock.now().getTime() + 1000))
    await lastYear('di')
    expect(await reasonsOf(['di'])).toEqual(['new'])
  })

  it('keeps its rules: members alone, and who was in the guide alone', async () => {
    await lastYear('ana')
    await lastYear('mia')
    await lastYear('bo', { status: 'draft' })
    expect(await reasonsOf(['ana', 'mia'], { onlyMembers: true, dryRun: true })).toEqual(['not-a-member', 'new'])
    expect(await reasonsOf(['mia', 'bo'], { onlyAttended: true, dryRun: true })).toEqual(['new', 'not-in-guide'])
  })

  it('mails each artist once, however often it is called', async () => {
    await lastYear('ana')
    for (const _ of [1, 2]) await invite(['ana'], { mail: true })
    expect(world.mails().filter(mail => mail.includes('invited'))).toEqual(['ana@post.example: You are invited to Open Studios 2027'])
    const told = world.localMode.state.outbox.find(({ subject }) => subject.startsWith('You are invited'))
    expect(told?.text).toMatch(/^We invite you to register “.+” for Open Studios 2027\. If you accept, you begin with what you wrote last time\./)
    expect(told?.link).toMatch(/\/listingsportal$/)
  })

  it('is taken back until it is answered, and can be made again', async () => {
    await Promise.all(['ana', 'bo', 'cy'].map(id => lastYear(id)))
    await invite(['ana', 'bo', 'cy'])
    await answer('ana')
    await answer('bo', 'decline')
    expect(await world.asStaff(takeBackInvitationsHandler, { batchId })).toEqual({ takenBack: 1, more: false })
    expect((await invitations()).map(({ personId, status }) => `${personId} ${status}`).sort()).toEqual(['ana accepted', 'bo declined'])
    expect(await reasonsOf(['cy'])).toEqual(['new'])
  })
})

describe('an artist who was invited', () => {
  const source = {
    about: 'Salt and paint.',
    links: ['https://ana.example'],
    facilities: ['Kiln'],
    media: ['Ink'],
    address: '1 dock Street',
    doorNote: 'Ring the lower bell.',
    imageId: 'tide',
    imageCrop: { x: 0, y: 0, w: 0.5, h: 0.5 },
    entranceImageId: 'door',
  }
  beforeEach(async () => {
    const { behind } = world
    const picture = {
      path: 'sample/tide.svg',
      width: 800,
      height: 600,
      mime: 'image/svg+xml',
      alt: 'Waves',
      isPublic: true,
      usedIn: [],
      status: 'ready',
    }
    for (const id of ['tide', 'door']) await behind.commit(behind.creating(images, id, { ...picture, ownerId: 'ana' } as never))
    await lastYear('ana', source)
  })

  it('accepts by one call, and the listing of the new registration has what came along: never hours, nor tier', async () => {
    await invite(['ana'])
    expect(await answer('ana')).toEqual({ status: 'accepted' })
    await world.submit('ana', [{ id: 'r1', where: 'dock' }])
    const made = await world.behind.get(listings, 'r1')
    expect(made).toMatchObject({
      about: 'Salt and paint.',
      links: ['https://ana.example'],
      media: ['Painting', 'Ink'],
      doorNote: 'Ring the lower bell.',
      pin: { confidence: 'rooftop' },
      imageId: 'tide',
      imageCrop: source.imageCrop,
      entranceImageId: 'door',
      openings: [],
      status: 'draft',
    })
    expect(made?.tier).toBeUndefined()
    for (const id of ['tide', 'door']) expect((await world.behind.get(images, id))!.usedIn).toEqual(['listings/r1'])
    expect((await invitations())[0]!.status).toBe('used')
  })

  it.each([
    ['tide', { imageId: undefined, imageCrop: undefined, entranceImageId: 'door' }],
    ['door', { imageId: 'tide', imageCrop: source.imageCrop, entranceImageId: undefined }],
  ] as const)('does not get the picture “%s” that was thrown away meanwhile', async (gone, left) => {
    await invite(['ana'])
    await answer('ana')
    await world.behind.change(images, (await world.behind.get(images, gone))!, { status: 'trashed' })
    await world.submit('ana', [{ id: 'r1', where: 'dock' }])
    const { imageId, imageCrop, entranceImageId } = (await world.behind.get(listings, 'r1'))!
    expect({ imageId, imageCrop, entranceImageId }).toEqual(left)
    expect((await world.behind.get(images, gone))!.usedIn).toEqual([])
  })

  it('has nothing of a listing that was deleted or given away since', async () => {
    await invite(['ana'])
    await answer('ana')
    await world.behind.change(listings, (await world.behind.get(listings, 'ana-2026'))!, { ownerIds: ['bo'] })
    await world.submit('ana', [{ id: 'r1', where: 'dock' }])
    expect((await world.behind.get(listings, 'r1'))!.about).toBeUndefined()
    expect((await world.behind.get(images, 'tide'))!.usedIn).toEqual([])
    expect((await invitations())[0]!.status).toBe('used')
  })

  it('gets no pin at another address, and nothing that staff did not choose', async () => {
    await invite(['ana'], { carries: ['pin'] })
    await answer('ana')
    await world.submit('ana', [{ id: 'r1', where: 'hill' }])
    const made = (await world.behind.get(listings, 'r1'))!
    expect([made.pin, made.doorNote, made.entranceImageId, made.about, made.imageId]).toEqual(Array(5).fill(undefined))
  })

  it('who did not accept registers with nothing of it', async () => {
    await invite(['ana'])
    await world.submit('ana', [{ id: 'r1', where: 'dock' }])
    expect((await world.behind.get(listings, 'r1'))!.about).toBeUndefined()
    expect((await invitations())[0]!.status).toBe('declined')
  })

  it('is the only one who can answer, and not after it was used', async () => {
    await invite(['ana'])
    await expect(world.as('bo', answerInvitationHandler, { id: '2027-ana', answer: 'accept' })).rejects.toMatchObject({ code: 'not-found' })
    await answer('ana')
    await world.submit('ana', [{ id: 'r1', where: 'dock' }])
    await expect(answer('ana', 'decline')).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
  })
})
