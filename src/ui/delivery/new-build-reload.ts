import type { DataRouter } from 'react-router-dom'

export interface ReloadOnNavigation {
  readonly outdated: () => boolean
  readonly unsaved: () => boolean
  readonly goTo: (href: string) => void
}

/** Under a newer build, the next navigation to another page loads the document anew; never while unsaved input is held. */
export const reloadOnNavigation = (
  router: Pick<DataRouter, 'subscribe' | 'createHref'>,
  { outdated, unsaved, goTo }: ReloadOnNavigation,
): (() => void) => {
  let shown: string | undefined
  return router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle') {
      shown = location.pathname
      return
    }
    const to = navigation.location
    if (to.pathname !== (shown ?? location.pathname) && outdated() && !unsaved()) goTo(router.createHref(to))
  })
}
