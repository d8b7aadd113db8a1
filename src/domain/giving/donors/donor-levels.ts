import type { DataOf } from '../../shared/records/collection'
import type { donorSettings } from './donor-settings.collection'

/** A named level for donors who gave at least its amount in a fiscal year. */
export type DonorLevel = DataOf<typeof donorSettings>['levels'][number]

/** The levels until staff enter their own, in dollars (product.md C5). */
const usual = { Friend: 1, Supporter: 100, Patron: 500, Benefactor: 1000, Angel: 5000 }
export const usualDonorLevels: readonly DonorLevel[] = Object.entries(usual).map(([name, dollars]) => ({
  name,
  from: { cents: dollars * 100, cur: 'usd' },
}))

/** From the highest to the lowest; staff may enter levels in any order. */
export const levelsDown = (levels: readonly DonorLevel[]): readonly DonorLevel[] => levels.toSorted((a, b) => b.from.cents - a.from.cents)

/** The highest level that the sum reaches. */
export const donorLevel = (cents: number, levels: readonly DonorLevel[] = usualDonorLevels): string | undefined =>
  levelsDown(levels).find(({ from }) => cents >= from.cents)?.name
