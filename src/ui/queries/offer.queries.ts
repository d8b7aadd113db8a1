import type { PolicyKind, PolicyVersion } from '../../domain/content/policy-shelf'
import type { Campaign } from '../../domain/giving/giving'
import type { Memberships } from '../../domain/memberships/membership-offer'
import type { Program } from '../../domain/programs/program-offer'
import type { Product } from '../../domain/shop/shop-shelf'
import type { App } from '../app-services/app'
import { lateService } from '../app-services/late-service'
import type { LiveQuery } from '../app-services/live-query'
import { followed } from './followed'

/** What the organisation offers and asks for: programs, memberships, campaigns, shop goods, and the rules it goes by. */
export const offerQueries = (app: App) => ({
  programs: (): LiveQuery<readonly Program[]> =>
    followed(
      ['offer', 'programs'],
      async () => (await lateService(app, async () => (await import('../../domain/programs/program-offer')).ProgramOffer)).programs,
    ),

  memberships: (): LiveQuery<Memberships> =>
    followed(
      ['offer', 'memberships'],
      async () => (await lateService(app, async () => (await import('../../domain/memberships/membership-offer')).MembershipOffer)).memberships,
    ),

  campaigns: (): LiveQuery<readonly Campaign[]> =>
    followed(['offer', 'campaigns'], async () => (await lateService(app, async () => (await import('../../domain/giving/giving')).Giving)).campaigns),

  products: (): LiveQuery<readonly Product[]> =>
    followed(
      ['offer', 'products'],
      async () => (await lateService(app, async () => (await import('../../domain/shop/shop-shelf')).ShopShelf)).products,
    ),

  policy: (kind: PolicyKind): LiveQuery<readonly PolicyVersion[]> =>
    followed(['offer', 'policy', kind], async () =>
      (await lateService(app, async () => (await import('../../domain/content/policy-shelf')).PolicyShelf)).versions(kind),
    ),
})
