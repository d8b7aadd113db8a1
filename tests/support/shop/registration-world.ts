import { artists } from '../../../src/domain/artists/artists.collection'
import { deadlines } from '../../../src/domain/guide/deadlines.collection'
import { editions, neighbourhoods, weekends } from '../../../src/domain/guide/editions.collection'
import { sites } from '../../../src/domain/guide/listings.collection'
import { prices } from '../../../src/domain/guide/price-tables.collection'
import { places } from '../../../src/domain/guide/registering/places.collection'
import type { RegistrationRefusal } from '../../../src/domain/guide/registering/registration-refusals'
import { joinWaitlistHandler } from '../../../src/domain/guide/registering/wait-for-place.handler'
import { registrations } from '../../../src/domain/guide/registrations.collection'
import { people } from '../../../src/domain/people/people.collection'
import type { FunctionHandler, HandlerPorts } from '../../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import type { DataOf, StoredOf } from '../../../src/domain/shared/records/collection'
import { wallTime } from '../../../src/domain/shared/time/wall-time'
import { continueCheckoutHandler } from '../../../src/domain/shop/checkout/continue-checkout.handler'
import type { Checkout } from '../../../src/domain/shop/checkout/create-checkout.contract'
import type { SubmitInput } from '../../../src/domain/shop/registrations/submit-registration.contract'
import { submitRegistrationHandler } from '../../../src/domain/shop/registrations/submit-registration.handler'
import type { Claims } from '../../../src/ports/auth'
import { type PayingWorld, payingWorld, visa } from './paying'

const tz = 'America/Los_Angeles'
const tiers = ['Participating', 'Premier'] as const
/** In dollars: early, regular, late (product.md C5). */
const fees = { Participating: [145, 175, 225], Premier: [225, 265, 325] } as const
const second = { Participating: 75, Premier: 110 } as const
const phases = ['early', 'regular', 'late'] as const

const rows = tiers.flatMap(tier =>
  phases.flatMap((phase, i) =>
    (['member', 'nonMember'] as const).flatMap(audience => [
      { tier, phase, audience, registration: 1, cents: (fees[tier][i]! + (audience === 'member' ? 0 : 20)) * 100 },
      { tier, phase, audience, registration: 2, cents: second[tier] * 100 },
    ]),
  ),
)

const dates: Partial<Readonly<Record<DataOf<typeof deadlines>['key'], string>>> = {
  callOpens: '2027-02-01T09:00',
  earlyEnds: '2027-04-30T23:59',
  regularEnds: '2027-05-31T23:59',
  lateEnds: '2027-06-15T23:59',
  refundsEnd: '2027-06-30T23:59',
}

/** What somebody who is no member pays for a first registration in the cheaper tier, by the clock alone. */
export function priceAt(instant: Date): number {
  const ends = (key: 'earlyEnds' | 'regularEnds') => wallTime(dates[key]!, tz).utc.getTime() + 60_000
  const [early, regular, late] = fees.Participating
  const time = instant.getTime()
  return ((time < ends('earlyEnds') ? early : time < ends('regularEnds') ? regular : late) + 20) * 100
}

/** An instant in the phase of regular prices. */
export const inMay = new Date('2027-05-10T18:00:00Z')

export interface RegistrationWorld extends PayingWorld {
  /** Calls as this person, who has just signed in. */
  as<I, O>(personId: string, handler: FunctionHandler<I, O>, input: I): Promise<O>
  /** `ports` stand in place of the world's own. */
  asStaff<I, O>(handler: FunctionHandler<I, O>, input: I, ports?: Partial<HandlerPorts>): Promise<O>
  artist(personId: string): Promise<void>
  submit(personId: string, wanted: readonly Wanted[], more?: Partial<SubmitInput>): Promise<{ orderId: string; isPaid: boolean }>
  /** Begins a draft registration, as the page does when it opens. */
  begin(personId: string, id: string): Promise<void>
  wait(personId: string, wanted: Wanted): Promise<{ place: number }>
  pay(personId: string, orderId: string, card?: string): Promise<Checkout['payment']>
  registration(id: string): Promise<StoredOf<typeof registrations>>
  /** The registrations with a place in a building, and those on its waiting list, by id. */
  placesOf(site: string): Promise<{ takenBy: readonly string[]; line: readonly string[] }>
  at(local: string): void
}

export interface Wanted {
  readonly id: string
  /** A building, or a neighborhood for a studio of their own. */
  readonly where: string
  readonly weekendId?: string
  readonly tier?: (typeof tiers)[number]
}

/** Buildings of 12 places in all, each in a neighborhood of its own; the first two weekends have two neighborhoods each. */
export const neighborhoods = ['dock', 'hill', 'mill', 'park'] as const
const weekendFor = (area: string) => (neighborhoods.indexOf(area as 'dock') < 2 ? '1' : '2')
export const areaOf = (where: string) => where.replace(/-house\d*$/, '')

export const wantedOf = ({ id, where, weekendId, tier = 'Participating' }: Wanted): SubmitInput['registrations'][number] => ({
  id,
  ...(where.includes('-house') ? { siteId: where } : { street: `1 ${where} Street`, neighbourhoodId: where }),
  weekendId: weekendId ?? weekendFor(areaOf(where)),
  tier,
  listing: { displayName: `Studio ${id}`, media: ['Painting'] },
})

/** The shop, and an edition whose call is open: ana, bo, cy and di are artists; mia is a member and an artist. */
export async function registrationWorld(
  capacity: Readonly<Record<string, number>> = { 'dock-house': 2, 'mill-house': 1 },
): Promise<RegistrationWorld> {
  const shop = await payingWorld()
  const { behind } = shop
  const params = { edition: '2027' }
  const pin = { lat: 37.7, lng: -122.4, confidence: 'rooftop' as const }
  await behind.commit(
    behind.creating(editions, '2027', { name: 'Open Studios 2027', year: 2027, city: 'Marrow', tz, status: 'call', tiers: [...tiers] }),
    ...neighborhoods.map((id, order) => behind.creating(neighbourhoods, id, { name: id, city: 'Marrow', order, colour: 'red', status: 'active' })),
    ...['1', '2'].map(id =>
      behind.creating(
        weekends,
        id,
        { n: Number(id), name: `Weekend ${id}`, days: [], neighbourhoodIds: neighborhoods.filter(area => weekendFor(area) === id) },
        params,
      ),
    ),
    ...Object.entries(capacity).map(([id, count]) =>
      behind.creating(sites, id, {
        name: id,
        city: 'Marrow',
        address: '1 Quay',
        neighbourhoodId: areaOf(id),
        pin,
        kind: 'group',
        capacity: count,
        hostId: 'hal',
      }),
    ),
    ...Object.entries(dates).map(([key, local]) =>
      behind.creating(deadlines, key, { key: key as 'callOpens', at: wallTime(local, tz), reminders: [] }, params),
    ),
    behind.creating(prices, 'v1', { version: 1, rows, volunteerCents: 1250, volunteerHours: 8, status: 'active' }, params),
  )
  const accounts = new Map<string, string>()
  const enter = async (claims: Claims) => {
    await shop.enter(claims)
    const { uid } = shop.auth.current!
    await shop.enter(undefined)
    return uid
  }
  const staff = { pid: 'p-guide', adm: 1, sc: 'g' } as const
  const staffUid = await enter(staff)
  const call = async <I, O>(uid: string, claims: Claims, handler: FunctionHandler<I, O>, input: I, ports: Partial<HandlerPorts> = {}) =>
    (await invokeHandler(
      handler,
      { ...shop.context, ...ports, actor: { uid, secondFactor: true, claims, authenticatedAt: shop.clock.now() } },
      input,
    )) as O
  const world: RegistrationWorld = {
    ...shop,
    async as(personId, handler, input) {
      if (!accounts.has(personId)) accounts.set(personId, await enter({ pid: personId }))
      return call(accounts.get(personId)!, { pid: personId }, handler, input)
    },
    asStaff: (handler, input, ports) => call(staffUid, staff, handler, input, ports),
    async artist(id) {
      await behind.commit(
        behind.creating(people, id, personOf(id)),
        behind.creating(artists, id, {
          handle: id,
          displayName: id,
          sortName: id,
          media: ['Painting'],
          links: [],
          commissions: false,
          teaching: false,
          status: 'public',
        }),
      )
    },
    async submit(personId, wanted, more = {}) {
      return world.as(personId, submitRegistrationHandler, {
        key: crypto.randomUUID(),
        editionId: '2027',
        registrations: wanted.map(wantedOf),
        email: `${personId}@post.example`,
        method: 'card',
        seenCents: 19_500,
        volunteerHours: 0,
        isEligible: true,
        isInsured: true,
        accepts: true,
        ...more,
      })
    },
    async begin(personId, id) {
      await behind.commit(
        behind.creating(registrations, id, { personId, editionId: '2027', n: 1, insuranceOk: false, volunteerHours: 0, status: 'draft' }),
      )
    },
    async wait(personId, wanted) {
      const { listing: _, ...place } = wantedOf(wanted)
      return world.as(personId, joinWaitlistHandler, { editionId: '2027', wanted: place })
    },
    async pay(personId, orderId, card = visa) {
      const payment = await world.as(personId, continueCheckoutHandler, { orderId })
      if (payment.by === 'card') await shop.payments.pay(payment.clientSecret, card)
      return payment
    },
    registration: async id => (await behind.get(registrations, id))!,
    async placesOf(site) {
      const found = await behind.get(places, site, params)
      return { takenBy: found?.takenBy ?? [], line: found?.line ?? [] }
    },
    at: local => shop.localMode.setNow(wallTime(local, tz).utc),
  }
  for (const id of ['ana', 'bo', 'cy', 'di', 'mia']) await world.artist(id)
  shop.localMode.setNow(inMay)
  return world
}

const personOf = (id: string): DataOf<typeof people> => ({
  names: { first: id, last: 'Lo', display: id, sort: id },
  emails: [{ address: `${id}@post.example`, verified: true }],
  kind: 'person',
  tags: [],
  status: 'active',
})

/** The reasons why a call was refused. */
export async function refusalsOf(call: Promise<unknown>): Promise<readonly RegistrationRefusal[]> {
  const failure = await call.then(
    () => undefined,
    (error: unknown) => error as { readonly details?: { readonly refusals?: readonly RegistrationRefusal[] } },
  )
  return failure?.details?.refusals ?? []
}
