import { CampaignSums } from '../../../giving/campaign-sums'
import { donationStates, donations } from '../../../giving/donations.collection'
import { donorSettings, donorSettingsId } from '../../../giving/donors/donor-settings.collection'
import { isLargeGift } from '../../../giving/donors/thank-you-rules'
import { PaidPledges } from '../../../giving/pledges/pledge-payments'
import { omitUndefined } from '../../../shared/omit-undefined'
import { type DataOf, type StoredOf, transition } from '../../../shared/records/collection'
import type { OrderLine } from '../../orders.collection'
import type { OrderWithin } from '../order-within-transaction'
import { lineKey, linesOf } from './order-lines'
import { tributeOf } from './tribute-without-address'

type Gift = DataOf<typeof donations>

/** The gifts among the lines of an order, with the sums of their campaigns and the pledges that they pay. */
export class DonationLines {
  private readonly writes: (() => void)[] = []

  private constructor(
    private readonly of: OrderWithin,
    private readonly lines: readonly OrderLine[],
    private readonly recorded: ReadonlyMap<string, StoredOf<typeof donations>>,
    private readonly given: CampaignSums,
    private readonly pledges: PaidPledges,
    private readonly settings: DataOf<typeof donorSettings> | undefined,
  ) {}

  static async read(of: OrderWithin): Promise<DonationLines> {
    const lines = linesOf(of.order, 'donation')
    const recorded = new Map<string, StoredOf<typeof donations>>()
    for (const line of lines) {
      const gift = await of.within.get(donations, lineKey(of.order.id, line))
      if (gift) recorded.set(line.id, gift)
    }
    const named = [...recorded.values(), ...lines.map(({ refId }) => ({ campaignId: refId }))]
    const given = await CampaignSums.read(of.within, named.map(omitUndefined))
    const pledges = await PaidPledges.read(
      of.within,
      lines.map(({ gift }) => gift?.pledgeId),
    )
    const settings = lines.length > 0 ? await of.within.get(donorSettings, donorSettingsId) : undefined
    return new DonationLines(of, lines, recorded, given, pledges, settings)
  }

  /** Records each gift once. */
  pay(giver: () => string, receivedOn: string): void {
    for (const line of this.lines) {
      if (this.recorded.has(line.id)) continue
      const cents = line.unit.cents * line.quantity - (line.discountCents ?? 0)
      // A later charge of a monthly gift is never a large gift: the donor was thanked for the first one.
      const isLarge = this.of.order.subscriptionId === undefined && isLargeGift(cents, this.settings)
      const gift = omitUndefined<Gift>({
        personId: giver(),
        orderId: this.of.order.id,
        lineId: line.id,
        amount: { cents, cur: 'usd' },
        ...this.given.named(line.refId ?? ''),
        tribute: tributeOf(line.gift),
        anonymous: line.gift?.anonymous ?? false,
        shownAs: shownNameOf(line.gift),
        isMonthly: line.gift?.monthly || this.of.order.subscriptionId !== undefined ? true : undefined,
        employer: line.gift?.employer,
        receivedOn,
        taxYear: Number(receivedOn.slice(0, 4)),
        softCredits: [...(this.of.softCredits ?? [])],
        pledgeId: line.gift?.pledgeId,
        personalThanks: isLarge ? { state: 'due' } : undefined,
        status: 'recorded',
      })
      this.given.add(gift, 1)
      this.pledges.add(gift.pledgeId, gift.amount.cents)
      this.writes.push(() => this.of.within.create(donations, lineKey(this.of.order.id, line), gift))
    }
  }

  /** Reduces gifts to the remainder of their lines; a gift without a remainder is voided. */
  refund(leftCents: (line: OrderLine) => number): void {
    for (const line of this.lines) {
      const gift = this.recorded.get(line.id)
      const cents = leftCents(line)
      if (!gift || gift.status === 'void' || cents >= gift.amount.cents) continue
      this.pledges.add(gift.pledgeId, cents - gift.amount.cents)
      if (cents === 0) this.given.add(gift, -1)
      else this.given.lower(gift, gift.amount.cents - cents)
      const change = cents === 0 ? { status: transition(donationStates, gift.status, 'void') } : { amount: { cents, cur: 'usd' as const } }
      const isThanked = gift.personalThanks?.state !== 'due' || isLargeGift(cents, this.settings)
      this.writes.push(() => this.of.within.change(donations, gift, { ...change, ...(!isThanked && { personalThanks: undefined }) }))
    }
  }

  write(): void {
    for (const write of this.writes) write()
    this.given.write(this.of.within)
    this.pledges.write(this.of.within)
  }
}

/** The giver's public name, if they chose to be named and the gift is not anonymous. */
const shownNameOf = (gift: OrderLine['gift']) => (gift?.named && !gift.anonymous ? gift.shownAs : undefined)
