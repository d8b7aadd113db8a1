import type { OrderView } from '../../domain/shop/checkout/order-view'
import { isGift } from '../../domain/shop/is-gift'
import { moneyOf } from '../kit/format-money'
import { dayOf } from '../kit/time/format-time'
import { useOrganisation } from '../queries/site.queries'
import css from './checkout.module.css'

/** How to pay an order by check. */
export function CheckInstructions({ order }: { readonly order: Pick<OrderView, 'orderId' | 'totalCents' | 'payBy' | 'lines'> }) {
  const organisation = useOrganisation()
  return (
    <div className={css.check}>
      <h3>How to pay by check</h3>
      <ol>
        <li>
          Make it out to {organisation?.name ?? 'us'}, for <strong>{moneyOf({ cents: order.totalCents })}</strong>.
        </li>
        <li>
          Write the number of your {isGift(order.lines) ? 'gift' : 'order'} on it: <strong>{order.orderId}</strong>.
        </li>
        {organisation && <li>Send it to: {organisation.address}.</li>}
        {organisation && order.payBy && <li>It has to arrive by {dayOf(new Date(order.payBy), organisation.tz)}.</li>}
      </ol>
    </div>
  )
}
