import { Clock } from '../../ports/clock'
import { roleGrants } from '../accounts/role-grants'
import { adOrders } from '../ads/ad-orders'
import { eventSubmissions } from '../events/event-submissions'
import { donations } from '../giving/donations'
import { registrations } from '../guide/registrations'
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
  /** Slug of the panel where it is worked off. */
  readonly panel: string
}

export const queueNames = ['registrations', 'art', 'events', 'proofs', 'duplicates', 'payments', 'gifts', 'messages', 'bugs', 'roles'] as const
export type QueueName = (typeof queueNames)[number]

interface Counted extends WorkQueue {
  readonly of: Collection
  readonly find: (now: Date) => Find
}

/** A message waits too long after two days; a gift of this many cents and more is thanked by a letter. */
const patience = 48 * 60 * 60_000
const largeGift = 25_000

const inState = (status: string) => (): Find => ({ where: [['status', '==', status]] })

const queues: readonly Counted[] = [
  { name: 'registrations', scope: 'guide', panel: 'sfoslistings', of: registrations, find: inState('in_review') },
  { name: 'art', scope: 'guide', panel: 'sfosaduploads', of: adOrders, find: inState('art_due') },
  { name: 'events', scope: 'content', panel: 'reviewevents', of: eventSubmissions, find: inState('pending') },
  { name: 'proofs', scope: 'people', panel: 'verifier', of: eligibility, find: inState('pending') },
  { name: 'duplicates', scope: 'people', panel: 'usermerger', of: duplicates, find: inState('open') },
  { name: 'payments', scope: 'money', panel: 'stripetrans', of: payments, find: inState('failed') },
  {
    name: 'gifts',
    scope: 'money',
    panel: 'donationletter',
    of: donations,
    find: () => ({
      where: [
        ['status', '==', 'recorded'],
        ['amount.cents', '>=', largeGift],
      ],
    }),
  },
  {
    name: 'messages',
    scope: 'mail',
    panel: 'mcenter',
    of: threads,
    find: now => ({
      where: [
        ['status', 'in', ['open', 'reopened']],
        ['lastAt', '<', new Date(now.getTime() - patience)],
      ],
    }),
  },
  { name: 'bugs', scope: 'system', panel: 'bugtracker', of: bugs, find: inState('new') },
  { name: 'roles', scope: 'system', panel: 'adminsetter', of: roleGrants, find: inState('requested') },
]

/** The queues of these scopes that have anything in them. Counted by the store, so that a number costs no documents. */
export class WorkQueues {
  static readonly inject = [Records, Clock] as const

  constructor(
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  async waiting(scopes: readonly Scope[]): Promise<readonly (WorkQueue & { readonly count: number })[]> {
    const now = this.clock.now()
    const counted = await Promise.all(
      queues
        .filter(({ scope }) => scopes.includes(scope))
        .map(async ({ of, find, ...queue }) => ({ ...queue, count: await this.records.count(of, find(now)) })),
    )
    return counted.filter(({ count }) => count > 0)
  }
}
