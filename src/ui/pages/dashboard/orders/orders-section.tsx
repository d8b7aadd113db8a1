import { lazy, Suspense } from 'react'
import type { OwnOrder } from '../../../../domain/shop/own-orders'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { BoughtLinks } from '../../../checkout/bought/bought-links'
import { orderAddress } from '../../../checkout/order-address'
import { PayNow } from '../../../checkout/pay-now'
import { Anchor } from '../../../kit/anchor'
import { LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { moneyOf } from '../../../kit/format-money'
import { Time } from '../../../kit/time/time'
import { accountQueries } from '../../../queries/account.queries'
import { useOrganisation } from '../../../queries/site.queries'
import css from './orders.module.css'

const stateWords: Readonly<Record<OwnOrder['status'], string>> = {
  draft: 'Not ordered yet',
  pending: 'Waits for its payment',
  awaiting_payment: 'Waits for your check',
  paid: 'Paid',
  part_refunded: 'Refunded in part',
  refunded: 'Refunded',
  expired: 'Ended: not paid in time',
  failed: 'The payment failed',
  cancelled: 'Canceled',
}

// Only digital goods need it.
const OrderDownloads = lazy(() => import('../../../checkout/order-downloads'))

/** The user's orders and gifts, each with its state. */
export function OrdersSection() {
  const app = useApp()
  const orders = useLiveQuery(accountQueries(app).orders())
  const organisation = useOrganisation()
  if (orders.length === 0)
    return (
      <EmptyState title="No orders yet" action={<LinkButton to="/shop">Go to the shop</LinkButton>}>
        What you buy or give with this account stands here, with its state.
      </EmptyState>
    )
  return (
    <ol className={css.orders}>
      {orders.map(order => (
        <li key={order.id} className={css.order}>
          <h2 className={css.title}>
            <Anchor to={orderAddress({ orderId: order.id })}>
              <Time at={order.createdAt} tz={organisation?.tz ?? 'UTC'} show="day" year />
            </Anchor>
          </h2>
          <p className={css.state} data-status={order.status}>
            {stateWords[order.status]}
          </p>
          <ul className={css.lines}>
            {order.lines.map(({ id, title, quantity, unit }) => (
              <li key={id}>
                {quantity > 1 ? `${quantity} × ` : ''}
                {title}, {moneyOf({ cents: unit.cents * quantity })}
              </li>
            ))}
          </ul>
          <p>
            Total <strong>{moneyOf(order.total)}</strong>
          </p>
          {(order.status === 'paid' || order.status === 'part_refunded') && order.lines.some(({ isDigital }) => isDigital) && (
            <div className={css.lines}>
              <Suspense fallback={null}>
                <OrderDownloads
                  orderId={order.id}
                  lines={order.lines.filter(({ isDigital }) => isDigital).map(({ id, title }) => ({ lineId: id, title }))}
                />
              </Suspense>
            </div>
          )}
          <div className={css.acts}>
            {order.bought.length > 0 && <BoughtLinks bought={order.bought} lines={order.lines} />}
            {order.status === 'pending' && order.subscriptionId === undefined && <PayNow orderId={order.id} orderedAt={order.createdAt} />}
            {(order.status === 'paid' || order.status === 'part_refunded') && (
              <LinkButton look="quiet" to={orderAddress({ orderId: order.id })}>
                {order.refundAsked === undefined ? 'Ask for a refund' : 'See your refund'}
              </LinkButton>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
