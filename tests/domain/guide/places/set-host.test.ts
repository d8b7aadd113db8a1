import { beforeEach, describe, expect, it } from 'vitest'
import { listings, sites } from '../../../../src/domain/guide/listings.collection'
import { setHostHandler } from '../../../../src/domain/guide/places/buildings/set-host.handler'
import { changeListingHandler } from '../../../../src/domain/guide/portal/change-listing.handler'
import { OwnListings } from '../../../../src/domain/guide/portal/own-listings'
import { roster } from '../../../../src/domain/guide/registrations.collection'
import { listingReviews } from '../../../../src/domain/guide/review/listing-reviews.collection'
import { reviewItemHandler } from '../../../../src/domain/guide/review/review-item.handler'
import { mergeCardsHandler, splitCardHandler } from '../../../../src/domain/guide/review/share-card.handler'
import { transitionListingHandler } from '../../../../src/domain/guide/review/transition-listing.handler'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import { withdrawRegistrationHandler } from '../../../../src/domain/shop/registrations/withdraw-registration.handler'
import { Choices } from '../../../support/query-oracle/choices'
import { type RegistrationWorld, registrationWorld } from '../../../support/shop/registration-world'

let world: RegistrationWorld
const begin = async (capacity = 3) => {
  world = await registrationWorld({ 'mill-house': capacity, 'dock-house': 3 })
  for (const one of ['hal', 'hob']) await world.artist(one)
}
beforeEach(() => begin())

const once = <I>(input: I) => ({ key: crypto.randomUUID(), input })
const setHost = (hostId?: string, siteId = 'mill-house') =>
  world.asStaff(setHostHandler, once({ siteId, ...(hostId !== undefined && { hostId }) }) as never) as Promise<{ listings: number }>
const seen = async (id: string) => ({ id, rev: (await world.behind.get(listings, id))!.rev })
const ownersOf = async (id: string) => (await world.behind.get(listings, id))!.ownerIds
async function paid(personId: string, id: string) {
  const { orderId } = await world.submit(personId, [{ id, where: 'mill-house' }])
  await world.pay(personId, orderId)
}
/** What the portal shows a person of the building: whether they host it, its listings, the artists on its roster. */
async function portalOf(pid: string) {
  await world.enter({ pid })
  const all = (await world.services.get(OwnListings).all().read())!
  await world.enter(undefined)
  return {
    hosts: all.hosted.map(({ id }) => id).filter(id => id === 'mill-house'),
    listings: all.listings.map(({ id }) => id),
    roster: (all.roster.get('mill-house') ?? []).map(({ id }) => id),
  }
}

describe('the host of a building', () => {
  it('gets the listings that were made while the building had none', async () => {
    await setHost(undefined)
    await paid('ana', 'r1')
    expect(await ownersOf('r1')).toEqual(['ana'])
    expect(await setHost('hal')).toEqual({ listings: 1 })
    expect(await portalOf('hal')).toEqual({ hosts: ['mill-house'], listings: ['r1'], roster: ['r1'] })
  })

  it('hands them to the next host, with what our staff wrote about them, and keeps none', async () => {
    await paid('ana', 'r1')
    await world.as('ana', transitionListingHandler, once({ to: 'ready', ...(await seen('r1')) }) as never)
    const items = [await seen('r1')]
    await world.asStaff(reviewItemHandler, once({ decision: 'requestChanges', note: 'Say which floor it is.', items }) as never)
    expect(await setHost('hob')).toEqual({ listings: 1 })
    expect(await portalOf('hal')).toEqual({ hosts: [], listings: [], roster: [] })
    expect(await portalOf('hob')).toEqual({ hosts: ['mill-house'], listings: ['r1'], roster: ['r1'] })
    const reviews = await world.behind.find(listingReviews, { params: { listing: 'r1' } })
    expect(new Set(reviews.map(({ ownerIds }) => ownerIds.join(' ')))).toEqual(new Set(['ana hob']))
  })

  it('may be removed, and set again as often as one likes', async () => {
    await paid('ana', 'r1')
    const before = await seen('r1')
    for (const _ of [1, 2]) expect(await setHost('hal')).toEqual({ listings: 1 })
    expect(await seen('r1')).toEqual(before)
    for (const _ of [1, 2]) await setHost(undefined)
    expect((await seen('r1')).rev).toBe(before.rev + 1)
    expect([await ownersOf('r1'), (await world.behind.get(sites, 'mill-house'))!.hostId]).toEqual([['ana'], undefined])
  })

  it('keeps their own listing when somebody else takes over', async () => {
    await paid('hal', 'r1')
    await setHost('hob')
    expect(await ownersOf('r1')).toEqual(['hal', 'hob'])
  })

  it('is an active person, set by the guide’s staff', async () => {
    await expect(setHost('nobody')).rejects.toMatchObject({ code: 'not-found' })
    await expect(world.as('hal', setHostHandler, once({ siteId: 'mill-house', hostId: 'hal' }) as never)).rejects.toMatchObject({
      code: 'permission-denied',
    })
  })
})

describe('a shared card whose artist is the host too', () => {
  beforeEach(async () => {
    for (const [who, id] of [
      ['ana', 'r1'],
      ['hal', 'r2'],
      ['bo', 'r3'],
    ] as const)
      await paid(who, id)
    await world.asStaff(mergeCardsHandler, once({ into: await seen('r1'), from: [await seen('r2'), await seen('r3')] }) as never)
  })

  it('stays with the host who withdraws as an artist', async () => {
    await world.as('hal', withdrawRegistrationHandler, { id: 'r2', seenRefundCents: 19_500 })
    expect((await ownersOf('r1')).toSorted()).toEqual(['ana', 'bo', 'hal'])
    expect(await portalOf('hal')).toMatchObject({ hosts: ['mill-house'], listings: expect.arrayContaining(['r1']) })
  })

  it('stays with the host who gets a card of their own again, and that card has the host of the day', async () => {
    await setHost('hob')
    expect((await ownersOf('r1')).toSorted()).toEqual(['ana', 'bo', 'hal', 'hob'])
    await setHost('hal')
    await world.asStaff(splitCardHandler, once({ ...(await seen('r1')), registrationId: 'r2' }) as never)
    await world.asStaff(splitCardHandler, once({ ...(await seen('r1')), registrationId: 'r3' }) as never)
    expect([(await ownersOf('r1')).toSorted(), await ownersOf('r2'), await ownersOf('r3')]).toEqual([['ana', 'hal'], ['hal'], ['bo', 'hal']])
  })
})

describe('a host who changes while artists edit and register', () => {
  it.each(Array.from({ length: 10 }, (_, seed) => seed))('owns what is in the building, and no text is lost (seed %i)', async seed => {
    await begin(4)
    const chance = new Choices(seed)
    await paid('ana', 'r1')
    await paid('bo', 'r2')
    const edit = async (who: string, id: string, blurb: string) => {
      const entered = { ...(await seen(id)), changed: ['blurb'], entered: { blurb } }
      return world.as(who, changeListingHandler, once(entered) as never)
    }
    const work = [
      () => setHost('hob'),
      () => edit('ana', 'r1', 'Prints of the tide'),
      () => setHost('hal'),
      () => edit('bo', 'r2', 'Bowls'),
      () => world.submit('cy', [{ id: 'r3', where: 'mill-house' }]),
      () => setHost('hob'),
    ]
    const turns = work.map(() => chance.below(60))
    const settled = await Promise.allSettled(
      work.map(async (one, i) => {
        for (let turn = 0; turn < turns[i]!; turn += 1) await Promise.resolve()
        return one()
      }),
    )
    const refused = settled.flatMap(one => (one.status === 'rejected' ? [brokenRuleOf(one.reason)?.rule ?? one.reason] : []))
    expect(new Set([...refused, 'record-overtaken'])).toEqual(new Set(['record-overtaken']))
    const texts = await Promise.all(['r1', 'r2'].map(async id => (await world.behind.get(listings, id))!.blurb))
    expect(texts).toEqual([1, 3].map((at, i) => (settled[at]!.status === 'fulfilled' ? ['Prints of the tide', 'Bowls'][i] : undefined)))
    const { hostId } = (await world.behind.get(sites, 'mill-house'))!
    expect(['hal', 'hob']).toContain(hostId)
    expect(await Promise.all(['r1', 'r2', 'r3'].map(ownersOf))).toEqual(['ana', 'bo', 'cy'].map(artist => [artist, hostId]))
    const entries = await world.behind.find(roster, { params: { site: 'mill-house' } })
    expect(entries.map(entry => entry.hostId)).toEqual([hostId, hostId, hostId])
  })
})

describe('five people in one building who edit at once', () => {
  it.each(Array.from({ length: 5 }, (_, seed) => seed))('keep what each saved, and only one of two in the same listing (seed %i)', async seed => {
    await begin(4)
    const artists = ['ana', 'bo', 'cy', 'di'] as const
    for (const one of artists) await paid(one, `of-${one}`)
    const chance = new Choices(seed)
    const revs = new Map(await Promise.all(artists.map(async one => [one, (await seen(`of-${one}`)).rev] as const)))
    const save = (who: string, whose: (typeof artists)[number]) => {
      const entered = { id: `of-${whose}`, rev: revs.get(whose)!, changed: ['blurb'], entered: { blurb: `By ${who}` } }
      return world.as(who, changeListingHandler, once(entered) as never)
    }
    const work = [...artists.map(one => () => save(one, one)), () => save('hal', 'ana')]
    const turns = work.map(() => chance.below(60))
    const settled = await Promise.allSettled(
      work.map(async (one, i) => {
        for (let turn = 0; turn < turns[i]!; turn += 1) await Promise.resolve()
        return one()
      }),
    )
    const refused = settled.flatMap((one, i) => (one.status === 'rejected' ? [[i, brokenRuleOf(one.reason)?.rule]] : []))
    expect([[[0, 'record-overtaken']], [[4, 'record-overtaken']]]).toContainEqual(refused)
    const texts = await Promise.all(artists.map(async one => (await world.behind.get(listings, `of-${one}`))!.blurb))
    expect(texts).toEqual([refused[0]![0] === 0 ? 'By hal' : 'By ana', 'By bo', 'By cy', 'By di'])
  })
})
