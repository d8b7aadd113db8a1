import type { Quoted } from '../../domain/shop/checkout/quote-order.contract'
import { Notice } from '../kit/feedback/notice'
import { moneyOf } from '../kit/format-money'

type Priced = Extract<Quoted, { readonly state: 'priced' }>
type Line = Priced['lines'][number]

interface ChangedPricesProps {
  readonly before: Priced
  readonly now: Priced
}

/** What changed since the payer saw the price. */
export function ChangedPrices({ before, now }: ChangedPricesProps) {
  const titles = [...new Set([...before.lines, ...now.lines].map(({ id }) => id))]
  const changes = titles.flatMap(id => changeOf(find(before, id), find(now, id)))
  return (
    <Notice tone="bad" title={`The price has changed: ${moneyOf({ cents: now.totalCents })}, not ${moneyOf({ cents: before.totalCents })}.`}>
      <p>You have not been charged. What you entered is still here.</p>
      <ul>
        {changes.map(change => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Notice>
  )
}

const find = ({ lines }: Priced, id: string) => lines.find(line => line.id === id)
const sum = ({ unitCents, quantity, taxCents }: Line) => moneyOf({ cents: unitCents * quantity + taxCents })

function changeOf(was: Line | undefined, is: Line | undefined): string[] {
  if (!was) return is ? [`${is.title}: added, ${sum(is)}.`] : []
  if (!is) return [`${was.title}: removed.`]
  return sum(was) === sum(is) ? [] : [`${is.title}: ${sum(is)}, not ${sum(was)}.`]
}
