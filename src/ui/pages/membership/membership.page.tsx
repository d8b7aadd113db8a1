import { useLiveQuery } from '../../app-services/app-context'
import { clockQueries } from '../../queries/clock.queries'
import { offerQueries } from '../../queries/offer.queries'
import { siteQueries, useOrganisation } from '../../queries/site.queries'
import { notFound } from '../../routing/route-failure'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { MembershipView } from './membership-view'
import { useToday } from './use-today'

export const data = ({ app }: Visit) => [offerQueries(app).memberships(), siteQueries(app).organisation(), clockQueries(app).now()]

/** `/{product}membership`: one membership with its levels. */
export default function MembershipPage() {
  const { app, params } = useRouteVisit()
  const { products, perks } = useLiveQuery(offerQueries(app).memberships())
  const organisation = useOrganisation()
  const today = useToday()
  const product = products.find(({ routeKey }) => routeKey === params['product'])
  if (!product) throw notFound()
  return <MembershipView {...{ product, perks, today }} others={products.filter(other => other !== product)} email={organisation?.email} />
}
