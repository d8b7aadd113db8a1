import { Suspense } from 'react'
import { useNavigate } from 'react-router-dom'
import { matchesShopQuery } from '../../../domain/shop/shop-query'
import { useLiveQuery } from '../../app-services/app-context'
import { isCartSynced } from '../../app-services/stored-cart'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { WhenHydrated } from '../../delivery/when-hydrated'
import { Button, LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { Skeleton } from '../../kit/feedback/skeleton'
import { PageHead } from '../../kit/page-head'
import { useInBrowser } from '../../kit/use-in-browser'
import { PageFrame } from '../../layout/page-frame'
import { clockQueries } from '../../queries/clock.queries'
import { offerQueries } from '../../queries/offer.queries'
import { siteQueries } from '../../queries/site.queries'
import { sessionHint } from '../../routing/session-hint'
import { useCurrentSearch } from '../../routing/use-current-search'
import { useRouteVisit, type Visit } from '../../routing/use-route-visit'
import { useToday } from '../membership/use-today'
import { CartLink } from './cart-link'
import { ProductCard } from './product-card'
import { ProductDetails } from './product-details'
import css from './shop.module.css'
import { shopQuestion, shopView, withAnswer } from './shop-address'
import { ShopFilters } from './shop-filters'

const CartView = lazyAfterHydration(() => import('./cart/cart-view'))
const PayView = lazyAfterHydration(() => import('./cart/pay-view'))
const OrderPage = lazyAfterHydration(() => import('./order/order-page'))
const CartSync = lazyAfterHydration(() => import('./cart/cart-sync').catch(() => ({ default: () => null })))
const TermsView = lazyAfterHydration(() => import('./order/terms-of-sale'))

export const data = ({ app }: Visit) => [offerQueries(app).products(), siteQueries(app).organisation(), clockQueries(app).now()]

/** The shop: products, prices and stock. The address also has the views for buying: cart, payment, order. */
export default function ShopPage() {
  const view = shopView(useRouteVisit().search)
  const isOfAccount = useInBrowser() && (sessionHint().present || isCartSynced())
  return (
    <>
      {view ? (
        <PageFrame>
          <Suspense fallback={<Skeleton height="4.5rem" lines={4} />}>
            <ShopView view={view} />
          </Suspense>
        </PageFrame>
      ) : (
        <Products />
      )}
      {isOfAccount && (
        <WhenHydrated>
          <CartSync />
        </WhenHydrated>
      )}
    </>
  )
}

function ShopView({ view }: { readonly view: NonNullable<ReturnType<typeof shopView>> }) {
  switch (view) {
    case 'cart':
      return <CartView />
    case 'pay':
      return <PayView />
    case 'order':
      return <OrderPage />
    case 'terms':
      return <TermsView />
  }
}

function Products() {
  const { app, search } = useRouteVisit()
  const products = useLiveQuery(offerQueries(app).products())
  const today = useToday()
  const navigate = useNavigate()
  const currentSearch = useCurrentSearch()
  const { item, ...question } = shopQuestion(search)
  const shown = products.filter(product => matchesShopQuery(product, question))
  const open = products.find(({ id, kind }) => id === item && kind !== 'ticket')
  const found = shown.length === 1 ? '1 product' : `${shown.length} products`
  const go = (to: string) => void navigate(to, { preventScrollReset: true })
  return (
    <PageFrame>
      <PageHead title="Shop" lead="Guides, prints and a few useful things. We send them, or you fetch them." actions={<CartLink />} />
      {products.length === 0 ? (
        <EmptyState title="The shop is empty now" action={<LinkButton to="/sfosguide">Open the guide</LinkButton>}>
          Artists sell their works at their studios. The guide says where they are, from the day it comes out.
        </EmptyState>
      ) : (
        <>
          <ShopFilters
            {...{ products, search, found }}
            onAnswer={(name, value) => go(withAnswer(currentSearch(), name, value))}
            onClear={() => go('/shop')}
          />
          <p className={css.count} role="status">
            {found}
          </p>
          {shown.length === 0 && (
            <EmptyState title="Nothing matches these filters" action={<Button onClick={() => go('/shop')}>Clear all filters</Button>}>
              Remove the price or the kind.
            </EmptyState>
          )}
          <ul className={css.goods}>
            {shown.map(product => (
              <ProductCard
                key={product.id}
                product={product}
                today={today}
                to={product.kind === 'ticket' ? `/events/${product.id}` : withAnswer(search, 'item', product.id)}
              />
            ))}
          </ul>
        </>
      )}
      <ProductDetails product={open} today={today} onClose={() => go(withAnswer(search, 'item', undefined))} />
    </PageFrame>
  )
}
