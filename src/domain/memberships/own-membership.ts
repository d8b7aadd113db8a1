import { Auth } from '../../ports/auth'
import { Clock } from '../../ports/clock'
import { Callables } from '../shared/functions/callables'
import { organisation, organisationId } from '../shared/records/organisation'
import { Records } from '../shared/records/records'
import { localMoment } from '../shared/time/local-day'
import { issueCard } from './cards.function'
import { membershipProducts } from './membership-products'
import { type MembershipState, membershipState, paidUntil } from './membership-state'
import { memberships, terms } from './memberships'

/** A membership as its holder sees it. */
export interface HeldMembership {
  readonly id: string
  /** What it is called, where the organisation still offers it. */
  readonly product: string
  readonly level: string
  readonly state: MembershipState
  /** Last day that is paid for, `YYYY-MM-DD`. */
  readonly until?: string
  /** Names the card that is good; absent before the first was made. */
  readonly serial?: string
}

/** What somebody is a member of, and the card that says so. */
export class OwnMembership {
  static readonly inject = [Records, Auth, Callables, Clock] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly callables: Callables,
    private readonly clock: Clock,
  ) {}

  async held(): Promise<readonly HeldMembership[]> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) return []
    const [found, house] = await Promise.all([
      this.records.find(memberships, { where: [['personId', '==', personId]] }),
      this.records.get(organisation, organisationId),
    ])
    const { date } = localMoment(this.clock.now(), house?.tz ?? 'UTC')
    return Promise.all(
      found.map(async ({ id, productId, level, suspensions, card }): Promise<HeldMembership> => {
        const [product, theirs] = await Promise.all([
          this.offered(productId),
          this.records.find(terms, { params: { membership: id }, where: [['personId', '==', personId]] }),
        ])
        const until = paidUntil(theirs)
        return {
          id,
          product: product?.name ?? 'Membership',
          level: product?.levels.find(({ key }) => key === level)?.name ?? level,
          state: membershipState(theirs, suspensions, date),
          ...(until !== undefined && { until }),
          ...(card && { serial: card.serial }),
        }
      }),
    )
  }

  /** A new card, as the token that its code says; the former is no longer good. */
  async issueCard(membershipId: string): Promise<string> {
    return (await this.callables.call(issueCard, { membershipId })).token
  }

  /** Only what is on offer may be read by everybody: one that was retired has no name any more. */
  private async offered(id: string) {
    const live = await this.records.find(membershipProducts, { where: [['status', '==', 'live']], limit: 50 })
    return live.find(product => product.id === id)
  }
}
