import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { useCart } from '../../../app-services/stored-cart'
import { LinkButton } from '../../../kit/button'
import { DocumentTitle } from '../../../kit/document-title'
import { PageHead } from '../../../kit/page-head'
import { RichText } from '../../../kit/rich-text'
import { offerQueries } from '../../../queries/offer.queries'

/** The terms of sale that are in force. */
export default function TermsOfSale() {
  // The newest may be published before it is in force.
  const shown = useLiveQuery(offerQueries(useApp()).policy('terms')).find(({ isAhead }) => !isAhead)
  const isOrdering = useCart().length > 0
  return (
    <>
      <DocumentTitle specific="Terms of sale" />
      <PageHead
        title={shown?.title ?? 'Terms of sale'}
        actions={isOrdering ? <LinkButton to="/shop?view=pay">Back to your order</LinkButton> : <LinkButton to="/shop">Open the shop</LinkButton>}
      />
      {shown ? <RichText document={shown.body} /> : <p>Our terms of sale are not published yet. Ask us before you order.</p>}
    </>
  )
}
