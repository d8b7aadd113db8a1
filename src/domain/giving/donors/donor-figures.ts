import type { DataOf } from '../../shared/records/collection'
import type { donations } from '../donations.collection'
import { type DonorLevel, donorLevel } from './donor-levels'
import { fiscalYearOf } from './fiscal-year'
import type { givingStates } from './giving-states'

export type CountedGift = Pick<DataOf<typeof donations>, 'personId' | 'amount' | 'receivedOn' | 'softCredits' | 'status'>

export interface DonorFigures {
  readonly personId: string
  readonly thisYearCents: number
  readonly lastYearCents: number
  readonly everCents: number
  /** Number of gifts, including goods, which have no amount. */
  readonly gifts: number
  readonly lastOn?: string
  /** The donor level from this fiscal year's gifts. */
  readonly level?: string
  readonly state: (typeof givingStates)[number]
  /** Gifts of others for which this person is thanked too; not part of any other sum. */
  readonly softThisYearCents: number
  readonly softEverCents: number
}

const nothing = { thisYearCents: 0, lastYearCents: 0, everCents: 0, gifts: 0, softThisYearCents: 0, softEverCents: 0 }

/** What each person gave, by fiscal year. Void gifts are ignored. */
export function donorFigures(
  gifts: readonly CountedGift[],
  today: string,
  fiscalStart?: string,
  levels?: readonly DonorLevel[],
): readonly DonorFigures[] {
  const { began, lastBegan } = fiscalYearOf(today, fiscalStart)
  const found = new Map<string, typeof nothing & { lastOn?: string }>()
  const figuresTab = (personId: string) => {
    const figures = found.get(personId) ?? { ...nothing }
    found.set(personId, figures)
    return figures
  }
  for (const { personId, amount, receivedOn, softCredits, status } of gifts) {
    if (status === 'void') continue
    const [isThisYear, cents] = [receivedOn >= began, amount.cents]
    const own = figuresTab(personId)
    own.gifts += 1
    own.everCents += cents
    if (isThisYear) own.thisYearCents += cents
    else if (receivedOn >= lastBegan) own.lastYearCents += cents
    if (own.lastOn === undefined || own.lastOn < receivedOn) own.lastOn = receivedOn
    for (const credited of new Set(softCredits)) {
      if (credited === personId) continue
      const soft = figuresTab(credited)
      soft.softEverCents += cents
      if (isThisYear) soft.softThisYearCents += cents
    }
  }
  return [...found].map(([personId, figures]) => {
    const level = donorLevel(figures.thisYearCents, levels)
    return { personId, ...figures, ...(level !== undefined && { level }), state: stateOf(figures.lastOn, began, lastBegan) }
  })
}

function stateOf(lastOn: string | undefined, began: string, lastBegan: string): DonorFigures['state'] {
  if (lastOn === undefined) return 'credited'
  return lastOn >= began ? 'thisYear' : lastOn >= lastBegan ? 'lybunt' : 'sybunt'
}
