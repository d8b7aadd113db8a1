import type { MembershipProduct } from '../../../domain/memberships/offered-memberships'
import { CardList } from '../../blocks/card-list'
import { LinkButton } from '../../kit/button'
import { DocumentTitle } from '../../kit/document-title'
import { EmptyState } from '../../kit/feedback/empty-state'
import { moneyOf } from '../../kit/format-money'
import { PageHead } from '../../kit/page-head'
import { PageFrame } from '../../layout/page-frame'
import { termText } from './level-text'

/** All memberships, for visitors who do not know which one fits. */
export const AllMemberships = ({ products }: { readonly products: readonly MembershipProduct[] }) => (
  <PageFrame>
    <DocumentTitle specific="Memberships" />
    <PageHead title="Memberships" lead="For artists and for people who love art." />
    {products.length === 0 ? (
      <EmptyState title="No membership is available now" action={<LinkButton to="/about">Who we are</LinkButton>}>
        You can take part and visit without one.
      </EmptyState>
    ) : (
      <CardList level={2} pictures={picturesOf(products)} items={products.map(cardOf)} />
    )}
  </PageFrame>
)

const picturesOf = (products: readonly MembershipProduct[]) =>
  Object.fromEntries(products.flatMap(({ id, picture }) => (picture ? [[id, picture]] : [])))

function cardOf({ id, name, headline, summary, levels, termMonths, routeKey }: MembershipProduct) {
  const least = Math.min(...levels.map(({ price }) => price.cents))
  const price = levels.length === 0 ? undefined : `${levels.length > 1 ? 'From ' : ''}${moneyOf({ cents: least })} ${termText(termMonths)}`
  return { over: price ? `${headline}. ${price}` : headline, title: name, text: summary, to: `/${routeKey}membership`, imageId: id }
}
