import { Auth } from '../../../ports/auth'
import { adOrders } from '../../ads/ad-orders.collection'
import { policyAcceptances } from '../../content/policies/policy-acceptances.collection'
import { policies } from '../../content/policies.collection'
import type { PolicyVersion } from '../../content/policy-service'
import { registrations } from '../../guide/registrations.collection'
import { Records } from '../../shared/records/records'
import { WallClock } from '../../shared/time/wall-clock'
import { orders } from '../orders.collection'

/** The policies that the signed-in person is asked to agree to. */
export class PoliciesToAccept {
  static readonly inject = [Records, Auth, WallClock] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly clock: WallClock,
  ) {}

  /** Those in effect that ask for it, concern the person, and have no acceptance of a version that is enough. */
  async all(): Promise<readonly PolicyVersion[]> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) return []
    const asking = await this.asking()
    if (asking.length === 0) return []
    const accepted = await this.records.find(policyAcceptances, { where: [['personId', '==', personId]] })
    const open = asking.filter(({ kind, acceptFrom = 0 }) => !accepted.some(one => one.kind === kind && one.version >= acceptFrom))
    const concerned = await Promise.all(open.map(({ kind }) => this.concerns(kind, personId)))
    return open.filter((_, i) => concerned[i])
  }

  /** The version in effect of each policy that asks for acceptance. */
  private async asking(): Promise<readonly PolicyVersion[]> {
    const found = await this.records.find(policies, {
      where: [
        ['status', '==', 'effective'],
        ['acceptFrom', '>', 0],
      ],
    })
    const now = this.clock.now()
    const inEffect = found.filter(({ effective }) => effective <= now)
    return inEffect.filter(({ kind, version }) => !inEffect.some(other => other.kind === kind && other.version > version))
  }

  /** Terms for artists, advertisers and buyers concern those alone; all others concern everybody with an account. */
  private async concerns(kind: PolicyVersion['kind'], personId: string): Promise<boolean> {
    const own = { where: [['personId', '==', personId]], limit: 1 } as const
    switch (kind) {
      case 'registration':
        return (await this.records.find(registrations, own)).length > 0
      case 'advertising':
        return (await this.records.find(adOrders, { where: [['advertiserId', '==', personId]], limit: 1 })).length > 0
      case 'refund':
        return (await this.records.find(orders, own)).length > 0
      case 'privacy':
      case 'copyright':
      case 'terms':
        return true
    }
  }
}
