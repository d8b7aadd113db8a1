import { type HomePhase, homePhases } from '../../../domain/content/home-phases'
import type { CalledSeason } from '../../../domain/guide/clock/season-dates'
import type { GuideHomeData } from '../../../domain/guide/reading/guide-home-data'
import { callNow } from '../../blocks/season-timeline/call-for-artists'
import { homeFacts } from '../home/home-facts'

const day = 86_400_000

/** How far a phase is looked for, in days before and after. */
const reach = 400

/** For each phase a time at which the home page is in it: the next one, else the last one. Without a season to follow, some have none. */
export function phaseDates(front: GuideHomeData | null, season: CalledSeason | undefined, now: Date): Readonly<Partial<Record<HomePhase, Date>>> {
  const found: Partial<Record<HomePhase, Date>> = {}
  // Left out because nothing here depends on the listings, and there may be hundreds.
  const bare = front && { ...front, hours: [] }
  const days = [...Array.from({ length: reach }, (_, i) => i), ...Array.from({ length: reach }, (_, i) => -1 - i)]
  for (const offset of days) {
    if (homePhases.every(phase => phase in found)) break
    const at = new Date(now.getTime() + offset * day)
    const { phase } = homeFacts(bare, season && callNow(season, at), at)
    found[phase] ??= at
  }
  return found
}
