import type { CSSProperties } from 'react'
import { campaignProgress } from '../../../domain/giving/campaign-progress'
import type { Campaign } from '../../../domain/giving/offered-causes'
import { counted } from '../../kit/counted'
import { moneyOf } from '../../kit/format-money'
import { calendarDayText } from '../../kit/time/format-time'
import css from './campaign-progress-bar.module.css'

/** The sum given, as text, and as a bar if there is a goal. */
export function CampaignProgressBar({ campaign: { goal, raised, gifts, endsOn, status } }: { readonly campaign: Campaign }) {
  const many = counted(gifts, 'gift')
  const ends = endsOn && `${status === 'ended' ? 'ended' : 'until'} ${calendarDayText(endsOn, { short: true, year: true })}`
  if (!goal)
    return (
      <p className={css.figures}>
        <strong>{moneyOf(raised)}</strong> from {many} so far
      </p>
    )
  const { percent, missingCents } = campaignProgress(raised, goal)
  return (
    <div className={css.progress}>
      <p className={css.figures}>
        <strong>{moneyOf(raised)}</strong> of {moneyOf(goal)}
      </p>
      <div className={css.bar} style={{ '--share': `${Math.min(100, percent)}%` } as CSSProperties} aria-hidden="true" />
      <p className={css.note}>
        {[`${percent} percent`, many, missingCents > 0 ? `${moneyOf({ cents: missingCents })} to go` : 'reached', ends].filter(Boolean).join(', ')}
      </p>
    </div>
  )
}
