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
  it('brings back what was written, instants as instants', () => {
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

  it('fill the cache, each fetched once, and count as old', async () => {
    const { files: of, queries, asked } = files()
    await Promise.all([of.fill('/sfosguide'), of.fill('/sfosguide/maps'), of.fill('/sfosguide')])
    expect(asked).toEqual(['/payloads/shared.json', '/payloads/guide.json'])
    expect(queries.getQueryData(['guide', 'index'])).toEqual(answer.data)
    expect(queries.getQueryState(['guide', 'index'])?.dataUpdatedAt).toBe(1)
  })

  it('give way to what the store has already told', async () => {
    const { files: of, queries } = files()
    queries.setQueryData(['guide', 'index'], 'live')
    await of.fill('/sfosguide')
    expect(queries.getQueryData(['guide', 'index'])).toBe('live')
  })

  it('are not asked for where they may not be used, nor for other pages', async () => {
    const { files: of, asked } = files({ mayUse: false })
    await of.fill('/sfosguide')
    const other = files()
    await other.files.fill('/constructor')
    expect([...asked, ...other.asked]).toEqual([])
  })

  it('leave the cache empty where the file is gone', async () => {
    const { files: of, queries } = files({ served: new Map() })
    await of.fill('/sfosguide')
    expect(queries.getQueryCache().getAll()).toEqual([])
  })
})

describe('payload files of a host', () => {
  const hosted = (path: string) => payloadFilesOf({ id: 'b1' }, path)

  it('are at the address of their page, under the build that asks', () => {
    expect([hosted('/'), hosted('/about/contact')]).toEqual([['/payloads/b1/index.json'], ['/payloads/b1/about/contact.json']])
    expect(payloadFilesOf(undefined, '/about')).toEqual([])
  })

  it('are discarded where they are older than what was seen already', async () => {
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

  it('hold for the untouched sample season on its own day', () => expect(holds(undefined)).toBe(true))
  it('end with the first change', () => expect(holds('local:changed')).toBe(false))
  it('do not tell of another day', () => expect([holds('local-mode.on'), holds(undefined, 'http://local/?on=2027-11-01')]).toEqual([false, false]))
})

describe('fetching ahead', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function prefetch({ saves = false, fails = false } = {}) {
    const brought: string[] = []
    const bring = async (path: string) => {
      brought.push(path)
      if (fails) throw new Error('no network')
    }
    return { brought, ahead: new PayloadPrefetch({ savesData: () => saves, bring }) }
  }

  it('brings the links in view after one second of idle time', () => {
    const { ahead, brought } = prefetch()
    ahead.see('/sfosguide')
    vi.advanceTimersByTime(999)
    expect(brought).toEqual([])
    vi.advanceTimersByTime(1)
    expect(brought).toEqual(['/sfosguide'])
  })

  it('begins the second anew when something happens', () => {
    const { ahead, brought } = prefetch()
    ahead.see('/sfosguide')
    vi.advanceTimersByTime(900)
    ahead.stir()
    vi.advanceTimersByTime(900)
    expect(brought).toEqual([])
    vi.advanceTimersByTime(100)
    expect(brought).toEqual(['/sfosguide'])
  })

  it('leaves out links that were scrolled away, and brings each once', () => {
    const { ahead, brought } = prefetch()
    ahead.see('/sfosguide')
    ahead.see('/sfosguide/maps')
    ahead.lose('/sfosguide/maps')
    vi.advanceTimersByTime(1000)
    ahead.stir()
    vi.advanceTimersByTime(1000)
    expect(brought).toEqual(['/sfosguide'])
  })

  it('brings nothing where the visitor saves data', () => {
    const { ahead, brought } = prefetch({ saves: true })
    ahead.see('/sfosguide')
    vi.advanceTimersByTime(5000)
    expect(brought).toEqual([])
  })

  it('tries a link again that could not be brought', async () => {
    const { ahead, brought } = prefetch({ fails: true })
    ahead.see('/sfosguide')
    await vi.advanceTimersByTimeAsync(1000)
    ahead.stir()
    await vi.advanceTimersByTimeAsync(1000)
    expect(brought).toEqual(['/sfosguide', '/sfosguide'])
  })
})
