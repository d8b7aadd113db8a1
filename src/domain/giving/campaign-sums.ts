import type { DataOf, StoredOf } from '../shared/records/collection'
import type { RecordsWithin } from '../shared/records/records'
import { campaigns } from './campaigns.collection'
import type { donations } from './donations.collection'

type Gift = DataOf<typeof donations>
type For = Pick<Gift, 'fundId' | 'campaignId'>
const forWhat = ({ fundId, campaignId }: For): readonly string[] => [...new Set([fundId, campaignId].filter(id => id !== undefined))]

/** Keeps the sums and numbers of gifts on campaigns and funds up to date. */
export class CampaignSums {
  private readonly sums = new Map<string, { cents: number; gifts: number }>()

  private constructor(private readonly found: ReadonlyMap<string, StoredOf<typeof campaigns>>) {}

  static async read(within: RecordsWithin, gifts: readonly For[]): Promise<CampaignSums> {
    return new CampaignSums(await within.getAll(campaigns, gifts.flatMap(forWhat)))
  }

  knows(gift: For): boolean {
    return forWhat(gift).every(id => this.found.has(id))
  }

  /** The purpose behind an id: a campaign, a fund, or neither if it does not exist. */
  named(id: string): For {
    const kind = this.found.get(id)?.kind
    return kind === 'campaign' ? { campaignId: id } : kind === 'fund' ? { fundId: id } : {}
  }

  /** `times`: 1 for a new gift, −1 for one that is undone. */
  add(gift: For & Pick<Gift, 'amount'>, times: 1 | -1): void {
    this.sum(gift, times * gift.amount.cents, times)
  }

  /** Subtracts a refunded part of a gift that otherwise stays. */
  lower(gift: For, cents: number): void {
    this.sum(gift, -cents, 0)
  }

  private sum(gift: For, moreCents: number, moreGifts: number): void {
    for (const id of forWhat(gift)) {
      const { cents, gifts } = this.sums.get(id) ?? { cents: 0, gifts: 0 }
      this.sums.set(id, { cents: cents + moreCents, gifts: gifts + moreGifts })
    }
  }

  write(within: RecordsWithin): void {
    for (const [id, { cents, gifts }] of this.sums) {
      const campaign = this.found.get(id)
      if (!campaign) continue
      within.change(campaigns, campaign, {
        raised: { ...campaign.raised, cents: Math.max(0, campaign.raised.cents + cents) },
        gifts: Math.max(0, campaign.gifts + gifts),
      })
    }
  }
}
