import { freeAtEvent } from '../../../../domain/events/event-place-counts.collection'
import { products } from '../../../../domain/shop/products.collection'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { replyQueries } from '../../../event-replies/reply.queries'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import { numberText } from '../../../kit/number-text'
import { recordQuery } from '../../../queries/record.queries'
import { useSignedIn } from '../../../queries/session.queries'
import { BuyPlaces } from './buy-places'
import { OwnPlaces } from './own-places'

interface TicketSaleProps {
  readonly id: string
  /** `undefined` without a limit. */
  readonly capacity: number | undefined
  /** In the event's zone. */
  readonly tz: string
}

/** The places of an event that are sold: how many are left, those that the visitor has, and how to buy more. */
export default function TicketSale({ id, capacity, tz }: TicketSaleProps) {
  const app = useApp()
  const user = useSignedIn()
  const ticket = useLiveQuery(recordQuery(app, products, id))
  const free = freeAtEvent(capacity, useLiveQuery(replyQueries(app).places(id)))
  const memberPrice = ticket?.variants[0]?.memberPrice
  const buy = <BuyPlaces id={id} payer={user?.uid} free={free} capacity={capacity} />
  return (
    <>
      {capacity !== undefined && free !== undefined && free > 0 && (
        <p>
          {numberText(free)} of {counted(capacity, 'place')} left.
        </p>
      )}
      {memberPrice && <p>Members pay {memberPrice.cents === 0 ? 'nothing' : moneyOf(memberPrice)} for a place.</p>}
      {user ? (
        <OwnPlaces id={id} personId={user.claims.pid} tz={tz}>
          {buy}
        </OwnPlaces>
      ) : (
        buy
      )}
    </>
  )
}
