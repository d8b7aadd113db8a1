import type { AdOffer } from '../../domain/ads/offer/offered-ads'
import type { PolicyKind, ShownPolicy } from '../../domain/content/policy-service'
import type { Campaign } from '../../domain/giving/offered-causes'
import type { Memberships } from '../../domain/memberships/offered-memberships'
import type { Program } from '../../domain/programs/offered-programs'
import type { Product } from '../../domain/shop/product-service'
import type { App, LiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { readingQuery } from './query-of-reading'

/** Programs, advertisements, memberships, campaigns, shop products and policies. */
export const offerQueries = (app: App) => ({
  programs: (): LiveQuery<readonly Program[]> =>
    readingQuery(
      ['offer', 'programs'],
      async () => (await serviceAfterHydration(app, async () => (await import('../../domain/programs/offered-programs')).OfferedPrograms)).programs,
    ),

  memberships: (): LiveQuery<Memberships> =>
    readingQuery(
      ['offer', 'memberships'],
      async () =>
        (await serviceAfterHydration(app, async () => (await import('../../domain/memberships/offered-memberships')).OfferedMemberships)).memberships,
    ),

  ads: (): LiveQuery<AdOffer | null> => ({
    queryKey: ['offer', 'ads'],
    queryFn: async () =>
      (await (await serviceAfterHydration(app, async () => (await import('../../domain/ads/offer/offered-ads')).OfferedAds)).offer()) ?? null,
  }),

  campaigns: (): LiveQuery<readonly Campaign[]> =>
    readingQuery(
      ['offer', 'campaigns'],
      async () => (await serviceAfterHydration(app, async () => (await import('../../domain/giving/offered-causes')).OfferedCauses)).campaigns,
    ),

  products: (): LiveQuery<readonly Product[]> =>
    readingQuery(
      ['offer', 'products'],
      async () => (await serviceAfterHydration(app, async () => (await import('../../domain/shop/product-service')).ProductService)).products,
    ),

  policy: (kind: PolicyKind): LiveQuery<readonly ShownPolicy[]> =>
    readingQuery(['offer', 'policy', kind], async () =>
      (await serviceAfterHydration(app, async () => (await import('../../domain/content/policy-service')).PolicyService)).versions(kind),
    ),
})
