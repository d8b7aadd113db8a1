import { useEffect, useState } from 'react'
import type { ArtSearch } from '../../../../domain/art/art-search'
import type { ArtistsGridPage } from '../../../../domain/art/artists-grid'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { App } from '../../../app-services/app-context'
import { artQueries } from '../../../queries/art.queries'
import { guideQueries } from '../../../queries/guide.queries'

/** When to load all works: at once, or when the page is idle. */
type When = 'now' | 'idle'

interface MadeSearch {
  readonly search: ArtSearch
  /** The guide, for the map of studios. */
  readonly guide: GuideIndex | null
}

/**
 * The search over all works; `undefined` until it is loaded, because the page contains neither its code nor the works. Rebuilt when the
 * artists or the guide are published (a new `front`) and when `day` (`YYYY-MM-DD`) changes, which seeds the order.
 */
export function useArtSearch(app: App, front: ArtistsGridPage, day: string, when: When): MadeSearch | undefined {
  const [made, setMade] = useState<MadeSearch>()
  useEffect(() => {
    let left = false
    const make = async () => {
      const [collection, guide, { artSearch }] = await Promise.all([
        app.queries.fetchQuery({ ...artQueries(app).collection(), staleTime: 0 }),
        app.queries.fetchQuery({ ...guideQueries(app).index(), staleTime: 0 }),
        import('../../../../domain/art/art-search'),
      ])
      if (!left && collection) setMade({ guide, search: artSearch(collection, guide, day) })
    }
    const begin = () =>
      make().catch((error: unknown) => {
        if (!left)
          setMade(() => {
            throw error
          })
      })
    const waiting = setTimeout(() => void begin(), when === 'now' ? 0 : 600)
    return () => {
      left = true
      clearTimeout(waiting)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another front tells that wall or guide were published anew
  }, [app, front, day, when])
  // While a newer publication loads, the previous result stays.
  return made
}
