import type { Money } from '../shared/records/fields'

/** The progress of a campaign: whole percent of its goal, rounded down, and the missing amount. */
export interface CampaignProgress {
  readonly percent: number
  readonly missingCents: number
}

export function campaignProgress(raised: Money, goal: Money): CampaignProgress {
  const percent = goal.cents <= 0 ? 100 : Math.floor((raised.cents / goal.cents) * 100)
  return { percent: Math.max(0, percent), missingCents: Math.max(0, goal.cents - raised.cents) }
}
