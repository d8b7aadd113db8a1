import { availability } from '../../../domain/shop/availability'
import type { Product } from '../../../domain/shop/product-service'
import { availabilityText } from '../../checkout/availability-text'
import { Picture } from '../../kit/pictures/picture'
import { Link } from '../../routing/link'
import css from './shop.module.css'
import { priceText } from './shop-text'

interface ProductCardProps {
  readonly product: Product
  readonly today: string
  readonly to: string
}

/** A product in the list. It says why it is unavailable only if no variant is available. */
export function ProductCard({ product, today, to }: ProductCardProps) {
  const found = product.variants.map(variant => availability(product, variant, today, false))
  const best = found.find(({ state }) => state === 'available') ?? found[0]
  const stockText = best && availabilityText(best)
  const { credit: _, ...picture } = product.picture ?? { src: '' }
  return (
    <li className={css.good} data-away={best?.state !== 'available' || undefined}>
      {'width' in picture && (
        <Link to={to} preventScrollReset tabIndex={-1} aria-hidden="true" className={css.hung}>
          <Picture {...picture} alt="" sizes="(min-width: 60rem) 18rem, 46vw" />
        </Link>
      )}
      <div className={css.label}>
        <h2 className={css.title}>
          <Link to={to} preventScrollReset>
            {product.title}
          </Link>
        </h2>
        {product.maker && <p className={css.maker}>{product.maker}</p>}
        <p className={css.price}>
          {priceText(product)}
          {stockText && <span className={css.message}>{stockText}</span>}
        </p>
      </div>
    </li>
  )
}
