import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { afterHydration } from './after-hydration'

/** A component that is downloaded after hydration. Until then, its fallback or its prerendered HTML is shown. */
export const lazyAfterHydration = <P>(load: () => Promise<{ default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() => afterHydration().then(load))
