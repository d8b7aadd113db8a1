import { useEffect, useState } from 'react'
import type { GuideSearch } from '../../../domain/guide/guide-search'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'

/** Built once an index, wherever it is asked for. */
const made = new WeakMap<GuideIndex, Promise<GuideSearch>>()

function searchOf(index: GuideIndex): Promise<GuideSearch> {
  const known = made.get(index)
  if (known) return known
  const making = import('../../../domain/guide/guide-search').then(({ guideSearch }) => guideSearch(index))
  made.set(index, making)
  making.catch(() => made.delete(index))
  return making
}

/** When the search is fetched: at once, or when the page has nothing better to do. */
type When = 'now' | 'idle'

/** The search of an edition, `undefined` until both are there: its code is no part of any page. */
export function useGuideSearch(index: GuideIndex | undefined, when: When): GuideSearch | undefined {
  const [found, setFound] = useState<{ readonly of: GuideIndex; readonly search: GuideSearch }>()
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
