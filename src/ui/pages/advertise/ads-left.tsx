import { adAvailability } from '../../../domain/ads/offer/ad-availability.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import { type App, useApp } from '../../app-services/app'
import { type LiveQuery, useLiveQuery } from '../../app-services/live-query'

/** In the order of the prices of this version. */
interface Left {
  readonly version: number
  readonly left: readonly number[]
}

/** `null` where nobody can say now. Asked again every two minutes. */
function leftQuery(app: App, editionId: string): LiveQuery<Left | null> {
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
}

interface AdsLeftProps {
  readonly editionId: string
  /** Of the prices that the page shows; numbers for other prices would stand at the wrong size. */
  readonly version: number
  readonly at: number
  readonly stock: number
}

/** How many of a size are left now. */
export default function AdsLeft({ editionId, version, at, stock }: AdsLeftProps) {
  const answer = useLiveQuery(leftQuery(useApp(), editionId))
  const left = answer?.version === version ? answer.left[at] : undefined
  if (left === undefined) return `${stock} in this guide`
  return left === 0 ? <strong>Sold out</strong> : `${left} of ${stock} left`
}
