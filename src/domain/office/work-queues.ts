import { Clock } from '../../ports/clock'
import { roleGrants } from '../accounts/roles/role-grants.collection'
import { adOrders } from '../ads/ad-orders.collection'
import { artists } from '../artists/artists.collection'
import { restores } from '../backups/restores.collection'
import { bugs } from '../bugs/bugs.collection'
import { contactMessages } from '../contact-form/contact-messages.collection'
import { eligibility } from '../eligibility/eligibility.collection'
import { officeDrafts } from '../events/draft-events'
import { eventSubmissions } from '../events/event-submissions.collection'
import { events } from '../events/events.collection'
import { donations } from '../giving/donations.collection'
import { countOverdueProofs } from '../guide/clock/count-overdue-proofs'
import { editionAtWork, statesAtWork } from '../guide/edition-at-work'
import { editions } from '../guide/editions.collection'
import { registrations } from '../guide/registrations.collection'
import { countListingsToReview } from '../guide/review/listings-to-review'
import { suppressions } from '../mail/suppressions.collection'
import { ExpiringMemberships } from '../memberships/expiring-memberships'
import { membershipWaivers } from '../memberships/waivers/membership-waivers.collection'
import { duplicates } from '../merging/duplicate-pairs.collection'
import { threads } from '../messages/threads.collection'
import type { Collection } from '../shared/records/collection'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import type { Scope } from '../shared/records/policy'
import { type Find, Records } from '../shared/records/records'
import { dateOfDay, dayNumber, localMoment } from '../shared/time/local-day'
import { payments } from '../shop/payments.collection'
import { providerEvents } from '../shop/provider-events.collection'

/** Something that waits for staff of one scope. */
export interface WorkQueue {
  readonly name: QueueName
  readonly scope: Scope
}

export type QueueName =
  | 'events'
  | 'draftEvents'
  | 'listings'
  | 'feeWaivers'
  | 'listingProofs'
  | 'art'
  | 'proofs'
  | 'waivers'
  | 'newArtists'
  | 'duplicates'
  | 'expiring'
  | 'messages'
  | 'contactMessages'
  | 'bounces'
  | 'payments'
  | 'providerMessages'
  | 'gifts'
  | 'largeGifts'
  | 'bugs'
  | 'roles'
  | 'restores'

/** What a queue may use in its query. */
interface Today {
  readonly now: Date
  /** `YYYY-MM-DD` in the organization's time zone. */
  readonly date: string
  /** The edition at work. */
  readonly editionId: string | undefined
  /** Its doors are shut for good: what was not printed never will be. */
  readonly isOver: boolean
}

interface Counted extends WorkQueue {
  /** Other staff may not read it. */
  readonly isOfSuperadmins?: true
  readonly count: (stores: Stores, today: Today) => Promise<number>
}
interface Stores {
  readonly records: Records
  readonly expiring: ExpiringMemberships
}

const hour = 60 * 60_000
/** A message waits too long after two days (product.md C5). */
const patience = 48 * hour
/** For how long bounced addresses are counted. */
const bounceMemory = 30 * 24 * hour
/** Days before the end of a membership in which its renewal is due. */
const renewalDays = 30
/** A gift of at least this many cents gets its own letter of thanks. */
const largeGift = 25_000

const found = (of: Collection, find: (today: Today) => Find) => ({
  count: ({ records }: Stores, today: Today) => records.count(of, find(today)),
})
const inState = (of: Collection, status: string) => found(of, () => ({ where: [['status', '==', status]] }))

/** By scope, in display order. */
const queues: readonly Counted[] = [
  { name: 'events', scope: 'content', ...inState(eventSubmissions, 'pending') },
  {
    name: 'draftEvents',
    scope: 'content',
    count: async ({ records }) => {
      // A field that is absent cannot be asked for.
      const [all, inTrash] = await Promise.all([
        records.count(events, { where: officeDrafts }),
        records.count(events, { where: [...officeDrafts, ['deletedAt', '>', new Date(0)]] }),
      ])
      return all - inTrash
    },
  },
  {
    name: 'listings',
    scope: 'guide',
    count: async ({ records }, { editionId }) => (editionId === undefined ? 0 : countListingsToReview(records, editionId)),
  },
  {
    name: 'feeWaivers',
    scope: 'guide',
    ...found(registrations, () => ({
      where: [
        ['status', '==', 'awaiting_payment'],
        ['waiver.state', '==', 'asked'],
      ],
    })),
  },
  {
    name: 'listingProofs',
    scope: 'guide',
    count: async ({ records }, { editionId, isOver, now }) => (editionId === undefined || isOver ? 0 : countOverdueProofs(records, editionId, now)),
  },
  {
    name: 'art',
    scope: 'guide',
    count: async ({ records }, { editionId, isOver }) => {
      if (editionId === undefined || isOver) return 0
      return records.count(adOrders, {
        where: [
          ['editionId', '==', editionId],
          ['status', '==', 'art_due'],
        ],
      })
    },
  },
  { name: 'proofs', scope: 'people', ...inState(eligibility, 'pending') },
  { name: 'waivers', scope: 'people', ...inState(membershipWaivers, 'asked') },
  { name: 'newArtists', scope: 'people', ...inState(artists, 'draft') },
  { name: 'duplicates', scope: 'people', ...inState(duplicates, 'open') },
  {
    name: 'expiring',
    scope: 'people',
    count: async ({ expiring }, { date }) => (await expiring.between(date, dateOfDay(dayNumber(date) + renewalDays))).length,
  },
  {
    name: 'messages',
    scope: 'mail',
    ...found(threads, ({ now }) => ({
      where: [
        ['status', 'in', ['open', 'reopened']],
        ['lastAt', '<', new Date(now.getTime() - patience)],
      ],
    })),
  },
  {
    name: 'contactMessages',
    scope: 'mail',
    ...found(contactMessages, () => ({ where: [['status', 'in', ['new', 'assigned']]] })),
  },
  {
    name: 'bounces',
    scope: 'mail',
    ...found(suppressions, ({ now }) => ({
      where: [
        ['status', '==', 'active'],
        ['reason', '==', 'hard'],
        ['at', '>', new Date(now.getTime() - bounceMemory)],
      ],
    })),
  },
  { name: 'payments', scope: 'money', ...inState(payments, 'failed') },
  { name: 'providerMessages', scope: 'money', ...inState(providerEvents, 'failed') },
  {
    name: 'gifts',
    scope: 'money',
    // Monthly gifts get the letter of their year, and some imported gifts were thanked for elsewhere.
    count: async ({ records }) => {
      const large = [
        ['status', '==', 'recorded'],
        ['amount.cents', '>=', largeGift],
      ] as const
      const [all, monthly, thanked] = await Promise.all([
        records.count(donations, { where: large }),
        records.count(donations, { where: [...large, ['isMonthly', '==', true]] }),
        records.count(donations, { where: [...large, ['thankedElsewhere', '==', true]] }),
      ])
      return all - monthly - thanked
    },
  },
  { name: 'largeGifts', scope: 'money', ...found(donations, () => ({ where: [['personalThanks.state', '==', 'due']] })) },
  { name: 'bugs', scope: 'system', ...inState(bugs, 'new') },
  { name: 'roles', scope: 'system', ...inState(roleGrants, 'requested') },
  { name: 'restores', scope: 'system', isOfSuperadmins: true, ...inState(restores, 'requested') },
]

export type WaitingWork = WorkQueue & { readonly count: number }

/** What waits for staff. Counted by the store, so that no documents are read, except for memberships that end soon. */
export class WorkQueues {
  static readonly inject = [Records, ExpiringMemberships, Clock] as const

  constructor(
    private readonly records: Records,
    private readonly expiring: ExpiringMemberships,
    private readonly clock: Clock,
  ) {}

  /** Every queue of these scopes, including empty ones; with those of superadmins for one of them. */
  async waiting(scopes: readonly Scope[], isSuperadmin = false): Promise<readonly WaitingWork[]> {
    const now = this.clock.now()
    const settings = await this.records.get(organisation, organisationId)
    const { date } = localMoment(now, settings?.tz ?? 'UTC')
    const atWork = scopes.includes('guide') ? await this.records.find(editions, { where: [['status', 'in', statesAtWork]] }) : []
    const editionId = editionAtWork(atWork, settings?.currentEdition)
    const edition = scopes.includes('guide') && editionId !== undefined ? await this.records.get(editions, editionId) : undefined
    const today = { now, date, editionId, isOver: edition?.endsOn !== undefined && edition.endsOn < date }
    return Promise.all(
      queues
        .filter(({ scope, isOfSuperadmins }) => scopes.includes(scope) && (isSuperadmin || !isOfSuperadmins))
        .map(async ({ name, scope, count }) => ({ name, scope, count: await count({ records: this.records, expiring: this.expiring }, today) })),
    )
  }
}
