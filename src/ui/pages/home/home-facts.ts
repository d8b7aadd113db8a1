import type { HomePhase } from '../../../domain/content/home-phases'
import { type SeasonPhase, seasonPhase } from '../../../domain/guide/clock/season-phase'
import type { GuideHomeData } from '../../../domain/guide/reading/guide-home-data'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { callQuery } from '../../blocks/season-timeline/call.queries'
import type { CallNow } from '../../blocks/season-timeline/call-for-artists'
import { useNow } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import { isFarOff } from './hero-text'

/** What the home page follows. */
export interface HomeFacts {
  readonly front: GuideHomeData | null
  readonly now: Date
  readonly season: SeasonPhase
  /** The state of artist registration. */
  readonly call: CallNow | undefined
  readonly phase: HomePhase
}

export function homeFacts(front: GuideHomeData | null, call: CallNow | undefined, now: Date): HomeFacts {
  const season = seasonPhase(front ?? undefined, now)
  return { front, now, season, call, phase: homePhase(season, call) }
}

/** The facts of today. */
export function useHomeFacts(): HomeFacts {
  const app = useApp()
  const front = useLiveQuery(guideQueries(app).front())
  const call = useLiveQuery(callQuery(app))?.now
  const now = useNow()
  return homeFacts(front, call, now)
}

function homePhase({ phase, next }: SeasonPhase, call: CallNow | undefined): HomePhase {
  // The ring is lit in the last days of a price, or of registration.
  if (call?.hero && isFarOff(phase)) return call.hero.ring.lit ? 'closing-soon' : 'call-open'
  if (phase === 'no-guide' || phase === 'over') return 'off-season'
  return phase === 'announced' || (phase === 'between' && (next?.days ?? 0) > 7) ? 'guide-out' : 'this-weekend'
}
