import type { SeasonPhase } from '../../../domain/guide/clock/season-phase'
import { shortDay } from '../../blocks/days-and-hours-text'
import { counted } from '../../kit/counted'
import { wallClockTime } from '../../kit/time/format-time'

/** The phase of the season in one sentence. */
export function seasonPhaseText({ phase, next, closes, openNow, daysLeft }: SeasonPhase): string {
  const opening = next && `${next.days === 0 ? 'today' : next.days === 1 ? 'tomorrow' : shortDay(next.date)} at ${wallClockTime(next.time)}`
  switch (phase) {
    case 'no-guide':
      return 'The next guide is being made.'
    case 'announced':
      return next ? `It begins on ${shortDay(next.date)}: ${counted(daysLeft, 'open day')}.` : 'The dates are set.'
    case 'this-week':
      return opening ? `Doors open ${opening}.` : 'Doors open this week.'
    case 'open-now':
      return `${openNow > 0 ? `${counted(openNow, 'studio')} open now` : 'Doors are open now'}${closes ? `, until ${wallClockTime(closes)}` : ''}.`
    case 'this-weekend':
      return opening ? `Doors open again ${opening}.` : 'It is an open day. Check each studio’s hours.'
    case 'between':
      return opening ? `The next doors open ${opening}.` : 'Between weekends.'
    case 'over':
      return 'This season is over. The guide stays here to read.'
  }
}
