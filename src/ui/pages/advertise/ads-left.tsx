import { adQueries } from '../../ads/ad.queries'
import { useApp, useLiveQuery } from '../../app-services/app-context'

interface AdsLeftProps {
  readonly editionId: string
  /** The version of the prices that the page shows. Numbers of another version are not shown, because its sizes may differ. */
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
