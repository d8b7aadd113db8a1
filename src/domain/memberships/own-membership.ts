import { Auth } from '../../ports/auth'
import { Clock } from '../../ports/clock'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import { Records } from '../shared/records/records'
import { localMoment } from '../shared/time/local-day'
import { membershipProducts } from './membership-products.collection'
import { type MembershipState, membershipState, paidUntil } from './membership-state'
import { memberships, terms } from './memberships.collection'

/** A membership as its holder sees it. */
export interface HeldMembership {
  readonly id: string
  /** The membership's name, where it is still offered. */
  readonly product: string
  readonly level: string
  readonly state: MembershipState
  /** The last paid day, `YYYY-MM-DD`. */
  readonly until?: string
  /** The serial of the valid card; absent before the first card. */
  readonly serial?: string
}

/** The user's own memberships and their cards. */
export class OwnMembership {
  static readonly inject = [Records, Auth, Clock] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
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
          state: membershipState(theirs, suspensions, date, product?.graceDays),
          ...(until !== undefined && { until }),
          ...(card && { serial: card.serial }),
        }
      }),
    )
  }

  /** Only offered memberships are public: a retired one has no name here. */
  private async offered(id: string) {
    const live = await this.records.find(membershipProducts, { where: [['status', '==', 'live']], limit: 50 })
    return live.find(product => product.id === id)
  }
}
