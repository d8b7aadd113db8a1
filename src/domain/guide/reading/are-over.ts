import { type LocalMoment, wallMinute } from '../../shared/time/local-day'
import type { CardOpening } from '../publishing/guide-snapshot-types'
import { minutesOf } from './opening-times'

/** Whether all openings of a studio lie before a moment. One without openings has said nothing. */
export const areOver = (openings: readonly CardOpening[], at: LocalMoment): boolean =>
  openings.length > 0 && openings.every(opening => minutesOf(opening)[1] <= wallMinute(at))
