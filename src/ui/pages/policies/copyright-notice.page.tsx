import { offerQueries } from '../../queries/offer.queries'
import { siteQueries } from '../../queries/site.queries'
import type { Visit } from '../../routing/row'
import { PolicySheet } from './policy-sheet'

export const data = ({ app }: Visit) => [offerQueries(app).policy('copyright'), siteQueries(app).organisation()]

export default function CopyrightNoticePage() {
  return <PolicySheet kind="copyright" name="Copyright notice" />
}
