import { Auth } from '../../ports/auth'
import { isTransient } from '../../ports/errors'
import { ascending } from '../shared/ascending'
import { Callables } from '../shared/functions/callables'
import { unlessPreviewed } from '../shared/preview/unless-previewed'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import { Records } from '../shared/records/records'
import { localMoment } from '../shared/time/local-day'
import { WallClock } from '../shared/time/wall-clock'
import { graceDays } from './card-token'
import { membershipSeats, type Seat } from './family-seats/membership-seats.collection'
import { type OwnSeat, readOwnSeats } from './family-seats/seats.contract'
import { membershipProducts } from './membership-products.collection'
import { type MembershipState, membershipState, memberWithoutGapUntil, paidUntil } from './membership-state'
import { type audiences, memberships, terms } from './memberships.collection'
import { productOn } from './products/level-prices'
import type { OwnTerms } from './terms/term-preview'
import { unreversedTerms } from './unreversed-terms'
import { type MembershipWaiver, membershipWaivers } from './waivers/membership-waivers.collection'

/** A membership as its holder sees it. */
export interface HeldMembership {
  readonly id: string
  /** The membership's name, if it is still offered. */
  readonly product: string
  readonly level: string
  readonly state: MembershipState
  /** The last paid day, `YYYY-MM-DD`. */
  readonly until?: string
  /** The last day that a card issued now would show: if there is a gap, the last day before it. */
  readonly cardUntil?: string
  /** First and last days of the paid and given terms, in order. */
  readonly terms: readonly { readonly start: string; readonly end: string }[]
  /** Days of grace after the last paid day. */
  readonly graceDays: number
  /** The price of another term, if the membership is still offered. */
  readonly priceCents?: number
  /** The price on its last day, as far as prices are known in advance. */
  readonly renewalCents?: number
  /** The address for renewal, if the membership is still offered. */
  readonly renewAt?: string
  /** The address for changing the level, if there is another one. */
  readonly changeAt?: string
  /** Number of people that its level includes, counting the holder, if it is still offered. */
  readonly people: number
  readonly productId: string
  /** The serial of the valid card; absent before the first card. */
  readonly serial?: string
}

/** What a person has of the memberships for one audience, as the join page needs to know it. */
export interface OwnOfAudience {
  readonly terms: Omit<OwnTerms, 'graceDays'>
  /** The current membership; absent if there has never been one for this audience. */
  readonly held?: { readonly productId: string; readonly level: string; readonly autoRenew: boolean }
}

/** The user's own memberships and their cards. */
export class OwnMembership {
  static readonly inject = [Records, Auth, WallClock, Callables] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly clock: WallClock,
    private readonly callables: Callables,
  ) {}

  async held(): Promise<readonly HeldMembership[]> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) return []
    const [found, date] = await Promise.all([this.records.find(memberships, { where: [['personId', '==', personId]] }), this.today()])
    return Promise.all(
      found.map(async ({ id, productId, level, suspensions, card }): Promise<HeldMembership> => {
        const [product, theirs] = await Promise.all([this.offered(productId), this.termsOf(id, personId)])
        const [until, cardUntil] = [paidUntil(theirs), memberWithoutGapUntil(theirs, date)]
        const offeredBy = (day: string) => product && productOn(product, day).levels.find(({ key }) => key === level)
        const [offered, renewed] = [offeredBy(date), until !== undefined && date < until ? offeredBy(until) : undefined]
        const state = membershipState(theirs, suspensions, date, product?.graceDays)
        return {
          id,
          product: product?.name ?? 'Membership',
          level: offered?.name ?? level,
          state,
          ...(until !== undefined && { until }),
          ...(cardUntil !== undefined && { cardUntil }),
          ...(offered && { priceCents: offered.price.cents }),
          ...(renewed && { renewalCents: renewed.price.cents }),
          graceDays: product?.graceDays ?? graceDays,
          people: offered?.seats ?? 1,
          productId,
          ...(product && product.levels.length > 1 && (state === 'current' || state === 'future') && { changeAt: `/${product.routeKey}membership` }),
          ...(product && { renewAt: `/${product.routeKey}membership?level=${level}` }),
          terms: unreversedTerms(theirs)
            .map(({ start, end }) => ({ start, end }))
            .toSorted(ascending('start')),
          ...(card && { serial: card.serial }),
        }
      }),
    )
  }

  /** The user's terms for an audience; each person has at most one membership per audience. */
  async ofAudience(audience: (typeof audiences)[number]): Promise<OwnOfAudience> {
    const personId = this.auth.current?.claims.pid
    const today = await this.today()
    if (personId === undefined) return { terms: { all: [], suspensions: [], today } }
    const own = await this.records.find(memberships, { where: [['personId', '==', personId]] })
    const found = own.find(membership => membership.audience === audience)
    if (!found) return { terms: { all: [], suspensions: [], today } }
    const { id, productId, level, suspensions, autoRenew } = found
    return { terms: { all: await this.termsOf(id, personId), suspensions, today }, held: { productId, level, autoRenew } }
  }

  /** The seats that the user gave to others, the earliest first. */
  async seats(): Promise<readonly Seat[]> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) return []
    const given = await this.records.find(membershipSeats, { where: [['holderId', '==', personId]] })
    return given.toSorted((a, b) => a.invitedAt.getTime() - b.invitedAt.getTime())
  }

  /** The user's seats in memberships of others, and the invitations to their address; empty without a network. */
  async seatsOfOthers(): Promise<readonly OwnSeat[]> {
    if (!this.auth.current || this.auth.current.claims.imp !== undefined) return []
    try {
      return (await this.callables.call(readOwnSeats, {}).catch(unlessPreviewed))?.seats ?? []
    } catch (error) {
      if (!isTransient(error)) throw error
      return []
    }
  }

  /** The user's waiver requests, the latest first. */
  async waivers(): Promise<readonly MembershipWaiver[]> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) return []
    const own = await this.records.find(membershipWaivers, { where: [['personId', '==', personId]] })
    return own.toSorted((a, b) => b.askedAt.getTime() - a.askedAt.getTime())
  }

  private async today(): Promise<string> {
    const house = await this.records.get(organisation, organisationId)
    return localMoment(this.clock.now(), house?.tz ?? 'UTC').date
  }

  private termsOf(membership: string, personId: string) {
    return this.records.find(terms, { params: { membership }, where: [['personId', '==', personId]] })
  }

  /** Only offered memberships are public, so a retired one has no name here. */
  private async offered(id: string) {
    const live = await this.records.find(membershipProducts, { where: [['status', '==', 'live']], limit: 50 })
    return live.find(product => product.id === id)
  }
}
