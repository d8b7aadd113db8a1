import type { DataRouter } from 'react-router-dom'

/** Milliseconds within which a page that is there already comes, on a slow phone too. */
const brief = 100

/**
 * The router, whose pages hear that a step is under way only if it takes longer than a moment: otherwise each step to a page that is there
 * already would be rendered twice, once with a progress line that nobody sees.
 */
export function quietAboutBriefSteps(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = tell => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const end = router.subscribe((state, news) => {
      clearTimeout(waiting)
      if (state.navigation.state === 'idle') tell(state, news)
      else waiting = setTimeout(() => tell(state, news), brief)
    })
    return () => {
      clearTimeout(waiting)
      end()
    }
  }
  return new Proxy(router, { get: (_, name) => (name === 'subscribe' ? subscribe : Reflect.get(router, name)) as unknown })
}
