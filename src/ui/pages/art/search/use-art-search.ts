import { useEffect, useState } from 'react'
import type { ArtSearch } from '../../../../domain/art/art-search'
import type { WallPage } from '../../../../domain/art/art-wall'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot'
import type { App } from '../../../app-services/app'
import { artQueries } from '../../../queries/art.queries'
import { guideQueries } from '../../../queries/guide.queries'

/** When all works are fetched: at once, or when the page has nothing better to do. */
type When = 'now' | 'idle'

interface MadeSearch {
  readonly search: ArtSearch
  /** What the studios of its answers are drawn on. */
  readonly guide: GuideIndex | null
}

/**
 * The search over all works, `undefined` until it is there: neither its code nor the works travel with the page. Made anew
 * when a publishing changes the wall or the guide, of which `front` tells, and with the `day` (`YYYY-MM-DD`), which seeds its order.
 */
export function useArtSearch(app: App, front: WallPage, day: string, when: When): MadeSearch | undefined {
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
  // While a newer publishing is read, the last answer stands.
  return made
}
