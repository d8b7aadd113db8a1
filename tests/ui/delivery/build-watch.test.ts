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
  it('asks for both files every hour, not before', async () => {
    const { asked } = watched({})
    await vi.advanceTimersByTimeAsync(hour - 1)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toEqual(['/latest-build.json', '/build-manifest.json'])
    await vi.advanceTimersByTimeAsync(hour)
    expect(asked).toHaveLength(4)
  })

  it('asks when a tab wakes after an hour, and not when it wakes sooner', () => {
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

  it('is outdated once both files name another build', async () => {
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

  it('takes a missing file, as with no network, for no news', async () => {
    const { watch } = watched({ '/latest-build.json': { id: 'new' } })
    await vi.advanceTimersByTimeAsync(hour)
    expect(watch.outdated).toBe(false)
  })

  it('asks nothing after it was stopped', async () => {
    const { asked, stop, wake } = watched({})
    stop()
    await vi.advanceTimersByTimeAsync(2 * hour)
    wake()
    expect(asked).toEqual([])
  })
})

describe('a navigation under a newer build', () => {
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

  it('loads the document of the page that was asked for', () => expect(navigated({})).toEqual(['/sfosguide?q=ink']))
  it('never does so over unsaved input', () => expect(navigated({ unsaved: true })).toEqual([]))
  it('goes on inside the document while the build is the latest', () => expect(navigated({ outdated: false })).toEqual([]))
  it('leaves a change of the search alone', () => expect(navigated({ from: '/sfosguide' })).toEqual([]))
})
