import { describe, expect, it } from 'vitest'
import { deadlines } from '../../../../src/domain/guide/deadlines.collection'
import { listingContacts } from '../../../../src/domain/guide/listing-contacts.collection'
import { listings, sites } from '../../../../src/domain/guide/listings.collection'
import { geocodeBatch } from '../../../../src/domain/guide/places/pins/geocode-batch.contract'
import { acceptPins, confirmPin, placePin, snapPin } from '../../../../src/domain/guide/places/pins/place-pin.contract'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'

const tz = 'America/Los_Angeles'
const spring = new Date('2027-05-01T19:00:00Z')
const reason = 'The artist called: the door is round the corner.'
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    error => brokenRuleOf(error)?.rule ?? (error as { code: string }).code,
  )
const read = async ({ context }: MemoryWorld, id: string) => (await context.systemRecords.get(listings, id))!

/** The sample season on a day of spring, before the address lock; and a listing of the first artist, with its pin. */
async function world(as: string) {
  const opened = await memoryWorld({ sample: true, as, now: spring })
  const { systemRecords } = opened.context
  const lock = await systemRecords.get(deadlines, 'addressLock', { edition: '2027' })
  if (lock) await systemRecords.change(deadlines, lock, { at: wallTime('2027-07-01T23:59', tz) }, { edition: '2027' })
  await opened.signInAs('artist')
  const pid = opened.auth.current!.claims.pid!
  await opened.signInAs(as)
  const [listing] = (await systemRecords.find(listings, { where: [['artistId', '==', pid]] })).filter(({ editionId }) => editionId === '2027')
  return { ...opened, context: opened.context, listing: listing!, pin: { lat: listing!.pin!.lat, lng: listing!.pin!.lng } }
}

async function lockAddresses({ context: { systemRecords } }: MemoryWorld) {
  const lock = (await systemRecords.get(deadlines, 'addressLock', { edition: '2027' }))!
  await systemRecords.change(deadlines, lock, { at: wallTime('2027-04-01T23:59', tz) }, { edition: '2027' })
}

describe('a pin', () => {
  it('that its artist moves is confirmed by its owner, and says in which neighborhood it lies', async () => {
    const opened = await world('artist')
    const { call, listing, pin } = opened
    const moved = { lat: pin.lat + 0.0001, lng: pin.lng }
    const placed = await call(placePin, { listingId: listing.id, pin: moved, seen: pin })
    expect(placed).toEqual({ neighbourhoodId: listing.neighbourhoodId, isOutside: false })
    const now = await read(opened, listing.id)
    expect(now.pin).toEqual({ ...moved, confidence: 'confirmed' })
    expect(now.pinConfirmed).toEqual({ at: spring, by: 'owner' })
  })

  it('that is placed where it is changes nothing, unless staff confirm after its artist', async () => {
    const opened = await world('artist')
    const { call, listing, pin } = opened
    const there = { listingId: listing.id, pin: { lat: pin.lat + 0.0001, lng: pin.lng }, seen: pin }
    await call(placePin, there)
    const { rev } = await read(opened, listing.id)
    await call(placePin, there)
    expect((await read(opened, listing.id)).rev).toBe(rev)
    await opened.signInAs('guideadmin')
    await call(placePin, there)
    expect(await read(opened, listing.id)).toMatchObject({ rev: rev + 1, pinConfirmed: { by: 'staff' } })
  })

  it('gives its neighborhood to a listing that has none, and to no other', async () => {
    const opened = await world('guideadmin')
    const { call, listing, pin, context } = opened
    const place = async (lat: number, neighbourhoodId: string | undefined) => {
      await context.systemRecords.change(listings, await read(opened, listing.id), { neighbourhoodId, pin: { ...pin, confidence: 'rooftop' } })
      await call(placePin, { listingId: listing.id, pin: { lat, lng: pin.lng }, seen: pin })
      return (await read(opened, listing.id)).neighbourhoodId
    }
    expect(await place(pin.lat + 0.0001, undefined)).toBe(listing.neighbourhoodId)
    expect(await place(pin.lat + 0.0002, 'another-quarter')).toBe('another-quarter')
  })

  it('in the bay is outside of the city', async () => {
    const { call, listing, pin } = await world('artist')
    expect(await call(placePin, { listingId: listing.id, pin: { lat: 36.3, lng: -123.2 }, seen: pin })).toEqual({ isOutside: true })
  })

  it('is moved by nobody else, and by nobody who saw another one', async () => {
    const opened = await world('artist')
    const { call, listing, pin } = opened
    expect(await refusal(call(placePin, { listingId: listing.id, pin, seen: { ...pin, lat: 1 } }))).toBe('done')
    expect(await refusal(call(placePin, { listingId: listing.id, pin: { ...pin, lat: 36.61 }, seen: { ...pin, lat: 1 } }))).toBe('record-overtaken')
    await opened.signInAs('donor')
    for (const listingId of [listing.id, 'no-listing'])
      expect(await refusal(call(placePin, { listingId, pin: { ...pin, lat: 36.61 }, seen: pin }))).toBe('not-found')
    expect(await refusal(call(acceptPins, { listingIds: [listing.id] }))).toBe('permission-denied')
  })

  it('is written by callables alone', async () => {
    const { documents, listing } = await world('guideadmin')
    const change = { pin: { lat: 1, lng: 1, confidence: 'confirmed' }, rev: listing.rev + 1 }
    await expect(documents.commit([{ op: 'update', path: `listings/${listing.id}`, data: change }])).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })

  it('stays where it is for its artist after the address lock; staff move it with a reason, which the audit keeps', async () => {
    const opened = await world('artist')
    const { call, listing, pin, context } = opened
    await lockAddresses(opened)
    const move = { listingId: listing.id, pin: { ...pin, lat: pin.lat + 0.0002 }, seen: pin }
    expect(await refusal(call(placePin, move))).toBe('pin-locked')
    await opened.signInAs('guideadmin')
    expect(await refusal(call(placePin, move))).toBe('pin-locked')
    await call(placePin, { ...move, reason })
    const entries = await context.documents.query({ collection: 'audit', where: [['action', '==', 'pin.moveAfterLock']] })
    expect(entries.map(({ data }) => [data['entityId'], data['reason']])).toEqual([[listing.id, reason]])
    expect(entries[0]!.data['after']).toEqual({ from: `${pin.lat}, ${pin.lng}`, to: `${move.pin.lat}, ${pin.lng}` })
  })

  it('that staff put into a building after the lock is audited with the building', async () => {
    const opened = await world('guideadmin')
    const { call, listing, context } = opened
    await lockAddresses(opened)
    const siteId = (await context.systemRecords.find(sites))[0]!.id
    expect(await refusal(call(snapPin, { listingId: listing.id, siteId }))).toBe('pin-locked')
    await call(snapPin, { listingId: listing.id, siteId, reason })
    const entries = await context.documents.query({ collection: 'audit', where: [['action', '==', 'pin.moveAfterLock']] })
    expect(entries.map(({ data }) => [data['entityId'], data['after'], data['reason']])).toEqual([[listing.id, { siteId }, reason]])
  })

  it('that is the middle of a street is confirmed by nobody', async () => {
    const { call, listing, pin, context } = await world('artist')
    await context.systemRecords.change(listings, listing, { pin: { ...pin, confidence: 'centroid' } })
    expect(await refusal(call(confirmPin, { listingId: listing.id, seen: pin }))).toBe('pin-centroid')
    expect(await refusal(call(confirmPin, { listingId: listing.id, seen: { ...pin, lng: 0 } }))).toBe('record-overtaken')
  })

  it('is confirmed by its artist as it is, and by staff by the hundred where the house was found', async () => {
    const opened = await world('artist')
    const { call, listing, pin, context } = opened
    await context.systemRecords.change(listings, listing, { pin: { ...pin, confidence: 'interpolated' } })
    await call(confirmPin, { listingId: listing.id, seen: pin })
    const { rev, ...confirmed } = await read(opened, listing.id)
    expect(confirmed.pin?.confidence).toBe('confirmed')
    await call(confirmPin, { listingId: listing.id, seen: pin })
    expect((await read(opened, listing.id)).rev).toBe(rev)
    await opened.signInAs('guideadmin')
    const all = (await context.systemRecords.find(listings, { where: [['editionId', '==', '2027']] })).slice(0, 150)
    const rooftops = all.filter(one => one.pin?.confidence === 'rooftop')
    expect(await call(acceptPins, { listingIds: all.map(({ id }) => id) })).toEqual({ accepted: rooftops.length, left: all.length - rooftops.length })
    expect(await call(acceptPins, { listingIds: all.map(({ id }) => id) })).toEqual({ accepted: 0, left: all.length })
  })

  it('of a listing that is put into a building is the pin of the building', async () => {
    const opened = await world('guideadmin')
    const { call, listing, context } = opened
    const [site] = await context.systemRecords.find(sites)
    await call(snapPin, { listingId: listing.id, siteId: site!.id })
    const now = await read(opened, listing.id)
    expect(now).toMatchObject({ address: site!.address, pinConfirmed: { at: spring, by: 'staff' } })
    await call(snapPin, { listingId: listing.id, siteId: site!.id })
    expect((await read(opened, listing.id)).rev).toBe(now.rev)
    expect([now.siteId, now.pin, now.neighbourhoodId]).toEqual([site!.id, undefined, site!.neighbourhoodId])
    await opened.signInAs('artist')
    expect(await refusal(call(confirmPin, { listingId: listing.id, seen: { lat: site!.pin.lat, lng: site!.pin.lng } }))).toBe('done')
    expect(await read(opened, listing.id)).toMatchObject({ rev: now.rev + 1, pinConfirmed: { by: 'owner' } })
    expect(await read(opened, listing.id)).not.toHaveProperty('pin')
  })

  it('stays with its listing where the building is in the trash or unknown; a building without a neighborhood leaves the listing its own', async () => {
    const opened = await world('guideadmin')
    const { call, listing, pin, context } = opened
    const [site, second] = await context.systemRecords.find(sites)
    await context.systemRecords.change(sites, site!, { deletedAt: spring })
    for (const siteId of [site!.id, 'no-building']) expect(await refusal(call(snapPin, { listingId: listing.id, siteId }))).toBe('not-found')
    expect((await read(opened, listing.id)).pin).toMatchObject(pin)
    await context.systemRecords.change(sites, second!, { neighbourhoodId: undefined })
    await call(snapPin, { listingId: listing.id, siteId: second!.id })
    expect((await read(opened, listing.id)).neighbourhoodId).toBe(listing.neighbourhoodId)
  })
})

describe('the look-up of addresses', () => {
  it('gives a pin with its confidence to who has none, and leaves what somebody confirmed', async () => {
    const opened = await world('guideadmin')
    const { call, context } = opened
    const all = (await context.systemRecords.find(listings, { where: [['editionId', '==', '2027']] })).filter(one => !one.siteId && one.address)
    const [found, unknown, confirmed, secret, nowhere] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0], (typeof all)[0], (typeof all)[0]]
    await context.systemRecords.change(listings, found, { pin: undefined })
    await context.systemRecords.change(listings, unknown, { pin: undefined, address: '12 Nowhere Street' })
    await context.systemRecords.change(listings, confirmed, { pin: { ...confirmed.pin!, confidence: 'confirmed' } })
    // An address that only staff know finds the pin as well.
    await context.systemRecords.change(listings, secret, { pin: undefined, address: undefined })
    const contact = { ownerIds: secret.ownerIds, street: secret.address! }
    await context.systemRecords.commit(context.systemRecords.creating(listingContacts, 'contact', contact, { listing: secret.id }))
    await context.systemRecords.change(listings, nowhere, { pin: undefined, address: undefined })
    const asked = { listingIds: [found.id, unknown.id, confirmed.id, secret.id, nowhere.id] }
    const { service, pins } = await call(geocodeBatch, asked)
    expect(service).toBe('street-index')
    expect(pins.map(pin => pin.found)).toEqual(['rooftop', 'nothing', 'kept', 'rooftop', 'no-address'])
    const once = await read(opened, found.id)
    expect(once.pin).toEqual({ ...found.pin, confidence: 'rooftop' })
    await call(geocodeBatch, asked)
    expect((await read(opened, found.id)).rev).toBe(once.rev)
  })

  it('says which service there is where nothing is asked, and is the guide staff’s alone', async () => {
    const opened = await world('guideadmin')
    const { call } = opened
    // As often as the question is asked: it looks nothing up.
    for (let n = 0; n <= geocodeBatch.limit!.account!.most; n++) await call(geocodeBatch, { listingIds: [] })
    expect(await call(geocodeBatch, { listingIds: [] })).toEqual({ service: 'street-index', pins: [] })
    await opened.signInAs('artist')
    expect(await refusal(call(geocodeBatch, { listingIds: [] }))).toBe('permission-denied')
  })
})
