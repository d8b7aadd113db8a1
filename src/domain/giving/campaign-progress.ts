import type { Money } from '../shared/records/fields'

/** How far a campaign has come: whole percent of its goal (never more than it reached, never 100 before it is), and what is missing. */
export interface CampaignProgress {
  readonly percent: number
  readonly missingCents: number
}

export function campaignProgress(raised: Money, goal: Money): CampaignProgress {
  const percent = goal.cents <= 0 ? 100 : Math.floor((raised.cents / goal.cents) * 100)
  return { percent: Math.max(0, percent), missingCents: Math.max(0, goal.cents - raised.cents) }
}
