import type { AdOrder } from '../../domain/ads/ad-orders.collection'
import { adAvailability } from '../../domain/ads/offer/ad-availability.contract'
import type { OwnAd } from '../../domain/ads/own-ads'
import { type AdResults, readAdResults } from '../../domain/analytics/read-ad-results.contract'
import { Callables } from '../../domain/shared/functions/callables'
import type { App, LiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'
import { readingQuery } from '../queries/query-of-reading'

/** In the order of the prices of this version. */
interface AdsLeft {
  readonly version: number
  readonly left: readonly number[]
}

const ownAdsOf = (app: App) => serviceAfterHydration(app, async () => (await import('../../domain/ads/own-ads')).OwnAds)

/** The advertisements of whoever is signed in, and how many are for sale. */
export const adQueries = (app: App) => ({
  all: (): LiveQuery<readonly AdOrder[]> => readingQuery(['account', 'ads'], async () => (await ownAdsOf(app)).all()),
  one: (id: string): LiveQuery<OwnAd | null> => readingQuery(['account', 'ads', id], async () => (await ownAdsOf(app)).one(id)),

  /** What visitors did with a published advertisement. */
  results: (adId: string): LiveQuery<AdResults> => ({
    queryKey: ['account', 'ads', adId, 'results'],
    queryFn: async () => (await app.services()).get(Callables).call(readAdResults, { adId }),
  }),

  /** `null` where nobody can say now. Asked again every two minutes. */
  left: (editionId: string): LiveQuery<AdsLeft | null> => {
    const ask = async () => (await app.services()).get(Callables).call(adAvailability, { editionId })
    return {
      queryKey: ['offer', 'adsLeft', editionId],
      // The page then says how many there are in all.
      queryFn: () => ask().catch(() => null),
      live: async next => {
        // Asked again two minutes later; until then the last answer stays.
        const asking = setInterval(() => void ask().then(next, () => undefined), 120_000)
        return () => clearInterval(asking)
      },
      staleTime: 0,
    }
  },
})
