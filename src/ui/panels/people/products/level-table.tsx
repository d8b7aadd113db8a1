import { levelDeductible } from '../../../../domain/memberships/level-perks'
import type { ScheduledPrice } from '../../../../domain/memberships/products/level-prices'
import type { EnteredLevel } from '../../../../domain/memberships/products/level-rules'
import { dayText } from '../../../../domain/shared/time/day-text'
import { moneyOf } from '../../../kit/format-money'
import { Table } from '../../../kit/table'

interface LevelTableProps {
  /** A level without a price is not listed. */
  readonly levels: readonly Partial<EnteredLevel>[]
}

/** The price of each level, and its deductible part. */
export function LevelTable({ levels }: LevelTableProps) {
  const priced = levels.flatMap(level => (level.price ? [{ ...level, price: level.price }] : []))
  if (priced.length === 0) return null
  return (
    <Table stacks aria-label="What can be deducted">
      <thead>
        <tr>
          {columns.map(([label]) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {priced.map((level, at) => (
          <tr key={level.key ?? at}>
            {columns.map(([label, words]) => (
              <td key={label} data-label={label} data-number={label === 'Level' ? undefined : true}>
                {words(level)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type Priced = Partial<EnteredLevel> & Pick<EnteredLevel, 'price'>

const columns: readonly (readonly [label: string, words: (level: Priced) => string | number])[] = [
  ['Level', ({ name = '' }) => name],
  ['Price', ({ price }) => moneyOf(price)],
  ['Later', ({ scheduled = [] }) => scheduled.flatMap(laterText).join(', ') || '–'],
  ['A month', ({ monthly }) => (monthly ? `${moneyOf(monthly)} (${moneyOf({ cents: monthly.cents * 12 })} in a year)` : '–')],
  ['Value of benefits', ({ fmv }) => (fmv ? moneyOf(fmv) : 'Not estimated')],
  ['Can be deducted', deductedText],
  ['People', ({ seats = 1 }) => seats],
  ['Perks', ({ perkIds = [] }) => perkIds.length],
]

const laterText = ({ from, price, monthly }: Partial<ScheduledPrice>) =>
  from && price ? [`${moneyOf(price)}${monthly ? ` or ${moneyOf(monthly)} a month` : ''} from ${dayText(from)}`] : []

function deductedText({ price, fmv }: Priced): string {
  if (fmv && fmv.cents > price.cents) return 'Nothing: lower the value or raise the price'
  const { cents, letter } = levelDeductible({ price, fmv })
  if (letter === 'refused') return 'Not known without the value'
  return moneyOf({ cents: cents ?? 0 })
}
