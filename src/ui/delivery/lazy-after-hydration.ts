import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { afterHydration } from './after-hydration'

type Load<P> = () => Promise<{ default: ComponentType<P> }>
/** A component that is drawn without waiting once it was downloaded by `ahead`. */
export type LazyPart<P> = LazyExoticComponent<ComponentType<P>> & { readonly ahead: () => Promise<void> }

/** A component of its own file, which may be downloaded before it is drawn. */
export function lazyPart<P>(load: Load<P>, first = load): LazyPart<P> {
  let part = first
  const ahead = async () => {
    const loaded = await load()
    // oxlint-disable-next-line unicorn/no-thenable -- React waits for every promise, if it is kept too, but not for what answers at once
    part = () => ({ then: (take: (it: typeof loaded) => void) => take(loaded) }) as ReturnType<Load<P>>
  }
  return Object.assign(
    lazy(() => part()),
    { ahead },
  )
}

/** What the modules loaded so far may draw after hydration, for a document that is drawn anew (`take-along.ts`). */
export const lateParts: Pick<LazyPart<unknown>, 'ahead'>[] = []

/** A component that is downloaded after hydration. Until then, its fallback or its prerendered HTML is shown. */
export function lazyAfterHydration<P>(load: Load<P>): LazyPart<P> {
  const part = lazyPart(load, () => afterHydration().then(load))
  lateParts.push(part)
  return part
}
