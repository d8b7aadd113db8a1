import type { OrderView } from '../../domain/shop/checkout/order-view'
import { moneyOf } from '../kit/format-money'
import css from './checkout.module.css'

type Line = OrderView['lines'][number]

interface OrderLinesProps {
  readonly lines: readonly Line[]
  readonly totalCents: number
  readonly taxCents: number
  readonly refundedCents?: number
}

const isGift = ({ kind }: Line) => kind === 'donation'
const centsOf = ({ unitCents, quantity }: Line) => unitCents * quantity

/** The lines of an order with tax, total, and the deductible amount. Gifts come after purchases. */
export function OrderLines({ lines, totalCents, taxCents, refundedCents = 0 }: OrderLinesProps) {
  return (
    <div className={css.sums}>
      <ul className={css.lines}>
        {[...lines.filter(line => !isGift(line)), ...lines.filter(isGift)].map(line => (
          <li key={line.id} data-kind={line.kind}>
            <span className={css.title}>
              {isGift(line) ? `Gift: ${line.title}` : line.title}
              {line.quantity > 1 && <span className={css.quiet}>{` ${line.quantity} × ${moneyOf({ cents: line.unitCents })}`}</span>}
            </span>
            <span className={css.cents}>{moneyOf({ cents: centsOf(line) })}</span>
            {line.deductibleCents > 0 && <p className={css.quiet}>{deductibleText(line)}</p>}
          </li>
        ))}
      </ul>
      <OrderTotals {...{ lines, totalCents, taxCents, refundedCents }} />
    </div>
  )
}

/** Tax and total of an order, and its deductible amount. */
export function OrderTotals({ lines, totalCents, taxCents, refundedCents = 0 }: OrderLinesProps) {
  const deductible = lines.reduce((sum, { deductibleCents }) => sum + deductibleCents, 0)
  return (
    <dl className={css.totals}>
      {taxCents > 0 && <Sum name="Sales tax" cents={taxCents} />}
      <Sum name="Total" cents={totalCents} isMain />
      {refundedCents > 0 && <Sum name="Refunded" cents={-refundedCents} />}
      {deductible > 0 && deductible < totalCents && <Sum name="Of this, tax-deductible" cents={deductible} />}
    </dl>
  )
}

const Sum = ({ name, cents, isMain }: { readonly name: string; readonly cents: number; readonly isMain?: boolean }) => (
  <div data-main={isMain}>
    <dt>{name}</dt>
    <dd className={css.cents}>{moneyOf({ cents })}</dd>
  </div>
)

/** The deductible part of a line, and why it is not all of it. */
export const deductibleText = ({ deductibleCents, fmvCents }: Pick<Line, 'deductibleCents' | 'fmvCents'>): string =>
  fmvCents === 0
    ? 'All of it is tax-deductible: you receive nothing in return.'
    : `${moneyOf({ cents: deductibleCents })} is tax-deductible. What you receive is worth ${moneyOf({ cents: fmvCents })}.`
