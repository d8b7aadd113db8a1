import type { Edition } from '../../../../domain/guide/edition-service'
import type { PriceTable } from '../../../../domain/guide/pricing/registration-price'
import { paidCounts, revenueOf } from '../../../../domain/guide/pricing/what-if-revenue'
import type { registrations } from '../../../../domain/guide/registrations.collection'
import type { StoredOf } from '../../../../domain/shared/records/collection'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import { Table } from '../../../kit/table'

interface WhatIfProps {
  readonly edition: Edition
  readonly registered: readonly StoredOf<typeof registrations>[]
  /** The prices in effect. */
  readonly now: PriceTable
  /** The entered prices. */
  readonly then: PriceTable
}

/** The revenue from an edition's paid registrations with the current prices, and with the entered ones. */
export function WhatIf({ edition, registered, now, then }: WhatIfProps) {
  const counts = paidCounts(registered)
  const [before, after] = [revenueOf(now, counts), revenueOf(then, counts)]
  if (counts.length === 0) return <p>{edition.name} has no paid registrations to compare prices with.</p>
  return (
    <section aria-label="What if">
      <h2>With the registrations of {edition.name}</h2>
      <Table stacks aria-label="What if">
        <thead>
          <tr>
            {['Registrations', 'Paid', 'Now', 'With these prices'].map(label => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map(one => (
            <tr key={`${one.tier} ${one.n} ${one.phase} ${one.audience}`}>
              <th scope="row">
                {one.tier}, {one.phase}
                {one.n === 2 && ', second registration'}
              </th>
              <td data-label="Paid" data-number>
                {one.count}
              </td>
              <td data-label="Now" data-number>
                {moneyOf(revenueOf(now, [one]))}
              </td>
              <td data-label="With these prices" data-number>
                {moneyOf(revenueOf(then, [one]))}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">Together</th>
            <td data-label="Paid" data-number>
              {counts.reduce((sum, { count }) => sum + count, 0)}
            </td>
            <td data-label="Now" data-number>
              {moneyOf(before)}
            </td>
            <td data-label="With these prices" data-number>
              <strong>{moneyOf(after)}</strong>
            </td>
          </tr>
        </tbody>
      </Table>
      {after.unpriced > 0 && <p>{counted(after.unpriced, 'registration has', 'registrations have')} no price in this table.</p>}
      <p>
        <small>Volunteer hours are taken off. Where a registration does not say whose price it had, it counts as a member’s.</small>
      </p>
    </section>
  )
}
