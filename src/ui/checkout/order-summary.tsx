import { lazy, type ReactNode, Suspense } from 'react'
import type { OrderView } from '../../domain/shop/checkout/order-view'
import { Button } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { calendarDayText } from '../kit/time/format-time'
import { BoughtLinks } from './bought/bought-links'
import { CheckInstructions } from './check-instructions'
import css from './checkout.module.css'
import { OrderLines } from './order-lines'
import { orderStateText } from './order-state-text'
import { PickupAddress } from './pickup-address'
import { StepHeading } from './step-heading'

// Only a paid order of places at events needs it.
const OrderTickets = lazy(() => import('./bought/order-tickets'))
// Only a paid order of digital goods needs it.
const OrderDownloads = lazy(() => import('./order-downloads'))

interface OrderSummaryProps {
  readonly order: OrderView
  /** The key that opens it for somebody without an account. */
  readonly orderKey: string | undefined
  readonly takesFocus: boolean
  readonly actions?: ReactNode
}

const tones: { readonly [status: string]: 'good' | 'bad' | 'plain' } = { paid: 'good', failed: 'bad', expired: 'bad', cancelled: 'bad' }

/** In these states, there is something to fetch, or will be. */
const open: ReadonlySet<OrderView['status']> = new Set(['awaiting_payment', 'paid', 'part_refunded'])

/** An order: its state, its lines, and the facts of a receipt. */
export function OrderSummary({ order, orderKey, takesFocus, actions }: OrderSummaryProps) {
  const { orderId, status, email, sentTo, isFetched, paidOn, card } = order
  const { title, next } = orderStateText(order)
  return (
    <section className={css.checkout} aria-label="Order">
      <StepHeading takesFocus={takesFocus}>{title}</StepHeading>
      <Notice tone={tones[status] ?? 'plain'} actions={actions}>
        {next}
      </Notice>
      {status === 'awaiting_payment' && <CheckInstructions order={order} />}
      {order.downloads && (
        <Suspense fallback={null}>
          <OrderDownloads orderId={orderId} orderKey={orderKey} lines={order.downloads.map(one => ({ ...one, title: titleOf(order, one.lineId) }))} />
        </Suspense>
      )}
      {order.tickets && (
        <Suspense fallback={null}>
          <OrderTickets tickets={order.tickets.map(one => ({ ...one, title: titleOf(order, one.lineId) }))} />
        </Suspense>
      )}
      {order.leadsTo && <BoughtLinks bought={order.leadsTo} lines={order.lines} isNext />}
      <OrderLines {...order} />
      <dl className={css.facts}>
        <dt>Order</dt>
        <dd>{orderId}</dd>
        {paidOn && (
          <>
            <dt>Paid</dt>
            <dd>
              {calendarDayText(paidOn, { year: true })}
              {card && `, card ending in ${card.last4}`}
            </dd>
          </>
        )}
        <dt>Receipt to</dt>
        <dd>{email}</dd>
        {sentTo && (
          <>
            <dt>Sent to</dt>
            <dd>{[sentTo.name, sentTo.street, `${sentTo.city}, ${sentTo.region} ${sentTo.zip}`].join(', ')}</dd>
          </>
        )}
        {isFetched && open.has(status) && (
          <>
            <dt>Fetch it at</dt>
            <dd>
              <PickupAddress />
            </dd>
          </>
        )}
      </dl>
      <p className={css.acts}>
        <Button onClick={() => window.print()}>Print</Button>
      </p>
    </section>
  )
}

const titleOf = ({ lines }: OrderView, lineId: string) => lines.find(({ id }) => id === lineId)?.title ?? ''
