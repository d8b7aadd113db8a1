import { useEffect, useState } from 'react'
import type { ArtSearch } from '../../../domain/artists/art-search'
import type { ArtWall } from '../../../domain/artists/published-art'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import type { App } from '../../app-services/app'
import { artQueries } from '../../queries/art.queries'

/** When all works are fetched: at once, or when the page has nothing better to do. */
type When = 'now' | 'idle'

/**
 * The search over all works, `undefined` until it is there: neither its code nor the works travel with the page. Made anew
 * when a publishing changes the wall or the guide, and with the `day` (`YYYY-MM-DD`), which seeds its order.
 */
export function useArtSearch(app: App, wall: ArtWall, guide: GuideIndex | null, day: string, when: When): ArtSearch | undefined {
  const [made, setMade] = useState<{ readonly wall: ArtWall; readonly guide: GuideIndex | null; readonly search: ArtSearch }>()
  useEffect(() => {
    let left = false
    const make = async () => {
      const [collection, { artSearch }] = await Promise.all([
        app.queries.fetchQuery({ ...artQueries(app).collection(), staleTime: 0 }),
        import('../../../domain/artists/art-search'),
      ])
      if (!left && collection) setMade({ wall, guide, search: artSearch(collection, guide, day) })
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
  }, [app, wall, guide, day, when])
  // While a newer publishing is read, the last answer stands.
  return made?.search
}
