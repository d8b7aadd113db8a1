import type { PolicyKind, PolicyVersion } from '../../domain/content/policy-service'
import type { Campaign } from '../../domain/giving/giving'
import type { Memberships } from '../../domain/memberships/membership-offer'
import type { Program } from '../../domain/programs/program-offer'
import type { Product } from '../../domain/shop/shop-service'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { followed } from './followed'

/** Programs, memberships, campaigns, shop products and policies. */
export const offerQueries = (app: App) => ({
  programs: (): LiveQuery<readonly Program[]> =>
    followed(
      ['offer', 'programs'],
      async () => (await serviceAfterHydration(app, async () => (await import('../../domain/programs/program-offer')).ProgramOffer)).programs,
    ),

  memberships: (): LiveQuery<Memberships> =>
    followed(
      ['offer', 'memberships'],
      async () =>
        (await serviceAfterHydration(app, async () => (await import('../../domain/memberships/membership-offer')).MembershipOffer)).memberships,
    ),

  campaigns: (): LiveQuery<readonly Campaign[]> =>
    followed(
      ['offer', 'campaigns'],
      async () => (await serviceAfterHydration(app, async () => (await import('../../domain/giving/giving')).Giving)).campaigns,
    ),

  products: (): LiveQuery<readonly Product[]> =>
    followed(
      ['offer', 'products'],
      async () => (await serviceAfterHydration(app, async () => (await import('../../domain/shop/shop-service')).ShopService)).products,
    ),

  policy: (kind: PolicyKind): LiveQuery<readonly PolicyVersion[]> =>
    followed(['offer', 'policy', kind], async () =>
      (await serviceAfterHydration(app, async () => (await import('../../domain/content/policy-service')).PolicyService)).versions(kind),
    ),
})
