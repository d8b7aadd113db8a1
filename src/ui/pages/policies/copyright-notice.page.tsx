import { offerQueries } from '../../queries/offer.queries'
import { siteQueries } from '../../queries/site.queries'
import type { Visit } from '../../routing/use-route-visit'
import { PolicyView } from './policy-view'

export const data = ({ app }: Visit) => [offerQueries(app).policy('copyright'), siteQueries(app).organisation()]

export default function CopyrightNoticePage() {
  return <PolicyView kind="copyright" name="Copyright notice" />
}
