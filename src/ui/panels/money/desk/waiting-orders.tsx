import { orders } from '../../../../domain/shop/orders.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { choiceText } from '../../../forms/choice-text'
import { Anchor } from '../../../kit/anchor'
import { moneyOf } from '../../../kit/format-money'
import { recordsQuery } from '../../../queries/record.queries'

interface WaitingOrdersProps {
  readonly personId?: string
  readonly email?: string
}

/** Unpaid orders of this payer, which can be paid here. */
export function WaitingOrders({ personId, email }: WaitingOrdersProps) {
  return personId === undefined && email === undefined ? null : (
    <OfPayer by={personId === undefined ? 'email' : 'personId'} value={personId ?? email!} />
  )
}

function OfPayer({ by, value }: { readonly by: 'personId' | 'email'; readonly value: string }) {
  const found = useLiveQuery(recordsQuery(useApp(), orders, { where: [[by, '==', value]], limit: 200 }))
  const open = found.filter(({ status }) => status === 'pending' || status === 'awaiting_payment')
  if (open.length === 0) return null
  return (
    <section aria-labelledby="desk-waiting">
      <h2 id="desk-waiting">Orders that wait for their payment</h2>
      <ul>
        {open.map(({ id, total, status, lines }) => (
          <li key={id}>
            <Anchor to={`?order=${id}`}>
              Take {moneyOf(total)} for order {id}
            </Anchor>{' '}
            {choiceText(status)}: {lines.map(({ title }) => title).join(', ')}
          </li>
        ))}
      </ul>
    </section>
  )
}
