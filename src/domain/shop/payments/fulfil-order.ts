import { PeopleAtAddresses } from '../../people/people-at-addresses'
import type { OrderLine } from '../orders.collection'
import type { RefundedLine } from '../refunds/line-balance'
import { lineBalance } from '../refunds/line-balance'
import { AdLines } from './lines/ad-lines'
import { DonationLines } from './lines/donation-lines'
import { GoodsLines } from './lines/goods-lines'
import { MembershipLines } from './lines/membership-lines'
import { type CardToKeep, MonthlyGifts } from './lines/monthly-gifts'
import { RefundedTerms } from './lines/refunded-terms'
import { RegistrationLines } from './lines/registration-lines'
import { TicketLines } from './lines/ticket-lines'
import type { OrderWithin } from './order-within-transaction'

/** The effects of a paid order. `unfulfilled`: ids of lines that are no longer available and must be refunded. */
interface Fulfilment {
  readonly unfulfilled: readonly string[]
  write(): void
}

/**
 * Reads everything that the lines of an order need, and decides their effects; `write` then passes them to the transaction. Gifts and
 * memberships of a buyer without an account go to the owner of the address.
 */
export async function fulfilOrder(of: OrderWithin, paidOn: string, kept?: CardToKeep): Promise<Fulfilment> {
  const { context, within, order } = of
  const addresses = [order.email ?? [], ...order.lines.map(({ membership }) => membership?.forEmail ?? [])].flat()
  const people = await PeopleAtAddresses.read(within, addresses, () => context.ids.next())
  const payer = () => order.personId ?? people.id(order.email!)
  const holder = ({ membership }: OrderLine) => (membership?.forEmail === undefined ? payer() : people.id(membership.forEmail))
  const memberships = await MembershipLines.read(of, holder)
  const gifts = await DonationLines.read(of)
  const goods = await GoodsLines.read(of)
  const registered = await RegistrationLines.read(of)
  const ads = await AdLines.read(of)
  const tickets = await TicketLines.read(of)
  const monthly = await MonthlyGifts.read(of, memberships)
  const used = memberships.pay(paidOn)
  gifts.pay(payer, paidOn)
  monthly.pay(paidOn, kept)
  const gone = goods.pay()
  const ended = registered.pay()
  const canceled = ads.pay()
  const full = tickets.pay(payer)
  const writeTickets = await tickets.prepare()
  return {
    unfulfilled: [...memberships.unknown, ...used, ...gone, ...ended, ...canceled, ...full],
    write() {
      people.write(within)
      memberships.write()
      gifts.write()
      goods.write()
      registered.write()
      ads.write()
      writeTickets()
      monthly.write()
    },
  }
}

/**
 * Reverses lines after a refund. `refunded` is what this refund takes, `before` what earlier ones took. Terms, gifts, stock and registrations
 * follow from the remainder of their lines, so that recording a refund twice changes nothing.
 */
export async function reverseLines(
  of: OrderWithin,
  refunded: readonly RefundedLine[],
  before: readonly RefundedLine[],
): Promise<Pick<Fulfilment, 'write'>> {
  const terms = await RefundedTerms.read(of)
  const gifts = await DonationLines.read(of)
  const goods = await GoodsLines.read(of)
  const registered = await RegistrationLines.read(of)
  const ads = await AdLines.read(of)
  const tickets = await TicketLines.read(of)
  const left = (line: OrderLine) => lineBalance(line, [...before, ...refunded])
  const refundedOf = (line: OrderLine) => line.quantity - left(line).pieces
  terms.refund(refundedOf)
  gifts.refund(line => left(line).cents)
  goods.refund(id => refundedOf(of.order.lines.find(line => line.id === id)!))
  registered.refund(refundedOf)
  ads.refund(refundedOf)
  tickets.refund(id => left(of.order.lines.find(line => line.id === id)!).pieces)
  const writeTickets = await tickets.prepare()
  return {
    write() {
      terms.write()
      gifts.write()
      goods.write()
      registered.write()
      ads.write()
      writeTickets()
    },
  }
}
