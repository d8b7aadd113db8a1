import type { KeptCard } from '../../../../ports/payments'
import { chargeDayOf, nextCharge } from '../../../giving/monthly/charge-days'
import { releasedCards } from '../../../giving/released-cards.collection'
import { savedCards } from '../../../giving/saved-cards.collection'
import { type MonthlyGift, type StoredMonthlyGift, subscriptionStates, subscriptions } from '../../../giving/subscriptions.collection'
import { omitUndefined } from '../../../shared/omit-undefined'
import { transition } from '../../../shared/records/collection'
import { monthAfter, monthOf } from '../../../shared/time/months'
import { keepsCard } from '../../checkout/keeps-card'
import { monthlyOrderIdentity } from '../../monthly/monthly-order-identity'
import { renewalDays } from '../../monthly/renewal-days'
import { freeRenewalId } from '../../monthly/renewal-ids'
import type { OrderLine } from '../../orders.collection'
import type { OrderWithin } from '../order-within-transaction'
import type { MembershipLines } from './membership-lines'
import { linesOf } from './order-lines'

/** A card that the provider stored with a payment, and when. */
export type CardToKeep = KeptCard & { readonly at: Date }

interface Begun {
  readonly id: string
  readonly line: OrderLine
  /** For the renewal of a membership. */
  readonly membershipId?: string
}

/** The monthly gifts and renewals that a paid order starts, or the one whose month or term it pays. */
export class MonthlyGifts {
  private readonly writes: (() => void)[] = []

  private constructor(
    private readonly of: OrderWithin,
    private readonly memberships: MembershipLines,
    private readonly begun: readonly Begun[],
    /** Set only if the order pays the first unpaid month. */
    private readonly due: StoredMonthlyGift | undefined,
  ) {}

  static async read(of: OrderWithin, memberships: MembershipLines): Promise<MonthlyGifts> {
    const { within, order } = of
    const gift = order.subscriptionId === undefined ? undefined : await within.get(subscriptions, order.subscriptionId)
    const isDue = gift && (await monthlyOrderIdentity(gift.id, gift.month)).orderId === order.id
    const begun: Begun[] = []
    for (const line of linesOf(order, 'donation')) {
      const id = line.gift?.monthly && (await freeId(of, line))
      if (id) begun.push({ id, line })
    }
    for (const line of linesOf(order, 'membership')) {
      const membershipId = order.personId !== undefined && keepsCard(line) ? memberships.ownId(line) : undefined
      if (membershipId === undefined) continue
      const id = await freeRenewalId(within, membershipId)
      if (id !== undefined) begun.push({ id, line, membershipId })
    }
    return new MonthlyGifts(of, memberships, begun, isDue ? gift : undefined)
  }

  pay(paidOn: string, kept: CardToKeep | undefined): void {
    for (const one of this.begun) if (kept) this.begin(one, paidOn, kept)
    // The card is not needed: the gift or renewal exists already, or the line was not available.
    const { within, order } = this.of
    if (kept && this.writes.length === 0) this.writes.push(() => within.create(releasedCards, `order-${order.id}`, { method: kept.saved.method }))
    if (this.due) this.payMonth(this.due, paidOn)
  }

  private begin({ id, line, membershipId }: Begun, paidOn: string, { saved, card, expires, at }: CardToKeep): void {
    const { within, order } = this.of
    const days = membershipId === undefined ? giftDays(paidOn) : this.daysOf(membershipId)
    // A membership that was not available is not renewed.
    if (!days) return
    if (membershipId !== undefined) this.memberships.renew(membershipId)
    const gift = omitUndefined<MonthlyGift>({
      personId: order.personId!,
      amountCents: line.unit.cents,
      ...(membershipId === undefined ? { fundId: line.refId! } : { membershipId }),
      isMonthly: line.membership?.monthly,
      orderId: order.id,
      card,
      cardExpires: expires,
      ...days,
      tries: 0,
      failures: 0,
      startedOn: paidOn,
      status: 'active',
    })
    this.writes.push(() => {
      within.create(subscriptions, id, gift)
      within.create(savedCards, id, { personId: gift.personId, ...saved, keptAt: at })
    })
  }

  /** When the membership is renewed, given what was bought. */
  private daysOf(membershipId: string): ReturnType<typeof renewalDays> | undefined {
    const until = this.memberships.untilOf(membershipId)
    return until === undefined ? undefined : renewalDays(until)
  }

  private payMonth(gift: StoredMonthlyGift, paidOn: string): void {
    const next = { dayOfMonth: gift.dayOfMonth, month: monthAfter(gift.month) }
    const paid = gift.membershipId === undefined ? { ...next, nextOn: nextCharge(next, paidOn) } : this.daysOf(gift.membershipId)
    if (!paid) return
    const isCharged = gift.status === 'active' || gift.status === 'past_due'
    const status = gift.status === 'past_due' ? transition(subscriptionStates, gift.status, 'pay') : gift.status
    this.writes.push(() =>
      this.of.within.change(subscriptions, gift, {
        month: paid.month,
        tries: 0,
        failures: 0,
        status,
        ...(isCharged && { nextOn: paid.nextOn }),
      }),
    )
  }

  write(): void {
    for (const write of this.writes) write()
  }
}

const giftDays = (paidOn: string) => {
  const charged = { dayOfMonth: chargeDayOf(paidOn), month: monthAfter(monthOf(paidOn)) }
  return { ...charged, nextOn: nextCharge(charged, paidOn) }
}

/** The id for a new monthly gift; none if the person already gives monthly for the same purpose. Ended ones keep their ids. */
async function freeId({ within, order: { personId } }: OrderWithin, { refId }: OrderLine): Promise<string | undefined> {
  if (personId === undefined || refId === undefined) return undefined
  for (let n = 1; ; n += 1) {
    const id = `${personId}-${refId}-${n}`
    const before = await within.get(subscriptions, id)
    if (!before) return id
    if (before.status !== 'cancelled') return undefined
  }
}
