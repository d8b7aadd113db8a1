import type { CallPhase } from '../../../domain/guide/clock/phase-at'
import { dayOf, timeOf, zoneOf } from '../../kit/time/format-time'

/** The state of registration, in one sentence. */
export function phaseText({ phase, endsAt }: CallPhase, tz: string): string {
  const end = endsAt && `${dayOf(endsAt, tz, { short: true, year: true })}, ${timeOf(endsAt, tz)} ${zoneOf(endsAt, tz)}`
  switch (phase) {
    case 'before':
      return end ? `Registration opens ${end}.` : 'Registration has no dates yet.'
    case 'early':
      return `Registration is open at the early price until ${end}.`
    case 'regular':
      return `Registration is open at the regular price until ${end}.`
    case 'late':
      return `Registration is open at the late price until ${end}.`
    case 'closed':
      return 'Registration is closed.'
  }
}
