import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { payloadFilesOf } from '../../../src/ui/delivery/build-info'
import { localPayloadsHold } from '../../../src/ui/delivery/local-payloads'
import { queryResultsFromJson, queryResultToJson } from '../../../src/ui/delivery/payload'
import { PayloadFiles } from '../../../src/ui/delivery/payload-files'
import { PayloadPrefetch } from '../../../src/ui/delivery/payload-prefetch'

const opening = new Date('2027-10-16T18:00:00Z')
const answer = { key: ['guide', 'index'], data: { at: opening, names: ['Ink', null], nested: { $date: 'a name' } } }
const answers = () => JSON.parse(`[${queryResultToJson(answer)}]`) as unknown
const file = { answers: answers() }

describe('a payload file', () => {
  it('restores the written values, including dates', () => {
    expect(queryResultsFromJson(answers())).toEqual([answer])
  })
})

describe('payload files', () => {
  function files({ mayUse = true, served = new Map([['/payloads/shared.json', file]]) } = {}) {
    const queries = new QueryClient()
    const asked: string[] = []
    const payloads = { '/sfosguide': ['/payloads/shared.json', '/payloads/guide.json'], '/sfosguide/maps': ['/payloads/shared.json'] }
    const world = {
      filesOf: (path: string) => payloadFilesOf({ id: 'b1', payloads }, path),
      fetchJson: async (url: string) => {
        asked.push(url)
        return served.get(url)
      },
      queries,
      mayUse: () => mayUse,
    }
    return { files: new PayloadFiles(world), queries, asked }
  }

  it('fill the cache, are fetched once each and count as stale', async () => {
    const { files: of, queries, asked } = files()
    await Promise.all([of.fill('/sfosguide'), of.fill('/sfosguide/maps'), of.fill('/sfosguide')])
    expect(asked).toEqual(['/payloads/shared.json', '/payloads/guide.json'])
    expect(queries.getQueryData(['guide', 'index'])).toEqual(answer.data)
    expect(queries.getQueryState(['guide', 'index'])?.dataUpdatedAt).toBe(1)
  })

  it('do not replace data that a watch has already delivered', async () => {
    const { files: of, queries } = files()
    queries.setQueryData(['guide', 'index'], 'live')
    await of.fill('/sfosguide')
    expect(queries.getQueryData(['guide', 'index'])).toBe('live')
  })

  it('are not fetched where they may not be used, nor for other pages', async () => {
    const { files: of, asked } = files({ mayUse: false })
    await of.fill('/sfosguide')
    const other = files()
    await other.files.fill('/constructor')
    expect([...asked, ...other.asked]).toEqual([])
  })

  it('leave the cache empty if the file is missing', async () => {
    const { files: of, queries } = files({ served: new Map() })
    await of.fill('/sfosguide')
    expect(queries.getQueryCache().getAll()).toEqual([])
  })
})

describe('payload files from the function host', () => {
  const hosted = (path: string) => payloadFilesOf({ id: 'b1' }, path)

  it('have the address of their page, below the id of the requesting build', () => {
    expect([hosted('/'), hosted('/about/contact')]).toEqual([['/payloads/b1/index.json'], ['/payloads/b1/about/contact.json']])
    expect(payloadFilesOf(undefined, '/about')).toEqual([])
  })

  it('are discarded if they are older than data that was already shown', async () => {
    const queries = new QueryClient()
    const told = (key: string, asOf: number) => ({ asOf, answers: [{ key: [key], data: key }] })
    const served = new Map([
      ['/payloads/b1/about.json', told('old', 1000)],
      ['/payloads/b1/artists.json', told('new', 3000)],
      ['/payloads/b1/donors.json', told('older', 2500)],
    ])
    const of = new PayloadFiles({ filesOf: hosted, fetchJson: async url => served.get(url), queries, mayUse: () => true, asOf: 2000 })
    for (const path of ['/about', '/artists', '/donors']) await of.fill(path)
    expect(['old', 'new', 'older'].map(key => queries.getQueryData([key]))).toEqual([undefined, 'new', undefined])
  })
})

describe('payloads of local mode', () => {
  const holds = (kept: string | undefined, address = 'http://local/') =>
    localPayloadsHold({ getItem: key => (key === kept ? 'anything' : null) }, new URL(address))

  it('are used for the unchanged sample data on its default day', () => expect(holds(undefined)).toBe(true))
  it('are not used after the first change', () => expect(holds('local:changed')).toBe(false))
  it('are not used for an organization that began with nothing', () =>
    expect([holds('local-mode.empty'), holds(undefined, 'http://local/?empty')]).toEqual([false, false]))
  it('are not used for another day', () => expect([holds('local-mode.on'), holds(undefined, 'http://local/?on=2027-11-01')]).toEqual([false, false]))
})

describe('prefetching', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function prefetch({ saves = false, fails = false } = {}) {
    const brought: string[] = []
    const bring = async (path: string) => {
      brought.push(path)
      if (fails) throw new Error('no network')
    }
    return { brought, ahead: new PayloadPrefetch({ isDataSaverOn: () => saves, bring }) }
  }

  it('fetches the visible links after one second of idle time', () => {
    const { ahead, brought } = prefetch()
    ahead.see('/sfosguide')
    vi.advanceTimersByTime(999)
    expect(brought).toEqual([])
    vi.advanceTimersByTime(1)
    expect(brought).toEqual(['/sfosguide'])
  })

  it('restarts that second at each interaction', () => {
    const { ahead, brought } = prefetch()
    ahead.see('/sfosguide')
    vi.advanceTimersByTime(900)
    ahead.stir()
    vi.advanceTimersByTime(900)
    expect(brought).toEqual([])
    vi.advanceTimersByTime(100)
    expect(brought).toEqual(['/sfosguide'])
  })

  it('skips links that were scrolled out of view, and fetches each page once', () => {
    const { ahead, brought } = prefetch()
    ahead.see('/sfosguide')
    ahead.see('/sfosguide/maps')
    ahead.lose('/sfosguide/maps')
    vi.advanceTimersByTime(1000)
    ahead.stir()
    vi.advanceTimersByTime(1000)
    expect(brought).toEqual(['/sfosguide'])
  })

  it('fetches the page of a pressed link at once, and once', () => {
    const { ahead, brought } = prefetch()
    ahead.see('/sfosguide')
    ahead.press('/sfosguide')
    expect(brought).toEqual(['/sfosguide'])
    ahead.press('/sfosguide')
    vi.advanceTimersByTime(5000)
    expect(brought).toEqual(['/sfosguide'])
  })

  it('fetches nothing for visitors who save data', () => {
    const { ahead, brought } = prefetch({ saves: true })
    ahead.see('/sfosguide')
    ahead.press('/sfosguide')
    vi.advanceTimersByTime(5000)
    expect(brought).toEqual([])
  })

  it('tries again after a failure', async () => {
    const { ahead, brought } = prefetch({ fails: true })
    ahead.see('/sfosguide')
    await vi.advanceTimersByTimeAsync(1000)
    ahead.stir()
    await vi.advanceTimersByTimeAsync(1000)
    expect(brought).toEqual(['/sfosguide', '/sfosguide'])
  })
})
