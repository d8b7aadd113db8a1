import { lazy, Suspense } from 'react'
import { membershipProducts } from '../../../../domain/memberships/membership-products.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { choiceText } from '../../../forms/choice-text'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { recordsQuery } from '../../../queries/record.queries'
import { Link } from '../../../routing/link'

const LevelsForm = lazy(() => import('./levels-form'))

/** Every current or future membership for art lovers, with its levels. */
export function ArtLoverPrices() {
  const all = useLiveQuery(recordsQuery(useApp(), membershipProducts, { where: [['audience', '==', 'artlover']] }))
  const sold = all.filter(({ status, deletedAt }) => status !== 'retired' && !deletedAt).toSorted((a, b) => a.order - b.order)
  if (sold.length === 0)
    return (
      <EmptyState title="No membership for art lovers yet" action={<Link to="/cpanel/membershiper?open=new">Create a membership</Link>}>
        Create one for art lovers, then enter its levels and prices here.
      </EmptyState>
    )
  return sold.map(product => (
    <Suspense key={product.id} fallback={<Skeleton lines={8} height="34px" />}>
      <LevelsForm
        record={product}
        heading={
          <h2>
            {product.name} <small>{choiceText(product.status)}</small>
          </h2>
        }
      />
    </Suspense>
  ))
}
