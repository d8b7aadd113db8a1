import { Suspense } from 'react'
import { availability } from '../../../domain/shop/availability'
import type { Product } from '../../../domain/shop/product-service'
import { availabilityText } from '../../checkout/availability-text'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import { Anchor } from '../../kit/anchor'
import { Dialog } from '../../kit/feedback/dialog'
import { Skeleton } from '../../kit/feedback/skeleton'
import { moneyOf } from '../../kit/format-money'
import { Picture } from '../../kit/pictures/picture'
import css from './product-details.module.css'
import { kindText } from './shop-text'

const AddToCart = lazyAfterHydration(() => import('./cart/add-to-cart'))

interface ProductDetailsProps {
  readonly product: Product | undefined
  readonly today: string
  readonly onClose: () => void
}

/** One product: description, variants, stock, and why something is unavailable. */
export const ProductDetails = ({ product, today, onClose }: ProductDetailsProps) => (
  <Dialog open={product !== undefined} title={product?.title ?? ''} onClose={onClose}>
    {product && <Good key={product.id} product={product} today={today} />}
  </Dialog>
)

function Good({ product, today }: Omit<ProductDetailsProps, 'onClose' | 'product'> & { readonly product: Product }) {
  const { credit, ...picture } = product.picture ?? { src: '', credit: undefined }
  const states = product.variants.map(variant => availability(product, variant, today, false))
  const isAway = states.every(({ state }) => state !== 'available' && state !== 'members-only')
  return (
    <>
      {'width' in picture && (
        <figure className={css.picture}>
          <Picture {...picture} sizes="(min-width: 40rem) 36rem, 90vw" />
          {credit && <figcaption>Picture: {credit}</figcaption>}
        </figure>
      )}
      <p>{product.summary}</p>
      {product.details && <p>{product.details}</p>}
      <table className={css.variants}>
        <caption className="visually-hidden">{kindText[product.kind]}: variants</caption>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col">Price</th>
            <th scope="col">Members</th>
            <th scope="col">Stock</th>
          </tr>
        </thead>
        <tbody>
          {product.variants.map(({ sku, label, price, memberPrice }, i) => (
            <tr key={sku} data-away={states[i]!.state !== 'available' || undefined}>
              <th scope="row">{label}</th>
              <td>{price.cents === 0 ? 'Free' : moneyOf(price)}</td>
              <td>{memberPrice ? (memberPrice.cents === 0 ? 'Free' : moneyOf(memberPrice)) : 'Same price'}</td>
              <td>{availabilityText(states[i]!) ?? 'In stock'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {states.some(({ state }) => state === 'members-only') && (
        <p>
          Only members can buy this. <Anchor to={`/signin?next=${encodeURIComponent(`/shop?item=${product.id}`)}`}>Sign in</Anchor> if you are one, or{' '}
          <Anchor to="/membership">see the memberships</Anchor>.
        </p>
      )}
      {!isAway && (
        <Suspense fallback={<Skeleton height="2.75rem" lines={2} />}>
          <AddToCart product={product} today={today} />
        </Suspense>
      )}
    </>
  )
}
