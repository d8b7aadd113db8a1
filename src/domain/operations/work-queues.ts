import { Clock } from '../../ports/clock'
import { roleGrants } from '../accounts/role-grants'
import { adOrders } from '../ads/ad-orders'
import { organisation, organisationId } from '../content/settings'
import { eventSubmissions } from '../events/event-submissions'
import { donations } from '../giving/donations'
import { dateOfDay, dayNumber, localMoment } from '../guide/local-day'
import { countOverdueProofs } from '../guide/overdue-proofs'
import { registrations } from '../guide/registrations'
import { suppressions } from '../mail/suppressions'
import { ExpiringMemberships } from '../memberships/expiring-memberships'
import { threads } from '../messages/threads'
import { duplicates } from '../people/duplicates'
import { eligibility } from '../people/eligibility'
import type { Collection } from '../shared/collection'
import type { Scope } from '../shared/policy'
import { type Find, Records } from '../shared/records'
import { payments } from '../shop/payments'
import { bugs } from './bugs'

/** Something that waits for staff of one scope. */
export interface WorkQueue {
  readonly name: QueueName
  readonly scope: Scope
  /** Where it is worked off: slug of a panel, with what is to be seen of it. */
  readonly panel: string
}

export type QueueName =
  | 'events'
  | 'registrations'
  | 'listingProofs'
  | 'art'
  | 'proofs'
  | 'duplicates'
  | 'expiring'
  | 'messages'
  | 'bounces'
  | 'payments'
  | 'gifts'
  | 'bugs'
  | 'roles'

/** What a queue may be counted by. */
interface Today {
  readonly now: Date
  /** On the organisation's clock, `YYYY-MM-DD`. */
  readonly date: string
  readonly editionId: string | undefined
}

interface Counted extends WorkQueue {
  readonly count: (stores: Stores, today: Today) => Promise<number>
}
interface Stores {
  readonly records: Records
  readonly expiring: ExpiringMemberships
}

const hour = 60 * 60_000
/** A message waits too long after two days (product §C5). */
const patience = 48 * hour
/** Addresses that came back are looked after for as long. */
const bounceMemory = 30 * 24 * hour
/** Days before its end in which a membership is asked to renew. */
const renewalDays = 30
/** A gift of this many cents and more is thanked by a letter. */
const largeGift = 25_000

const found = (of: Collection, find: (today: Today) => Find) => ({
  count: ({ records }: Stores, today: Today) => records.count(of, find(today)),
})
const inState = (of: Collection, status: string) => found(of, () => ({ where: [['status', '==', status]] }))

/** By scope, in the order in which they are shown. */
const queues: readonly Counted[] = [
  { name: 'events', scope: 'content', panel: 'reviewevents', ...inState(eventSubmissions, 'pending') },
  { name: 'registrations', scope: 'guide', panel: 'sfoslistings', ...inState(registrations, 'in_review') },
  {
    name: 'listingProofs',
    scope: 'guide',
    panel: 'sfoslistings',
    count: async ({ records }, { editionId, now }) => (editionId === undefined ? 0 : countOverdueProofs(records, editionId, now)),
  },
  { name: 'art', scope: 'guide', panel: 'sfosaduploads', ...inState(adOrders, 'art_due') },
  { name: 'proofs', scope: 'people', panel: 'verifier?view=proofs', ...inState(eligibility, 'pending') },
  { name: 'duplicates', scope: 'people', panel: 'usermerger', ...inState(duplicates, 'open') },
  {
    name: 'expiring',
    scope: 'people',
    panel: 'membersdatabase',
    count: async ({ expiring }, { date }) => (await expiring.between(date, dateOfDay(dayNumber(date) + renewalDays))).length,
  },
  {
    name: 'messages',
    scope: 'mail',
    panel: 'mcenter',
    ...found(threads, ({ now }) => ({
      where: [
        ['status', 'in', ['open', 'reopened']],
        ['lastAt', '<', new Date(now.getTime() - patience)],
      ],
    })),
  },
  {
    name: 'bounces',
    scope: 'mail',
    panel: 'groupmailer',
    ...found(suppressions, ({ now }) => ({
      where: [
        ['status', '==', 'active'],
        ['reason', '==', 'hard'],
        ['at', '>', new Date(now.getTime() - bounceMemory)],
      ],
    })),
  },
  { name: 'payments', scope: 'money', panel: 'stripetrans', ...inState(payments, 'failed') },
  {
    name: 'gifts',
    scope: 'money',
    panel: 'donationletter',
    ...found(donations, () => ({
      where: [
        ['status', '==', 'recorded'],
        ['amount.cents', '>=', largeGift],
      ],
    })),
  },
  { name: 'bugs', scope: 'system', panel: 'bugtracker', ...inState(bugs, 'new') },
  { name: 'roles', scope: 'system', panel: 'adminsetter', ...inState(roleGrants, 'requested') },
]

export type WaitingWork = WorkQueue & { readonly count: number }

/** What waits for staff. Counted by the store, so that a number costs no documents; memberships that end are the one exception. */
export class WorkQueues {
  static readonly inject = [Records, ExpiringMemberships, Clock] as const

  constructor(
    private readonly records: Records,
    private readonly expiring: ExpiringMemberships,
    private readonly clock: Clock,
  ) {}

  /** Every queue of these scopes, also those with nothing in them. */
  async waiting(scopes: readonly Scope[]): Promise<readonly WaitingWork[]> {
    const now = this.clock.now()
    const settings = await this.records.get(organisation, organisationId)
    const { date } = localMoment(now, settings?.tz ?? 'UTC')
    const today = { now, date, editionId: settings?.currentEdition }
    return Promise.all(
      queues
        .filter(({ scope }) => scopes.includes(scope))
        .map(async ({ count, ...queue }) => ({ ...queue, count: await count({ records: this.records, expiring: this.expiring }, today) })),
    )
  }
}
