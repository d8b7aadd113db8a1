import type { Deadline } from '../../guide/clock/deadline'
import { SeasonDates } from '../../guide/clock/season-dates'
import { deadlines } from '../../guide/deadlines.collection'
import { usualTrim } from '../../guide/prepress/print-slots'
import { type GuideFigures, guideFigures } from '../../guide/reading/guide-figures'
import { PublishedGuide } from '../../guide/reading/published-guide'
import type { StoredOf } from '../../shared/records/collection'
import { Records } from '../../shared/records/records'
import { adPrices } from '../ad-prices.collection'
import type { AdPriceTable } from '../pricing/ad-price-table'

/** What businesses can book in the guide. */
export interface AdOffer {
  readonly edition: { readonly id: string; readonly name: string; readonly tz: string }
  /** Size of the guide's pages in millimeters. */
  readonly page: { readonly w: number; readonly h: number }
  /** Absent until staff have put prices into effect. */
  readonly prices?: AdPriceTable & { readonly version: number }
  /** Figures of the guide that visitors read now, which may be that of the edition before. */
  readonly figures?: GuideFigures
  /** Those on which advertising depends. */
  readonly deadlines: readonly Deadline[]
}

const told = ['callOpens', 'earlyEnds', 'regularEnds', 'lateEnds', 'adClose', 'artDue', 'guideOut'] as const

const pricesOf = ({ version, rows, nonprofitPercent, designHelp, pagesWanted }: StoredOf<typeof adPrices>) => ({
  version,
  rows,
  nonprofitPercent,
  designHelp,
  pagesWanted,
})

/** The advertising of the edition with an open or announced call. It is public. */
export class OfferedAds {
  static readonly inject = [Records, SeasonDates, PublishedGuide] as const

  constructor(
    private readonly records: Records,
    private readonly seasons: SeasonDates,
    private readonly guide: PublishedGuide,
  ) {}

  async offer(): Promise<AdOffer | undefined> {
    const edition = await this.seasons.calling()
    if (!edition) return undefined
    const { id, name, tz, trim } = edition
    const params = { edition: id }
    const [[active], dates, published] = await Promise.all([
      this.records.find(adPrices, { params, where: [['status', '==', 'active']], limit: 1 }),
      this.records.find(deadlines, { params, where: [['key', 'in', [...told]]] }),
      this.guide.index(),
    ])
    return {
      edition: { id, name, tz },
      page: trim ?? usualTrim,
      ...(published && { figures: guideFigures(published) }),
      ...(active && { prices: pricesOf(active) }),
      deadlines: dates.map(({ key, at }) => ({ key, at })),
    }
  }
}
