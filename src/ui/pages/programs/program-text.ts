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

/** Whether its last day has ended. */
const hasEnded = ({ endsOn }: Pick<Program, 'endsOn'>, now: Date) => endsOn !== undefined && endsOn < lastDayOnEarth(now)

/** When it takes place, in the words of staff, and that it is over once its last day has ended. */
export const whenText = (program: Pick<Program, 'when' | 'endsOn'>, now: Date) =>
  hasEnded(program, now) ? `${program.when}. It is over.` : program.when

/** What is on, open or to come in the order of the staff, and what is over, the latest first. A call for the next year counts as to come. */
export function sortedPrograms(programs: readonly Program[], now: Date) {
  const isOver = (program: Program) => hasEnded(program, now) && (!program.call || callState(program.call, now) === 'closed')
  return {
    current: programs.filter(program => !isOver(program)),
    past: programs.filter(isOver).toSorted((a, b) => b.endsOn!.localeCompare(a.endsOn!)),
  }
}

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
