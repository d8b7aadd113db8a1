import { beforeEach, describe, expect, it } from 'vitest'
import { deadlines } from '../../../../src/domain/guide/deadlines.collection'
import { weekends } from '../../../../src/domain/guide/editions.collection'
import { listings } from '../../../../src/domain/guide/listings.collection'
import { changeListingHandler } from '../../../../src/domain/guide/portal/change-listing.handler'
import type { ListingField } from '../../../../src/domain/guide/portal/listing-form-fields'
import type { ListingFormValues } from '../../../../src/domain/guide/portal/listing-form-values'
import { images } from '../../../../src/domain/pictures/images.collection'
import { mergeEdits } from '../../../../src/domain/records/merge-edits'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import type { StoredOf } from '../../../../src/domain/shared/records/collection'
import type { Actor } from '../../../../src/domain/shared/records/policy'
import { Records } from '../../../../src/domain/shared/records/records'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { enrolled } from '../../../support/enrolled'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'
import { opening, seedListings, seedSmallCity, studio, year } from '../../../support/small-city'

const staff: Actor = { uid: 'staff', secondFactor: true, claims: { pid: 'gus', adm: 1, sc: 'g' } }
const person = (pid: string): Actor => ({ uid: pid, claims: { pid } })
const [artist, host, other] = [person('ana'), person('hal'), person('bo')]
const partners = ['cy', 'di', 'ed']

let memory: MemoryWorld
let records: Records

beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-05-20T12:00:00Z') })
  records = new Records(memory.store, { current: staff })
  await seedSmallCity(records)
  for (const actor of [staff, artist, host, other, ...partners.map(person)]) await enrolled(memory, actor)
  await seedListings(records, {
    tide: studio('Tide Prints', { status: 'draft', ownerIds: ['ana', 'hal', ...partners], artistId: 'ana', facilities: ['Kiln', 'Restroom'] }),
  })
})

type Listing = StoredOf<typeof listings>
const listing = async () => (await records.get(listings, 'tide'))!
async function change(actor: Actor, entered: ListingFormValues, before?: Listing, openedAt?: string) {
  const { id, rev } = before ?? (await listing())
  const changed = Object.keys(entered) as ListingField[]
  const values = Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== undefined))
  const input = { id, rev, changed, entered: values, ...(openedAt !== undefined && { openedAt }) }
  return invokeHandler(changeListingHandler, { ...memory.context, actor }, { key: crypto.randomUUID(), input }) as Promise<{ rev: number }>
}
const ruleOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => brokenRuleOf(error)?.rule ?? (error as { code?: string }).code,
  )
const deadline = (key: 'imageDue' | 'addressLock', local: string) =>
  records.commit(records.creating(deadlines, key, { key, at: wallTime(local, 'America/Los_Angeles'), reminders: [] }, { edition: year }))
const picture = (id: string, ownerId: string, of: object = {}) =>
  records.commit(
    records.creating(images, id, {
      ownerId,
      path: `pictures/${ownerId}/${id}.webp`,
      width: 2000,
      height: 1500,
      mime: 'image/webp',
      alt: 'Blue waves',
      isPublic: false,
      usedIn: [],
      status: 'ready',
      ...of,
    }),
  )

describe('who changes a listing', () => {
  it('is its artist, the host and the staff, and nobody else learns that it is there', async () => {
    for (const [n, actor] of [artist, host, staff].entries()) await change(actor, { blurb: `Text ${n}` })
    expect((await listing()).blurb).toBe('Text 2')
    expect(await ruleOf(change(other, { blurb: 'Mine' }))).toBe('not-found')
  })

  it('changes a draft alone: what is reviewed or approved stays as it was read', async () => {
    await records.change(listings, await listing(), { status: 'ready' })
    expect(await ruleOf(change(artist, { blurb: 'Later' }))).toBe('listing-not-draft')
  })

  it('never writes it past the callable', async () => {
    await memory.signInAs(undefined)
    const own = new Records(memory.documents, { current: artist })
    await expect(own.change(listings, await listing(), { blurb: 'Past it' })).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe('what is entered', () => {
  it('empties a field that has no value any more', async () => {
    await change(artist, { blurb: 'Prints of the tide', studioName: 'Shed' })
    await change(artist, { blurb: undefined })
    expect(await listing()).toMatchObject({ studioName: 'Shed' })
    expect((await listing()).blurb).toBeUndefined()
  })

  it('keeps facilities that an import brought and the form does not offer', async () => {
    await change(artist, { facilities: ['Parking'] })
    expect((await listing()).facilities).toEqual(['Kiln', 'Parking'])
  })

  it('keeps what is known of an opening that stays, and gives it its new hours', async () => {
    await records.change(listings, await listing(), {
      openings: [opening('2027-10-16', '11:00', '18:00', { key: 'a', ticketed: true, notes: 'Tour' })],
    })
    await change(artist, {
      hours: [
        { date: '2027-10-16', open: '12:00', close: '17:00' },
        { date: '2027-10-17', open: '11:00', close: '18:00' },
      ],
    })
    const [first, second] = (await listing()).openings
    expect(first).toMatchObject({ key: 'a', ticketed: true, notes: 'Tour', start: { local: '2027-10-16T12:00' } })
    expect(second).toMatchObject({ key: '2027-10-17', end: { local: '2027-10-17T18:00', utc: new Date('2027-10-18T01:00:00Z') } })
  })

  it('refuses hours at which nothing may open, and takes those beside them', async () => {
    const [weekend] = await records.find(weekends, { params: { edition: '2027' } })
    const blackouts = [{ date: '2027-10-16', from: '13:00', until: '15:00', why: 'Parade' }]
    await records.commit(records.changing(weekends, weekend!, { blackouts }, { edition: '2027' }))
    expect(await ruleOf(change(artist, { hours: [{ date: '2027-10-16', open: '14:59', close: '18:00' }] }))).toBe('hours-blackout')
    await change(artist, { hours: [{ date: '2027-10-16', open: '15:00', close: '18:00' }] })
    expect((await listing()).openings).toMatchObject([{ start: { local: '2027-10-16T15:00' } }])
  })

  it('refuses hours outside the weekends, and those that end before they begin', async () => {
    expect(await ruleOf(change(artist, { hours: [{ date: '2027-10-18', open: '11:00', close: '18:00' }] }))).toBe('hours-outside')
    expect(await ruleOf(change(artist, { hours: [{ date: '2027-10-16', open: '18:00', close: '11:00' }] }))).toBe('hours-outside')
  })

  it('makes the pin of another address one that is not published before it is placed again', async () => {
    await change(artist, { address: '7 Dock Street' })
    expect((await listing()).pin?.confidence).toBe('centroid')
  })
})

describe('pictures', () => {
  it('are an owner’s own and described; they note where they are used', async () => {
    await picture('own', 'ana')
    await picture('theirs', 'bo')
    await picture('mute', 'ana', { alt: ' ' })
    expect(await ruleOf(change(artist, { imageId: 'theirs' }))).toBe('picture-refused')
    expect(await ruleOf(change(artist, { imageId: 'mute' }))).toBe('picture-undescribed')
    await change(artist, { imageId: 'own' })
    expect((await records.get(images, 'own'))?.usedIn).toEqual(['listings/tide'])
    await change(artist, { imageId: undefined, entranceImageId: 'own' })
    expect((await records.get(images, 'own'))?.usedIn).toEqual(['listings/tide'])
    await change(artist, { entranceImageId: undefined })
    expect((await records.get(images, 'own'))?.usedIn).toEqual([])
  })

  it('stay as they are after their deadline, but for staff and for a form that was open before it', async () => {
    await picture('own', 'ana')
    await deadline('imageDue', '2027-05-20T04:55')
    expect(await ruleOf(change(artist, { imageId: 'own' }))).toBe('pictures-due')
    await change(artist, { imageId: 'own' }, undefined, '2027-05-20T11:50:00.000Z')
    await change(staff, { imageId: undefined })
    expect((await listing()).imageId).toBeUndefined()
  })

  it('of the door are exchanged by staff in any state, even when the listing is printed; nothing else is, and by nobody else', async () => {
    await picture('door', 'gus')
    await picture('own', 'ana')
    await records.change(listings, await listing(), { status: 'published', printLockedAt: memory.context.clock.now() })
    await change(staff, { entranceImageId: 'door' })
    expect((await listing()).entranceImageId).toBe('door')
    expect((await records.get(images, 'door'))?.usedIn).toEqual(['listings/tide'])
    expect(await ruleOf(change(staff, { entranceImageId: undefined, blurb: 'Later' }))).toBe('listing-not-draft')
    expect(await ruleOf(change(artist, { entranceImageId: 'own' }))).toBe('listing-not-draft')
  })

  it('and the address after its own, while texts may still change', async () => {
    await deadline('addressLock', '2027-05-01T23:59')
    expect(await ruleOf(change(artist, { unit: '4' }))).toBe('address-locked')
    await change(artist, { blurb: 'Still open' })
  })
})

describe('five people who change one listing at once', () => {
  /**
   * What the form does: it sends its changes. If another save came first, it sends them again with the new revision, unless both changed
   * the same field.
   */
  async function save(actor: Actor, before: Listing, entered: ListingFormValues): Promise<readonly string[]> {
    const rule = await ruleOf(change(actor, entered, before))
    if (rule === 'done') return []
    expect(rule).toBe('record-overtaken')
    const now = await listing()
    const { conflicts } = mergeEdits({ ...before }, { ...entered }, { ...now })
    return conflicts.length > 0 ? conflicts : save(actor, now, entered)
  }

  it('lose nothing where each changes another field', async () => {
    const before = await listing()
    const entered: readonly ListingFormValues[] = [
      { blurb: 'Prints of the tide' },
      { doorNote: 'Ring twice' },
      { studioName: 'The shed' },
      { media: ['Printmaking', 'Drawing'] },
      { links: ['https://tide.example'] },
    ]
    const people = [artist, host, ...partners.map(person)]
    const conflicts = await Promise.all(people.map((actor, i) => save(actor, before, entered[i]!)))
    expect(conflicts.flat()).toEqual([])
    expect(await listing()).toMatchObject(Object.assign({}, ...entered))
    expect((await listing()).rev).toBe(before.rev + 5)
  })

  it('are asked where two changed the same field, and the first one stays until they answer', async () => {
    const before = await listing()
    await save(artist, before, { blurb: 'Mine' })
    expect(await save(host, before, { blurb: 'Theirs', doorNote: 'Left door' })).toEqual(['blurb'])
    expect(await listing()).toMatchObject({ blurb: 'Mine' })
    expect((await listing()).doorNote).toBeUndefined()
  })
})
