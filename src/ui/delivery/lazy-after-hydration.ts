import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { afterHydration } from './after-hydration'

/** A part that is downloaded once the first page has settled. Until then its fallback stands there, or what was prerendered of it. */
export const lazyAfterHydration = <P>(load: () => Promise<{ default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() => afterHydration().then(load))
