import type { DataRouter } from 'react-router-dom'

export interface ReloadOnNavigation {
  readonly outdated: () => boolean
  readonly unsaved: () => boolean
  readonly goTo: (href: string) => void
}

/** When a newer build is deployed, the next navigation to another page reloads the document, except while there is unsaved input. */
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
