import { Auth } from '../../ports/auth'
import { campaigns } from '../giving/campaigns.collection'
import { donations } from '../giving/donations.collection'
import { letters, type StoredLetter } from '../giving/letters.collection'
import { grouped } from '../shared/grouped'
import { omitUndefined } from '../shared/omit-undefined'
import type { StoredOf } from '../shared/records/collection'
import { Records } from '../shared/records/records'
import { GuestOrders } from './order-keys/guest-orders'
import { orders } from './orders.collection'
import { receipts } from './payments.collection'

type Donation = StoredOf<typeof donations>

/** A gift as its giver sees it. */
export interface OwnGift {
  readonly id: string
  /** The title of its campaign or fund, if that is public. */
  readonly title?: string
  /** Absent for a gift in kind, which has a description instead. */
  readonly cents?: number
  readonly inKind?: string
  readonly tribute?: Donation['tribute']
  /** `YYYY-MM-DD`. */
  readonly receivedOn: string
  readonly isReturned: boolean
  readonly isAnonymous: boolean
  /** The giver's name on the donor wall. */
  readonly shownAs?: string
  readonly orderId?: string
  /** Whether a receipt of its payment exists. */
  readonly hasReceipt: boolean
  /** `deductibleCents` is absent if the letter covers all gifts of a year. */
  readonly letter?: { readonly id: string; readonly number: string; readonly deductibleCents?: number }
}

/** The gifts of a tax year, the latest first. */
export interface GiftYear {
  readonly year: number
  /** In cents; without gifts in kind and refunds. */
  readonly givenCents: number
  readonly gifts: readonly OwnGift[]
  /** The letter for monthly gifts, and the year-end statement if staff issued one. */
  readonly statements: readonly OwnLetter[]
}

/** A letter about several gifts of a year. */
export interface OwnLetter {
  readonly id: string
  readonly number: string
  readonly isOfAll: boolean
  readonly deductibleCents: number
}

/** The user's own gifts, with the receipts and letters that exist for them. */
export class OwnGifts {
  static readonly inject = [Records, Auth, GuestOrders] as const

  constructor(
    private readonly records: Records,
    private readonly auth: Auth,
    private readonly guestOrders: GuestOrders,
  ) {}

  async byYear(): Promise<readonly GiftYear[]> {
    const personId = this.auth.current?.claims.pid
    if (personId === undefined) return []
    await this.guestOrders.adopt()
    const own = { where: [['personId', '==', personId]] } as const
    const [given, written, paid, ordered, purposes] = await Promise.all([
      this.records.find(donations, own),
      this.records.find(letters, own),
      this.records.find(receipts, own),
      this.records.find(orders, own),
      this.purposes(),
    ])
    const lineOf = ({ orderId, lineId }: Donation) => ordered.find(({ id }) => id === orderId)?.lines.find(({ id }) => id === lineId)
    const gifts = given.map(donation => {
      const { id, orderId, amount, inKind, tribute, receivedOn, taxYear, campaignId, fundId, status, anonymous, shownAs } = donation
      const letter = written.find(
        // Line ids are unique only within an order, so a letter names the gift itself.
        ({ kind, status: state, orderLineIds }) => state === 'issued' && kind !== 'yearEnd' && orderLineIds.includes(id),
      )
      const gift = omitUndefined<OwnGift>({
        id,
        title: purposes.get(campaignId ?? fundId ?? '') ?? lineOf(donation)?.title,
        cents: inKind ? undefined : amount.cents,
        inKind: inKind?.description,
        tribute,
        receivedOn,
        isReturned: status === 'void',
        isAnonymous: anonymous,
        shownAs,
        orderId,
        hasReceipt: paid.some(receipt => receipt.orderId === orderId),
        letter: letter && { id: letter.id, number: letter.number, ...(!isOfYear(letter) && { deductibleCents: letter.deductible.cents }) },
      })
      return { taxYear, gift }
    })
    return [...grouped(gifts, ({ taxYear }) => taxYear)]
      .map(([year, ofYear]) =>
        yearOf(
          year,
          ofYear.map(({ gift }) => gift),
          written.filter(letter => letter.taxYear === year && letter.status === 'issued' && isOfYear(letter)),
        ),
      )
      .toSorted((a, b) => b.year - a.year)
  }

  /** Titles of campaigns and funds, by id; only of those that are or were public. */
  private async purposes(): Promise<ReadonlyMap<string, string>> {
    const found = await Promise.all(
      (['live', 'ended'] as const).map(status => this.records.find(campaigns, { where: [['status', '==', status]], limit: 100 })),
    )
    return new Map(found.flat().map(({ id, title }) => [id, title]))
  }
}

/** Whether a letter covers a year: the statement, or the letter for monthly gifts, including their corrections. */
const isOfYear = ({ kind, about }: StoredLetter) => kind === 'yearEnd' || kind === 'monthlyYear' || about.length > 1

function yearOf(year: number, gifts: readonly OwnGift[], statements: readonly StoredLetter[]): GiftYear {
  const givenCents = gifts.reduce((sum, { cents = 0, isReturned }) => sum + (isReturned ? 0 : cents), 0)
  return {
    year,
    givenCents,
    gifts: gifts.toSorted((a, b) => (a.receivedOn < b.receivedOn ? 1 : -1)),
    statements: statements.map(({ id, number, kind, deductible }) => ({
      id,
      number,
      isOfAll: kind === 'yearEnd',
      deductibleCents: deductible.cents,
    })),
  }
}
