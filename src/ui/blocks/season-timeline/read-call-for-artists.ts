import { type CalledSeason, SeasonDates } from '../../../domain/guide/clock/season-dates'
import { WallClock } from '../../../domain/shared/time/wall-clock'
import type { App } from '../../app-services/app-context'
import { type CallNow, callNow } from './call-for-artists'

export interface Call {
  readonly season: CalledSeason
  readonly now: CallNow
}

const minute = 60_000

const callOf = async (app: App, season: CalledSeason | undefined): Promise<Call | null> =>
  season ? { season, now: callNow(season, (await app.services()).get(WallClock).now()) } : null

export const readCall = async (app: App): Promise<Call | null> => callOf(app, await (await app.services()).get(SeasonDates).called())

/** Recomputes the text every minute. The deadlines came with the page and are not read again. */
export async function followCall(app: App, queryKey: readonly unknown[], next: (call: Call | null) => void): Promise<() => void> {
  const say = async () => next(await callOf(app, app.queries.getQueryData<Call | null>(queryKey)?.season))
  await say()
  const ticking = setInterval(() => void say(), minute)
  return () => clearInterval(ticking)
}
