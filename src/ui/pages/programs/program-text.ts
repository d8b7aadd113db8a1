import { callState } from '../../../domain/programs/call-state'
import type { Program } from '../../../domain/programs/offered-programs'
import { lastDayOnEarth } from '../../../domain/shared/time/last-day-on-earth'
import { dayOf } from '../../kit/time/format-time'

export const kindText: Readonly<Record<Program['kind'], string>> = {
  openStudios: 'Open doors',
  exhibition: 'Exhibition',
  auction: 'Auction',
  youth: 'For schools',
  workshops: 'Evening class',
  residency: 'Residency',
}

/** When it takes place, in the words of staff, and that it is over once its last day has ended. */
export const whenText = ({ when, endsOn }: Pick<Program, 'when' | 'endsOn'>, now: Date) =>
  endsOn !== undefined && endsOn < lastDayOnEarth(now) ? `${when}. It is over.` : when

/** The state of a call as text: until when, or from when. */
export function callText(call: NonNullable<Program['call']>, now: Date, tz: string): string {
  const day = (at: Date) => dayOf(at, tz, { year: true })
  switch (callState(call, now)) {
    case 'not-yet':
      return `Opens on ${day(call.opens)}`
    case 'open':
      return `Open until ${day(call.closes)}`
    case 'closed':
      return `Closed since ${day(call.closes)}`
  }
}
