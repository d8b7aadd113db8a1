import { useApp } from '../app-services/app-context'
import { useLiveQuery } from '../app-services/live-query'
import { siteQueries } from '../queries/site.queries'

/** Where buyers collect goods that are not sent. */
export function PickupAddress() {
  const organisation = useLiveQuery(siteQueries(useApp()).organisation())
  return organisation ? organisation.address : 'our office'
}
