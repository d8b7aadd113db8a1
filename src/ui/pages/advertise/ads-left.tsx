import { adQueries } from '../../ads/ad.queries'
import { useApp } from '../../app-services/app-context'
import { useLiveQuery } from '../../app-services/live-query'

interface AdsLeftProps {
  readonly editionId: string
  /** Of the prices that the page shows; numbers for other prices would stand at the wrong size. */
  readonly version: number
  readonly at: number
  readonly stock: number
}

/** How many of a size are left now. */
export default function AdsLeft({ editionId, version, at, stock }: AdsLeftProps) {
  const answer = useLiveQuery(adQueries(useApp()).left(editionId))
  const left = answer?.version === version ? answer.left[at] : undefined
  if (left === undefined) return `${stock} in this guide`
  return left === 0 ? <strong>Sold out</strong> : `${left} of ${stock} left`
}
