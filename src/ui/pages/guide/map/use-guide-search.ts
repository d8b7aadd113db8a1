import { useEffect, useState } from 'react'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { MapSearch } from './map-search'

/** One search per index, even if it is requested several times. */
const made = new WeakMap<GuideIndex, Promise<MapSearch>>()

function searchOf(index: GuideIndex): Promise<MapSearch> {
  const known = made.get(index)
  if (known) return known
  const making = import('./map-search').then(module => module.mapSearch(index))
  made.set(index, making)
  making.catch(() => made.delete(index))
  return making
}

/** When to load the search: at once, or when the browser is idle. */
type When = 'now' | 'idle'

/** The search over an edition; `undefined` until index and code are loaded. The code is in a separate chunk. */
export function useGuideSearch(index: GuideIndex | undefined, when: When): MapSearch | undefined {
  const [found, setFound] = useState<{ readonly of: GuideIndex; readonly search: MapSearch }>()
  useEffect(() => {
    if (!index) return
    let left = false
    const fetch = () =>
      searchOf(index).then(
        search => left || setFound({ of: index, search }),
        (error: unknown) =>
          left ||
          setFound(() => {
            throw error
          }),
      )
    if (when === 'now') void fetch()
    const waiting = when === 'idle' ? setTimeout(() => void fetch(), 1200) : undefined
    return () => {
      left = true
      clearTimeout(waiting)
    }
  }, [index, when])
  return found && found.of === index ? found.search : undefined
}
