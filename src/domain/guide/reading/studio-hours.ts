import type { GuideCard } from '../publishing/guide-snapshot-types'

/** Studios of an edition that are open at the same times, and how many they are. Most keep the hours of their weekends. */
export interface StudioHours extends Pick<GuideCard, 'openings' | 'weekends'> {
  readonly studios: number
}

/** The hours of all studios, each once: hundreds of studios have a few dozen. */
export function studioHours(listings: readonly Pick<GuideCard, 'openings' | 'weekends'>[]): readonly StudioHours[] {
  const alike = new Map<string, StudioHours>()
  for (const { openings, weekends } of listings) {
    const key = JSON.stringify([openings, weekends])
    alike.set(key, { openings, weekends, studios: (alike.get(key)?.studios ?? 0) + 1 })
  }
  return [...alike.values()]
}

export const studioCount = (hours: readonly Pick<StudioHours, 'studios'>[]) => hours.reduce((sum, { studios }) => sum + studios, 0)

/** The number of studios that are open on a weekend, by its number. */
export const studiosOfWeekend = (hours: readonly StudioHours[], n: number) => studioCount(hours.filter(({ weekends }) => weekends.includes(n)))
