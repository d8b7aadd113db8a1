import { checkInCode } from '../../../capacity/check-in-code'
import { people } from '../../../people/people.collection'
import { OrderPlaces } from '../../tickets/order-places'
import type { OrderWithin } from '../order-within-transaction'

/** The places at events among the lines of an order. */
export class TicketLines {
  private constructor(
    private readonly of: OrderWithin,
    private readonly places: OrderPlaces,
    /** The guest's name for hosts, who do not see the address of a buyer without an account. */
    private readonly name: string,
  ) {}

  static async read(of: OrderWithin): Promise<TicketLines> {
    const { within, order } = of
    const hasTickets = order.lines.some(({ kind }) => kind === 'ticket')
    const buyer = hasTickets && order.personId !== undefined ? await within.get(people, order.personId) : undefined
    return new TicketLines(of, await OrderPlaces.read(of), buyer?.names.display ?? 'A visitor')
  }

  /** Gives the places. Returns the ids of lines whose hold has lapsed and for which too few are left, or whose event was canceled. */
  pay(payer: () => string): readonly string[] {
    return this.places.give(
      () => ({ personId: payer(), name: this.name }),
      () => checkInCode(this.of.context.ids.next()),
    )
  }

  /** Takes back refunded places, with the code if none is left. */
  refund(leftPieces: (lineId: string) => number): void {
    this.places.keep(leftPieces)
  }

  prepare(): Promise<() => void> {
    return this.places.prepare()
  }
}
