import { offerQueries } from '../../queries/offer.queries'
import { siteQueries } from '../../queries/site.queries'
import type { Visit } from '../../routing/use-route-visit'
import { PolicyView } from './policy-view'

export const data = ({ app }: Visit) => [offerQueries(app).policy('privacy'), siteQueries(app).organisation()]

export default function PrivacyPolicyPage() {
  return <PolicyView kind="privacy" name="Privacy policy" />
}
