import type { PolicyKind, PolicyVersion } from '../../domain/content/policy-shelf'
import type { Campaign } from '../../domain/giving/giving'
import type { Memberships } from '../../domain/memberships/membership-offer'
import type { Program } from '../../domain/programs/program-offer'
import type { Product } from '../../domain/shop/shop-shelf'
import type { App } from '../app-services/app'
import { lateService } from '../app-services/late-service'
import type { LiveQuery } from '../app-services/live-query'

/** What the organisation offers and asks for: programs, memberships, campaigns, shop goods, and the rules it goes by. */
export const offerQueries = (app: App) => ({
  programs: (): LiveQuery<readonly Program[]> => ({
    queryKey: ['offer', 'programs'],
    queryFn: async () => (await lateService(app, async () => (await import('../../domain/programs/program-offer')).ProgramOffer)).all(),
  }),

  memberships: (): LiveQuery<Memberships> => ({
    queryKey: ['offer', 'memberships'],
    queryFn: async () => (await lateService(app, async () => (await import('../../domain/memberships/membership-offer')).MembershipOffer)).all(),
  }),

  campaigns: (): LiveQuery<readonly Campaign[]> => ({
    queryKey: ['offer', 'campaigns'],
    queryFn: async () => (await lateService(app, async () => (await import('../../domain/giving/giving')).Giving)).all(),
  }),

  products: (): LiveQuery<readonly Product[]> => ({
    queryKey: ['offer', 'products'],
    queryFn: async () => (await lateService(app, async () => (await import('../../domain/shop/shop-shelf')).ShopShelf)).all(),
  }),

  policy: (kind: PolicyKind): LiveQuery<readonly PolicyVersion[]> => ({
    queryKey: ['offer', 'policy', kind],
    queryFn: async () => (await lateService(app, async () => (await import('../../domain/content/policy-shelf')).PolicyShelf)).versions(kind),
  }),
})
