import { Suspense } from 'react'
import { lazyAfterHydration } from '../../delivery/lazy-after-hydration'
import type { CityStreetsProps } from '../map-props'

const StreetsLayer = lazyAfterHydration(() => import('./streets-layer').catch(() => ({ default: () => null })))

/** The streets of a city within the SVG of a map. They come after everything else, and a map without them is still a map. */
export function CityStreets({ path, ...shown }: CityStreetsProps) {
  if (path === undefined) return null
  return (
    <Suspense fallback={null}>
      <StreetsLayer path={path} {...shown} />
    </Suspense>
  )
}
