import type { JoiningDraft } from '../../domain/accounts/joining-drafts.collection'
import type { SecurityEntry } from '../../domain/accounts/security-log'
import type { ArtistProfile, OwnWork } from '../../domain/art/own-profile-and-works'
import type { PolicyVersion } from '../../domain/content/policy-service'
import type { Eligibility } from '../../domain/eligibility/eligibility.collection'
import type { OwnMonthlyGift } from '../../domain/giving/monthly/own-monthly-gifts'
import type { StoredMonthlyGift } from '../../domain/giving/subscriptions.collection'
import type { Seat } from '../../domain/memberships/family-seats/membership-seats.collection'
import type { OwnSeat } from '../../domain/memberships/family-seats/seats.contract'
import type { MembershipProduct, Memberships } from '../../domain/memberships/offered-memberships'
import type { HeldMembership, OwnOfAudience } from '../../domain/memberships/own-membership'
import type { MembershipWaiver } from '../../domain/memberships/waivers/membership-waivers.collection'
import type { ConsentTopic } from '../../domain/people/consents.collection'
import type { Deletion } from '../../domain/people/deletions.collection'
import type { PassportStamp } from '../../domain/people/passport.collection'
import type { Person } from '../../domain/people/people.collection'
import type { GiftYear } from '../../domain/shop/own-gifts'
import type { OwnOrder } from '../../domain/shop/own-orders'
import { joiningOf, sessionOf } from '../app-services/account-services'
import type { App, LiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { readingQuery } from './query-of-reading'

export type { ArtistProfile, Eligibility, HeldMembership, MembershipWaiver, OwnSeat, OwnWork, Person, Seat }

/** A saved, unfinished joining and its account: it is not shown to another person who signs in. */
export interface KeptJoining {
  readonly uid: string | null
  readonly draft: JoiningDraft
}

export const ownMembershipOf = (app: App) =>
  serviceAfterHydration(app, async () => (await import('../../domain/memberships/own-membership')).OwnMembership)
export const ownProofsOf = (app: App) => serviceAfterHydration(app, async () => (await import('../../domain/eligibility/own-proofs')).OwnProofs)

/** The user's own data. All keys begin with `account`, so that one call renews everything after a change. */
export const accountQueries = (app: App) => {
  const own = () => serviceAfterHydration(app, async () => (await import('../../domain/accounts/account-settings-service')).AccountSettingsService)
  const studio = () => serviceAfterHydration(app, async () => (await import('../../domain/art/own-profile-and-works')).OwnProfileAndWorks)
  const offer = () => serviceAfterHydration(app, async () => (await import('../../domain/memberships/offered-memberships')).OfferedMemberships)
  const monthly = () => serviceAfterHydration(app, async () => (await import('../../domain/giving/monthly/own-monthly-gifts')).OwnMonthlyGifts)
  return {
    person: (): LiveQuery<Person | null> => ({ queryKey: ['account', 'person'], queryFn: async () => (await (await own()).person()) ?? null }),

    topics: (): LiveQuery<readonly ConsentTopic[]> => ({ queryKey: ['account', 'topics'], queryFn: async () => (await own()).topics() }),

    deletion: (): LiveQuery<Deletion | null> => ({
      queryKey: ['account', 'deletion'],
      queryFn: async () => (await (await own()).deletion()) ?? null,
    }),

    profile: (): LiveQuery<ArtistProfile | null> => ({
      queryKey: ['account', 'profile'],
      queryFn: async () => (await (await studio()).profile()) ?? null,
    }),

    works: (): LiveQuery<readonly OwnWork[]> => ({ queryKey: ['account', 'works'], queryFn: async () => (await studio()).works() }),

    securityLog: (): LiveQuery<readonly SecurityEntry[]> => ({ queryKey: ['account', 'security'], queryFn: async () => (await own()).securityLog() }),

    stamps: (): LiveQuery<readonly PassportStamp[]> => ({ queryKey: ['account', 'stamps'], queryFn: async () => (await own()).stamps() }),

    joining: (): LiveQuery<KeptJoining> => ({
      queryKey: ['account', 'joining'],
      queryFn: async () => {
        const session = await sessionOf(app)
        // A prerendered page runs this before the session is known.
        await session.ready()
        const user = session.current
        if (!user) return { uid: null, draft: {} }
        return { uid: user.uid, draft: user.claims.pid === undefined ? await (await joiningOf(app)).resume() : {} }
      },
    }),

    /** The user's memberships. */
    held: (): LiveQuery<readonly HeldMembership[]> => ({ queryKey: ['account', 'held'], queryFn: async () => (await ownMembershipOf(app)).held() }),

    /** The user's membership for an audience. */
    ofAudience: (audience: MembershipProduct['audience']): LiveQuery<OwnOfAudience> => ({
      queryKey: ['account', 'held', audience],
      queryFn: async () => (await ownMembershipOf(app)).ofAudience(audience),
    }),

    /** The seats given from the user's memberships. */
    seats: (): LiveQuery<readonly Seat[]> => ({ queryKey: ['account', 'seats'], queryFn: async () => (await ownMembershipOf(app)).seats() }),

    /** The user's seats in memberships of others, and invitations. */
    seatsOfOthers: (): LiveQuery<readonly OwnSeat[]> => ({
      queryKey: ['account', 'seats', 'others'],
      queryFn: async () => (await ownMembershipOf(app)).seatsOfOthers(),
    }),

    /** The user's waiver requests. */
    waivers: (): LiveQuery<readonly MembershipWaiver[]> => ({
      queryKey: ['account', 'waivers'],
      queryFn: async () => (await ownMembershipOf(app)).waivers(),
    }),

    /** The user's gifts by year, the latest first. */
    gifts: (): LiveQuery<readonly GiftYear[]> => ({
      queryKey: ['account', 'gifts'],
      queryFn: async () => (await serviceAfterHydration(app, async () => (await import('../../domain/shop/own-gifts')).OwnGifts)).byYear(),
    }),

    /** The user's monthly gifts, live. */
    monthlyGifts: (): LiveQuery<readonly OwnMonthlyGift[]> => readingQuery(['account', 'monthly'], async () => (await monthly()).gifts),

    /** The active renewals of the user's memberships, live. */
    renewals: (): LiveQuery<readonly StoredMonthlyGift[]> => readingQuery(['account', 'renewals'], async () => (await monthly()).renewals),

    /** Proofs of eligibility that the user sent. */
    proofs: (): LiveQuery<readonly Eligibility[]> => ({ queryKey: ['account', 'proofs'], queryFn: async () => (await ownProofsOf(app)).all() }),

    orders: (): LiveQuery<readonly OwnOrder[]> =>
      readingQuery(
        ['account', 'orders'],
        async () => (await serviceAfterHydration(app, async () => (await import('../../domain/shop/own-orders')).OwnOrders)).orders,
      ),

    /** Policies that the user is asked to agree to. */
    policies: (): LiveQuery<readonly PolicyVersion[]> => ({
      queryKey: ['account', 'policies'],
      queryFn: async () =>
        (await serviceAfterHydration(app, async () => (await import('../../domain/shop/policies/policies-to-accept')).PoliciesToAccept)).all(),
    }),

    memberships: (): LiveQuery<Memberships> => ({ queryKey: ['account', 'memberships'], queryFn: async () => (await offer()).memberships.read() }),
  }
}

/** Refetches all account data after a change. */
export const renewAccount = (app: App): Promise<void> => app.queries.invalidateQueries({ queryKey: ['account'] })
