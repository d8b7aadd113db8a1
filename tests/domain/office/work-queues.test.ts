import { beforeAll, describe, expect, it } from 'vitest'
import { editions } from '../../../src/domain/guide/editions.collection'
import { listings } from '../../../src/domain/guide/listings.collection'
import { ExpiringMemberships } from '../../../src/domain/memberships/expiring-memberships'
import { type WaitingWork, WorkQueues } from '../../../src/domain/office/work-queues'
import { organisation, organisationId } from '../../../src/domain/shared/records/organisation.collection'
import { scopes } from '../../../src/domain/shared/records/policy'
import { Records } from '../../../src/domain/shared/records/records'
import { Clock } from '../../../src/ports/clock'
import type { Fields } from '../../../src/ports/documents'
import { countedDocuments, nothingCounted } from '../../support/counted-ports'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { office, peopleEditor } from '../../support/office'
import { seedListings, studio } from '../../support/small-city'

let world: MemoryWorld
beforeAll(async () => {
  world = await memoryWorld({ sample: true, as: 'superadmin' })
})
const counts = (waiting: readonly WaitingWork[]) => Object.fromEntries(waiting.map(({ name, count }) => [name, count]))

describe('the open work', () => {
  it('is counted for every scope', async () => {
    expect(counts(await world.services.get(WorkQueues).waiting(scopes))).toEqual({
      events: 2,
      draftEvents: 4,
      listings: 3,
      feeWaivers: 1,
      listingProofs: 4,
      art: 2,
      proofs: 2,
      waivers: 1,
      newArtists: 3,
      duplicates: expect.any(Number),
      expiring: expect.any(Number),
      messages: 2,
      contactMessages: 3,
      bounces: 2,
      payments: 2,
      providerMessages: 1,
      gifts: 3,
      largeGifts: 1,
      bugs: expect.any(Number),
      roles: expect.any(Number),
    })
  })

  it('is counted by the store, however many imported events are drafts; those in the trash and those with hosts are left out', async () => {
    const imported = await memoryWorld({ sample: true, as: 'superadmin' })
    const { data } = (await imported.store.get('events/draft-lecture'))!
    const draft = (id: string, more: Fields) => ({ op: 'set' as const, path: `events/${id}`, data: { ...data, ...more } })
    await imported.store.commit([
      ...Array.from({ length: 50 }, (_, i) => draft(`more-${i}`, {})),
      draft('in-trash', { deletedAt: new Date('2027-10-01T12:00:00Z') }),
      draft('hosted', { hostIds: ['p-artist'] }),
    ])
    const counted = nothingCounted()
    const records = new Records(countedDocuments(imported.context.documents, counted), { current: undefined })
    const queues = new WorkQueues(records, imported.services.get(ExpiringMemberships), imported.services.get(Clock))
    expect(counts(await queues.waiting(['content']))['draftEvents']).toBe(54)
    expect(counted.reads).toBeLessThan(5)
  })

  it('is limited to the staff member’s scopes', async () => {
    const mine = await world.services.get(WorkQueues).waiting(['money'])
    expect(mine.map(({ name }) => name)).toEqual(['payments', 'providerMessages', 'gifts', 'largeGifts'])
    await world.signInAs('guideadmin')
    await expect(world.services.get(WorkQueues).waiting(['money'])).rejects.toMatchObject({ code: 'permission-denied' })
    expect(counts(await world.services.get(WorkQueues).waiting(['guide']))).toEqual({ listings: 3, feeWaivers: 1, listingProofs: 4, art: 2 })
    await world.signInAs('superadmin')
  })

  it('has no proof and no artwork of an edition that is over: nothing of it will be printed', async () => {
    const december = await memoryWorld({ sample: true, as: 'superadmin', now: new Date('2027-12-10T18:00:00Z') })
    expect(counts(await december.services.get(WorkQueues).waiting(['guide']))).toMatchObject({ listings: 3, listingProofs: 0, art: 0 })
  })

  it('has restores that need a second superadmin, for superadmins', async () => {
    const { services, store } = await memoryWorld({ sample: true, as: 'superadmin' })
    const asked = { purpose: 'everything', status: 'requested', requestedBy: 'p-superadmin' }
    await store.commit([{ op: 'set', path: 'restores/asked', data: asked }])
    expect(counts(await services.get(WorkQueues).waiting(['system'], true))).toMatchObject({ restores: 1 })
    expect(counts(await services.get(WorkQueues).waiting(['system']))).not.toHaveProperty('restores')
  })

  it('has overdue proofs only after the deadline, and overdue messages after two days', async () => {
    const early = await memoryWorld({ sample: true, as: 'superadmin', now: new Date('2027-06-20T12:00:00Z') })
    expect(counts(await early.services.get(WorkQueues).waiting(['guide', 'mail']))).toMatchObject({ listingProofs: 0, messages: 0 })
  })

  it('waits for the proofs of artists alone: not for imported listings, which nobody can approve, nor for approved proofs', async () => {
    const late = await memoryWorld({ sample: true, as: 'superadmin' })
    const records = late.context.systemRecords
    const overdue = async () => counts(await late.services.get(WorkQueues).waiting(['guide']))['listingProofs']!
    const before = await overdue()
    await seedListings(records, { venue: { ...studio('A venue'), editionId: '2027', ownerIds: [] } })
    expect(await overdue()).toBe(before)
    await seedListings(records, { hers: { ...studio('Hers'), editionId: '2027', ownerIds: ['p-x'] } })
    const withHers = await overdue()
    await records.change(listings, (await records.get(listings, 'hers'))!, { proofApprovedAt: new Date('2027-07-01T12:00:00Z') })
    expect(await overdue()).toBe(withHers - 1)
  })

  it('is that of the edition under way, before visitors see anything of it', async () => {
    const next = await memoryWorld({ sample: true, as: 'superadmin' })
    const records = next.context.systemRecords
    const toReview = async () => counts(await next.services.get(WorkQueues).waiting(['guide']))['listings']
    await records.commit(
      records.creating(editions, '2028', { name: 'Open Studios 2028', year: 2028, city: 'Marrow', tz: 'America/Los_Angeles', status: 'planning' }),
    )
    expect(await toReview()).toBe(3)
    await records.change(editions, (await records.get(editions, '2028'))!, { status: 'call' })
    expect(await toReview()).toBe(0)
  })

  it('counts days in the time zone of the organization', async () => {
    const { services, stand, localMode } = await office(peopleEditor)
    const expiring = async () => counts(await services.get(WorkQueues).waiting(['people']))['expiring']
    await stand({
      'memberships/m': {
        personId: 'p-m',
        productId: 'x',
        level: 'y',
        audience: 'artist',
        since: '2027-01-01',
        autoRenew: false,
        suspensions: [],
      },
      'memberships/m/terms/t': { personId: 'p-m', start: '2027-01-01', end: '2027-06-02', kind: 'new' },
    })
    localMode.setNow(new Date('2027-06-03T05:00:00Z'))
    expect(await expiring()).toBe(0)
    await stand({ [`${organisation.path}/${organisationId}`]: { tz: 'America/Los_Angeles' } })
    expect(await expiring()).toBe(1)
  })

  it('has large gifts until their letter; those of a month wait for the letter of their year, and imported ones had theirs', async () => {
    const { services, stand } = await office({ pid: 'p-mo', adm: 1, sc: 'm' })
    const gift = {
      personId: 'p-m',
      amount: { cents: 30_000, cur: 'usd' },
      anonymous: false,
      receivedOn: '2027-05-01',
      taxYear: 2027,
      softCredits: [],
    }
    await stand({
      'donations/large': { ...gift, status: 'recorded' },
      'donations/monthly': { ...gift, isMonthly: true, status: 'recorded' },
      'donations/imported': { ...gift, thankedElsewhere: true, status: 'recorded' },
      'donations/thanked': { ...gift, status: 'acknowledged' },
    })
    expect(counts(await services.get(WorkQueues).waiting(['money']))['gifts']).toBe(1)
  })

  it('includes a membership until its last day, unless it is renewed', async () => {
    const { services, stand } = await office(peopleEditor)
    const term = (membership: string, end: string, more: Fields = {}) => ({
      [`memberships/${membership}/terms/${end}`]: { personId: `p-${membership}`, start: '2027-01-01', end, kind: 'new', ...more },
    })
    await stand({
      ...term('ends', '2027-06-20'),
      ...term('today', '2027-06-02'),
      ...term('yesterday', '2027-06-01'),
      ...term('later', '2027-07-03'),
      ...term('renewed', '2027-06-20'),
      ...term('renewed', '2028-06-20', { kind: 'renew' }),
      // The renewal was refunded, so the first year is the last one again.
      ...term('refunded', '2027-06-21'),
      ...term('refunded', '2028-06-21', { kind: 'renew' }),
      'memberships/refunded/terms/2028-06-21-back': { personId: 'p-refunded', start: '2027-01-01', end: '2028-06-21', kind: 'reverse' },
      ...term('withdrawn', '2027-06-21'),
      'memberships/withdrawn/terms/2027-06-21-back': { personId: 'p-withdrawn', start: '2027-01-01', end: '2027-06-21', kind: 'reverse' },
      // An upgrade replaced a term that was paid until next year.
      ...term('shortened', '2028-06-21'),
      ...term('shortened', '2027-06-28', { kind: 'upgrade', start: '2027-05-29', replaces: ['2028-06-21'] }),
      ...term('other', '2028-06-20', { personId: 'p-ends' }),
    })
    expect([...(await services.get(ExpiringMemberships).between('2027-06-02', '2027-07-02'))].sort()).toEqual([
      'ends',
      'refunded',
      'shortened',
      'today',
    ])
  })
})
