import { beforeEach, describe, expect, it } from 'vitest'
import { deadlines } from '../../../../src/domain/guide/deadlines.collection'
import { editions } from '../../../../src/domain/guide/editions.collection'
import { listingStates, listings } from '../../../../src/domain/guide/listings.collection'
import { registrations, roster } from '../../../../src/domain/guide/registrations.collection'
import { addErratumHandler } from '../../../../src/domain/guide/review/add-erratum.handler'
import { listingReviews } from '../../../../src/domain/guide/review/listing-reviews.collection'
import { mayMove } from '../../../../src/domain/guide/review/listing-transitions'
import { lockForPrintHandler } from '../../../../src/domain/guide/review/lock-for-print.handler'
import { reviewItemHandler } from '../../../../src/domain/guide/review/review-item.handler'
import { transitionListingHandler } from '../../../../src/domain/guide/review/transition-listing.handler'
import { people } from '../../../../src/domain/people/people.collection'
import { images } from '../../../../src/domain/pictures/images.collection'
import type { FunctionHandler } from '../../../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import { statesOf } from '../../../../src/domain/shared/records/collection'
import type { Actor } from '../../../../src/domain/shared/records/policy'
import { Records } from '../../../../src/domain/shared/records/records'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { enrolled } from '../../../support/enrolled'
import { type MemoryWorld, memoryWorld } from '../../../support/memory-world'
import { seedListings, seedSmallCity, studio, year } from '../../../support/small-city'

const staff: Actor = { uid: 'staff', secondFactor: true, claims: { pid: 'gus', adm: 1, sc: 'g' } }
const artist: Actor = { uid: 'ana', claims: { pid: 'ana' } }
const host: Actor = { uid: 'hal', claims: { pid: 'hal' } }
const other: Actor = { uid: 'bo', claims: { pid: 'bo' } }
const note = 'Please shorten the text for print.'

let memory: MemoryWorld
let records: Records

beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-06-20T12:00:00Z') })
  records = new Records(memory.store, { current: staff })
  await seedSmallCity(records)
  for (const actor of [staff, artist, host, other]) await enrolled(memory, actor)
  for (const id of ['ana', 'bo'])
    await records.commit(
      records.creating(people, id, {
        names: { first: id, last: 'Lo', display: `${id} Lo`, sort: `lo ${id}` },
        emails: [{ address: `${id}@post.example`, label: 'home', verified: true }],
        phones: [],
        addresses: [],
        tags: [],
        source: 'joined',
        kind: 'person',
        status: 'active',
      }),
    )
})

const call = <I, O>(actor: Actor, handler: FunctionHandler<I, O>, input: I) =>
  invokeHandler(handler, { ...memory.context, actor }, { key: crypto.randomUUID(), input }) as Promise<O>
const again = <I, O>(actor: Actor, handler: FunctionHandler<I, O>, key: string, input: I) =>
  invokeHandler(handler, { ...memory.context, actor }, { key, input }) as Promise<O>
const listing = async (id = 'tide') => (await records.get(listings, id))!
const registration = async (id = 'tide') => (await records.get(registrations, id))!
const seen = async (id = 'tide') => ({ id, rev: (await listing(id)).rev })
const outbox = (address = 'ana@post.example') => memory.localMode.state.outbox.filter(({ to }) => to === address)
const states = async (id = 'tide') => [(await listing(id)).status, (await registration(id)).status]

async function register(
  id: string,
  of: { readonly listing: 'draft' | 'ready' | 'approved'; readonly registration: 'paid' | 'awaiting_payment' | 'approved' },
) {
  await records.commit(
    records.creating(registrations, id, {
      personId: 'ana',
      editionId: year,
      n: 1,
      weekendId: '1',
      siteId: 'mill',
      tier: 'premier',
      insuranceOk: true,
      volunteerHours: 0,
      status: of.registration,
    }),
    records.creating(roster, id, { hostId: 'hal', editionId: year, name: 'Ana Lo', status: of.registration }, { site: 'mill' }),
  )
  await seedListings(records, {
    [id]: studio('Ana Lo', { registrationId: id, artistId: 'ana', ownerIds: ['ana', 'hal'], siteId: 'mill', status: of.listing }),
  })
}
const waiting = () => register('tide', { listing: 'ready', registration: 'paid' })

describe('a listing of a paid registration', () => {
  it('is made ready by its artist or host, taken up by the staff, and approved: both records in every step', async () => {
    await register('tide', { listing: 'draft', registration: 'paid' })
    await call(artist, transitionListingHandler, { to: 'ready', ...(await seen()) })
    await call(host, transitionListingHandler, { to: 'edit', ...(await seen()) })
    await call(host, transitionListingHandler, { to: 'ready', ...(await seen()) })
    expect(await states()).toEqual(['ready', 'paid'])
    await call(staff, reviewItemHandler, { decision: 'review', items: [await seen()] })
    expect(await states()).toEqual(['in_review', 'in_review'])
    await call(staff, reviewItemHandler, { decision: 'approve', items: [await seen()] })
    expect(await states()).toEqual(['approved', 'approved'])
    expect((await records.get(roster, 'tide', { site: 'mill' }))!.status).toBe('approved')
    expect(outbox().map(({ subject }) => subject)).toEqual(['“Ana Lo” is approved'])
  })
  it('goes back with a note that stays with it, and the artist is told once, however often the call comes', async () => {
    await waiting()
    const input = { decision: 'requestChanges' as const, items: [await seen()], note }
    const key = crypto.randomUUID()
    const first = await again(staff, reviewItemHandler, key, input)
    expect(await again(staff, reviewItemHandler, key, input)).toEqual(first)
    expect(await states()).toEqual(['draft', 'changes_requested'])
    const [review, ...more] = await records.find(listingReviews, { params: { listing: 'tide' } })
    expect(more).toEqual([])
    expect(review).toMatchObject({ move: 'requestChanges', note, by: 'gus', printed: { displayName: 'Ana Lo' } })
    expect(outbox().map(({ text }) => text.includes(note))).toEqual([true])
  })
  it('is reviewed as it was seen, by nobody whose own it is, and only by the guide’s staff', async () => {
    await waiting()
    const stale = await seen()
    await records.change(listings, await listing(), { blurb: 'Newer' })
    await expect(call(staff, reviewItemHandler, { decision: 'approve', items: [stale] })).rejects.toMatchObject({
      details: { rule: 'record-overtaken' },
    })
    const own = await enrolled(memory, { uid: 'ana-staff', secondFactor: true, claims: { pid: 'ana', adm: 1, sc: 'g' } } as const)
    await expect(call(own, reviewItemHandler, { decision: 'approve', items: [await seen()] })).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(call(artist, reviewItemHandler, { decision: 'approve', items: [await seen()] })).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(call(other, transitionListingHandler, { to: 'edit', ...(await seen()) })).rejects.toMatchObject({ code: 'not-found' })
    expect(await states()).toEqual(['ready', 'paid'])
    expect(outbox()).toEqual([])
  })
  it('is not reviewed before it is paid', async () => {
    await register('tide', { listing: 'ready', registration: 'awaiting_payment' })
    for (const decision of ['review', 'approve'] as const)
      await expect(call(staff, reviewItemHandler, { decision, items: [await seen()] })).rejects.toMatchObject({
        details: { rule: 'illegal-transition' },
      })
    expect(await states()).toEqual(['ready', 'awaiting_payment'])
  })
  it('of many is decided with the others; what changed meanwhile is left out and named', async () => {
    await waiting()
    await register('salt', { listing: 'ready', registration: 'paid' })
    await register('clay', { listing: 'draft', registration: 'paid' })
    const items = [await seen('tide'), await seen('salt'), await seen('clay')]
    await records.change(listings, await listing('salt'), { blurb: 'Newer' })
    const { decided, left } = await call(staff, reviewItemHandler, { decision: 'approve', items })
    expect(decided.map(({ id, status }) => [id, status])).toEqual([['tide', 'approved']])
    expect(left).toEqual([
      { id: 'salt', rule: 'record-overtaken' },
      { id: 'clay', rule: 'illegal-transition' },
    ])
    expect(await states('salt')).toEqual(['ready', 'paid'])
    expect(outbox()).toHaveLength(1)
  })
})

describe('every step that a state does not have', () => {
  const steps = ['review', 'approve', 'requestChanges', 'reopen'] as const
  it('is refused to staff and artists by call, whatever the registration says, and changes nothing', async () => {
    await register('tide', { listing: 'draft', registration: 'paid' })
    let refused = 0
    for (const state of statesOf(listingStates))
      for (const paid of ['paid', 'in_review', 'approved', 'confirmed', 'withdrawn', 'awaiting_payment'] as const) {
        const before = [state, paid]
        // The hourly limit of calls must not end this test.
        memory.localMode.setNow(new Date(memory.clock.now().getTime() + 3_600_000))
        const set = async () => {
          await records.change(listings, await listing(), { status: state })
          await records.change(registrations, await registration(), { status: paid })
        }
        for (const move of [...steps, 'ready', 'edit'] as const) {
          await set()
          if (mayMove({ listing: state, registration: paid }, move)) continue
          const items = [await seen()]
          const step =
            move === 'ready' || move === 'edit'
              ? call(artist, transitionListingHandler, { to: move, ...items[0]! })
              : call(staff, reviewItemHandler, move === 'review' || move === 'approve' ? { decision: move, items } : { decision: move, items, note })
          await expect(step, `${move} of ${before.join()}`).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
          expect(await states()).toEqual(before)
          refused++
        }
      }
    expect(refused).toBeGreaterThan(150)
  })
})

describe('approving all clean listings', () => {
  it('leaves those with a remark, and those whose picture looks like several, though staff may not read pictures', async () => {
    const clean = { media: ['Painting'], address: '1 Road', neighbourhoodId: 'dock', blurb: 'Small bowls.', imageId: 'own' }
    for (const id of ['tide', 'salt', 'clay']) {
      await register(id, { listing: 'ready', registration: 'paid' })
      await records.change(listings, await listing(id), { ...clean, ...(id === 'clay' && { blurb: 'Call 415-555-0142.' }) })
    }
    const picture = { ownerId: 'ana', path: 'pictures/ana/own.jpg', width: 800, height: 600, mime: 'image/jpeg', alt: 'Bowls' } as const
    const rest = { isPublic: false, usedIn: [], status: 'ready' } as const
    await records.commit(
      records.creating(images, 'own', { ...picture, ...rest }),
      records.creating(images, 'several', { ...picture, ...rest, path: 'pictures/ana/several.jpg', isComposite: true }),
    )
    await records.change(listings, await listing('salt'), { imageId: 'several' })
    const items = [await seen('tide'), await seen('salt'), await seen('clay')]
    const { decided, left } = await call(staff, reviewItemHandler, { decision: 'approve', items, onlyClean: true })
    expect([decided.map(({ id }) => id), left]).toEqual([
      ['tide'],
      [
        { id: 'salt', rule: 'not-clean' },
        { id: 'clay', rule: 'not-clean' },
      ],
    ])
  })
})

describe('the proof', () => {
  const dates = (opens: string, closes: string, lock: string) =>
    records.commit(
      ...Object.entries({ proofOpens: opens, proofCloses: closes, printLock: lock }).map(([key, local]) =>
        records.creating(
          deadlines,
          key,
          { key: key as 'printLock', at: wallTime(`${local}T23:59`, 'America/Los_Angeles'), reminders: [] },
          { edition: year },
        ),
      ),
    )
  it('is looked at on its days, by the clock of the season; nothing of its owners moves once the guide is on its way to print', async () => {
    await register('tide', { listing: 'approved', registration: 'approved' })
    await dates('2027-07-01', '2027-07-10', '2027-07-20')
    const approve = async (actor: Actor) => call(actor, transitionListingHandler, { to: 'approveProof', ...(await seen()) })
    await expect(approve(artist)).rejects.toMatchObject({ details: { rule: 'proofs-closed' } })
    memory.localMode.setNow(new Date('2027-07-11T07:05:00Z'))
    await expect(approve(artist)).rejects.toMatchObject({ details: { rule: 'proofs-closed' } })
    // The page was opened before the deadline for proofs, and is sent in the minutes of grace.
    const opened = { openedAt: '2027-07-11T06:50:00.000Z' }
    await call(artist, transitionListingHandler, { to: 'approveProof', ...(await seen()), ...opened })
    expect((await listing()).proofApprovedAt).toBeDefined()
    await register('salt', { listing: 'ready', registration: 'paid' })
    memory.localMode.setNow(new Date('2027-07-22T07:00:00Z'))
    await expect(call(artist, transitionListingHandler, { to: 'edit', ...(await seen('salt')) })).rejects.toMatchObject({
      details: { rule: 'print-locked' },
    })
    expect(await call(staff, transitionListingHandler, { to: 'edit', ...(await seen('salt')) })).toEqual({ status: 'draft' })
  })
  it('is approved, or sent back with what is wrong, while the listing waits for print', async () => {
    await register('tide', { listing: 'approved', registration: 'approved' })
    await dates('2027-06-01', '2027-06-30', '2027-07-20')
    await call(artist, transitionListingHandler, { to: 'approveProof', ...(await seen()) })
    expect((await listing()).proofApprovedAt).toEqual(memory.clock.now())
    await call(artist, transitionListingHandler, { to: 'changeProof', ...(await seen()), note: 'My name has an accent: Ána.' })
    expect(await states()).toEqual(['draft', 'changes_requested'])
    expect((await listing()).proofApprovedAt).toBeUndefined()
    await expect(call(artist, transitionListingHandler, { to: 'approveProof', ...(await seen()) })).rejects.toMatchObject({
      details: { rule: 'illegal-transition' },
    })
  })
})

describe('print lock', () => {
  const lock = () => invokeHandler(lockForPrintHandler, { ...memory.context, actor: staff }, { editionId: year }) as Promise<{ locked: number }>
  const inProduction = async () => records.change(editions, (await records.get(editions, year))!, { status: 'production' })

  it('locks what is approved and confirms its registration, again for those that come later', async () => {
    await register('tide', { listing: 'approved', registration: 'approved' })
    await register('salt', { listing: 'ready', registration: 'paid' })
    await expect(lock()).rejects.toMatchObject({ details: { rule: 'illegal-transition' } })
    await inProduction()
    const others = await records.count(listings, { where: [['status', '==', 'approved']] })
    expect(await lock()).toEqual({ locked: others, left: [] })
    expect(await states()).toEqual(['locked', 'confirmed'])
    expect((await listing()).printLockedAt).toEqual(memory.clock.now())
    expect(await records.get(editions, year)).toMatchObject({ status: 'locked', printLockedAt: memory.clock.now() })
    await call(staff, reviewItemHandler, { decision: 'approve', items: [await seen('salt')] })
    expect(await lock()).toEqual({ locked: 1, left: [] })
    expect(await lock()).toEqual({ locked: 0, left: [] })
  })
  it('locks hundreds in few steps, so that those who watch the edition are not told once for each', async () => {
    await inProduction()
    await seedListings(records, Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`venue${i}`, studio(`Venue ${i}`)])))
    let told = 0
    const stop = records.watch(
      listings,
      { where: [['editionId', '==', year]] },
      () => void told++,
      error => expect.fail(error.message),
    )
    await expect.poll(() => told).toBe(1)
    expect((await lock()).locked).toBeGreaterThanOrEqual(300)
    expect(told).toBeLessThan(30)
    stop()
  })
  it('forbids every step back; a mistake in print becomes a permanent erratum', async () => {
    await register('tide', { listing: 'approved', registration: 'approved' })
    await expect(call(artist, addErratumHandler, { id: 'tide', text: 'Open on Sunday too.' })).rejects.toMatchObject({
      details: { rule: 'not-printed' },
    })
    await inProduction()
    await lock()
    for (const decision of ['reopen', 'requestChanges'] as const)
      await expect(call(staff, reviewItemHandler, { decision, items: [await seen()], note })).rejects.toMatchObject({
        details: { rule: 'illegal-transition' },
      })
    await expect(call(artist, transitionListingHandler, { to: 'edit', ...(await seen()) })).rejects.toMatchObject({
      details: { rule: 'illegal-transition' },
    })
    expect(await call(artist, addErratumHandler, { id: 'tide', text: ' Open on Sunday too. ' })).toEqual({ errata: 1 })
    expect(await call(staff, addErratumHandler, { id: 'tide', text: 'The unit is 4B.' })).toEqual({ errata: 2 })
    expect((await listing()).errata!.map(({ text }) => text)).toEqual(['Open on Sunday too.', 'The unit is 4B.'])
    await expect(call(other, addErratumHandler, { id: 'tide', text: 'Closed.' })).rejects.toMatchObject({ code: 'not-found' })
    for (let n = 3; n <= listings.fields.errata.max!; n++) await call(staff, addErratumHandler, { id: 'tide', text: `Correction ${n}` })
    await expect(call(staff, addErratumHandler, { id: 'tide', text: 'One more' })).rejects.toMatchObject({ details: { rule: 'errata-full' } })
  })
})
