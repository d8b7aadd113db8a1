import { omitUndefined } from '../../shared/omit-undefined'
import type { OrderLine } from '../orders.collection'
import type { PricedLine } from './order-view'

/** A line as its payer sees it. */
export const pricedLineOf = ({
  unit,
  discountCents = 0,
  gift: _gift,
  membership: _membership,
  accountCode: _account,
  ...line
}: OrderLine): PricedLine => omitUndefined<PricedLine>({ ...line, unitCents: unit.cents, discountCents })
