import { useOrganisation } from '../queries/site.queries'

/** Where buyers collect goods that are not sent. */
export function PickupAddress() {
  const organisation = useOrganisation()
  return organisation ? organisation.address : 'our office'
}
