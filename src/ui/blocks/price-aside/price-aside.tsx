import type { ReactNode } from 'react'
import { moneyOf } from '../../kit/format-money'
import css from './price-aside.module.css'

interface PriceAsideProps {
  readonly title: string
  /** `undefined` until enough is chosen for a price. */
  readonly price:
    | { readonly lines: readonly { readonly id: string; readonly title: string; readonly cents: number }[]; readonly totalCents: number }
    | undefined
  /** Says what to choose for a price. */
  readonly unpriced: string
  /** What else there is to know about the price. */
  readonly children: ReactNode
}

/** What the form beside it will cost, line by line. */
export function PriceAside({ title, price, unpriced, children }: PriceAsideProps) {
  return (
    <aside className={css.price} aria-label={title}>
      <h2 className={css.heading}>{title}</h2>
      {price ? (
        <>
          <ul className={css.lines}>
            {price.lines.map(({ id, title: name, cents }) => (
              <li key={id}>
                <span>{name}</span> <span>{moneyOf({ cents })}</span>
              </li>
            ))}
          </ul>
          <p className={css.total} aria-live="polite">
            <span>Total</span> <strong>{moneyOf({ cents: price.totalCents })}</strong>
          </p>
        </>
      ) : (
        <p>{unpriced}</p>
      )}
      {children}
    </aside>
  )
}

/** A form and its price, side by side where there is room. */
export const BesidePrice = ({ children }: { readonly children: ReactNode }) => <div className={css.columns}>{children}</div>
