import type { adOrders } from '../../../../domain/ads/ad-orders.collection'
import { type AdPriceTable, adSpaceText } from '../../../../domain/ads/pricing/ad-price-table'
import { pageYield } from '../../../../domain/ads/pricing/page-yield'
import { pricePhases } from '../../../../domain/guide/price-phases'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { choiceText } from '../../../forms/choice-text'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import { Table } from '../../../kit/table'

interface PageYieldProps {
  readonly title: string
  readonly table: AdPriceTable
  readonly orders: readonly StoredOf<typeof adOrders>[]
  /** Whether advertisements can no longer be booked. */
  readonly isClosed: boolean
}

const pages = (n: number) => counted(Math.round(n * 100) / 100, 'page')

/** How far the pages of advertisements are sold, what a page of each size earns, and what the rest would bring while it can be booked. */
export function PageYieldTable({ title, table, orders, isClosed }: PageYieldProps) {
  const { spaces, pagesSold, bookedCents, leftCents } = pageYield(table, orders)
  const label = `${pages(pagesSold)} of ${table.pagesWanted} sold`
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p>
        <meter min={0} max={table.pagesWanted} value={pagesSold} aria-label={label} style={{ inlineSize: 'min(100%, 24rem)' }} />
        <br />
        {label}. Booked for {moneyOf({ cents: bookedCents })}.{' '}
        {isClosed ? 'Booking is closed.' : `What is left would bring ${moneyOf({ cents: leftCents })} at the regular price.`}
      </p>
      <Table stacks aria-label="What a page earns">
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Sold</th>
            <th scope="col">Pages sold</th>
            {pricePhases.map(phase => (
              <th key={phase} scope="col">
                A full page, {phase}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spaces.map(({ space, sold, pagesSold: ofThese, aPage }) => (
            <tr key={adSpaceText(space)}>
              <th scope="row">{adSpaceText(space)}</th>
              <td data-label="Sold" data-number>
                {sold} of {space.stock}
              </td>
              <td data-label="Pages sold" data-number>
                {Math.round(ofThese * 100) / 100}
              </td>
              {pricePhases.map(phase => (
                <td key={phase} data-label={`A full page, ${choiceText(phase).toLowerCase()}`} data-number>
                  {moneyOf({ cents: aPage[phase] })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
