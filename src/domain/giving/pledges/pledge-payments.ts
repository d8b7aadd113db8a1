import { type DataOf, type StoredOf, transition } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { pledgeStates, pledges } from '../pledges.collection'

type Pledge = DataOf<typeof pledges>

/** The part of a pledge that is not paid yet, never below zero. */
export const pledgeLeft = ({ amount, received, status }: Pick<Pledge, 'amount' | 'received' | 'status'>): number =>
  status === 'written_off' ? 0 : Math.max(0, amount.cents - received.cents)

/** A pledge after a payment, or after a refund with negative `cents`. A written-off pledge keeps its state. */
export function afterPayment(pledge: Pick<Pledge, 'amount' | 'received' | 'status'>, cents: number): Pick<Pledge, 'received' | 'status'> {
  const received = { ...pledge.received, cents: Math.max(0, pledge.received.cents + cents) }
  const isWhole = received.cents >= pledge.amount.cents
  const event = isWhole && pledge.status === 'open' ? 'fulfil' : !isWhole && pledge.status === 'fulfilled' ? 'reopen' : undefined
  return { received, status: event === undefined ? pledge.status : transition(pledgeStates, pledge.status, event) }
}

/** Keeps pledges up to date with the gifts that pay them, as `CampaignSums` does for campaigns. */
export class PaidPledges {
  private readonly sums = new Map<string, number>()

  private constructor(private readonly found: ReadonlyMap<string, StoredOf<typeof pledges>>) {}

  static async read(within: RecordsWithin, ids: readonly (string | undefined)[]): Promise<PaidPledges> {
    return new PaidPledges(await within.getAll(pledges, ids))
  }

  add(id: string | undefined, cents: number): void {
    if (id !== undefined) this.sums.set(id, (this.sums.get(id) ?? 0) + cents)
  }

  write(within: RecordsWithin): void {
    for (const [id, cents] of this.sums) {
      const pledge = this.found.get(id)
      if (pledge && cents !== 0) within.change(pledges, pledge, afterPayment(pledge, cents))
    }
  }
}
