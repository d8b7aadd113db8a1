import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BuildWatch } from '../../../src/ui/delivery/build-watch'
import { reloadOnNavigation } from '../../../src/ui/delivery/new-build-reload'

const hour = 3_600_000

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

function watched(served: Record<string, unknown>) {
  const asked: string[] = []
  let wake = () => {}
  const watch = new BuildWatch('old', {
    now: Date.now,
    fetchJson: async url => {
      asked.push(url)
      return served[url]
    },
    onWake: told => {
      wake = told
      return () => {
        wake = () => {}
      }
    },
  })
  return { watch, asked, stop: watch.start(), wake: () => wake() }
}

describe('the build watch', () => {
  it('requests both files once an hour', async () => {
    const { asked } = watched({})
    await vi.advanceTimersByTimeAsync(hour - 1)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['/latest-build.json', '/build-manifest.json'])
    await vi.advanceTimersByTimeAsync(hour)
    expect(asked).toHaveLength(4)
  })

  it('requests them when a tab becomes visible after an hour, and not earlier', () => {
    const { asked, wake } = watched({})
    vi.setSystemTime(hour - 1)
    wake()
    expect(asked).toEqual([])
    vi.setSystemTime(hour)
    wake()
    expect(asked).toHaveLength(2)
    wake()
    expect(asked).toHaveLength(2)
  })

  it('reports an outdated build as soon as both files name another one', async () => {
    const served: Record<string, unknown> = { '/latest-build.json': { id: 'old' }, '/build-manifest.json': { id: 'old' } }
    const { watch } = watched(served)
    await vi.advanceTimersByTimeAsync(hour)
    expect(watch.outdated).toBe(false)
    served['/build-manifest.json'] = { id: 'new' }
    await vi.advanceTimersByTimeAsync(hour)
    expect(watch.outdated).toBe(false)
    served['/latest-build.json'] = { id: 'new' }
    await vi.advanceTimersByTimeAsync(hour)
    expect(watch.outdated).toBe(true)
  })

  it('ignores a file that cannot be loaded', async () => {
    const { watch } = watched({ '/latest-build.json': { id: 'new' } })
    await vi.advanceTimersByTimeAsync(hour)
    expect(watch.outdated).toBe(false)
  })

  it('requests nothing after it is stopped', async () => {
    const { asked, stop, wake } = watched({})
    stop()
    await vi.advanceTimersByTimeAsync(2 * hour)
    wake()
    expect(asked).toEqual([])
  })
})

describe('a navigation when a newer build is out', () => {
  type State = Parameters<Parameters<Parameters<typeof reloadOnNavigation>[0]['subscribe']>[0]>[0]

  function navigated({ outdated = true, unsaved = false, from = '/', to = '/sfosguide' }) {
    const went: string[] = []
    const tell: ((state: State) => void)[] = []
    const router = {
      subscribe: (told: (state: State) => void) => {
        tell.push(told)
        return () => {}
      },
      createHref: ({ pathname, search }: { pathname: string; search: string }) => pathname + search,
    } as unknown as Parameters<typeof reloadOnNavigation>[0]
    reloadOnNavigation(router, { outdated: () => outdated, unsaved: () => unsaved, goTo: href => void went.push(href) })
    const location = { pathname: from, search: '' }
    tell[0]?.({ location, navigation: { state: 'loading', location: { pathname: to, search: '?q=ink' } } } as State)
    return went
  }

  it('loads the document of the requested page', () => expect(navigated({})).toEqual(['/sfosguide?q=ink']))
  it('stays in the present document while there is unsaved input', () => expect(navigated({ unsaved: true })).toEqual([]))
  it('stays in the present document while the build is the latest', () => expect(navigated({ outdated: false })).toEqual([]))
  it('stays in the present document if only the search part changes', () => expect(navigated({ from: '/sfosguide' })).toEqual([]))
})
