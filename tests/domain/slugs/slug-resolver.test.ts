import { beforeEach, describe, expect, it, vi } from 'vitest'
import { artists } from '../../../src/domain/artists/artists.collection'
import { pages } from '../../../src/domain/content/pages.collection'
import { WrittenPages } from '../../../src/domain/content/written-pages'
import { clickShards, linkClicks } from '../../../src/domain/links/daily-link-clicks.collection'
import { resolveShortLinkHandler } from '../../../src/domain/links/resolve-short-link.handler'
import { shortLinks, slugs } from '../../../src/domain/links/short-links.collection'
import { Callables } from '../../../src/domain/shared/functions/callables'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import { Records } from '../../../src/domain/shared/records/records'
import { ReservedPaths } from '../../../src/domain/shared/reserved-paths'
import { SlugResolver } from '../../../src/domain/slugs/slug-resolver'
import { PortError } from '../../../src/ports/errors'
import { countedDocuments, nothingCounted } from '../../support/counted-ports'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { seedSmallCity } from '../../support/small-city'

let memory: MemoryWorld
let records: Records
let addresses: SlugResolver

const link = (slug: string, data: Partial<DataOf<typeof shortLinks>>) =>
  records.commit(
    records.creating(shortLinks, slug, { target: '/sfosguide', disabled: false, ...data }),
    records.creating(slugs, slug, { kind: 'shortLink', ref: slug }),
  )
const page = (slug: string, status: 'published' | 'archived') =>
  records.commit(
    records.creating(pages, `page-${slug}`, { slug, title: slug, blocks: [], status }),
    records.creating(slugs, slug, { kind: 'page', ref: `page-${slug}` }),
  )
/** The clicks of each day. */
const clicks = async (slug: string) => {
  const days = new Map<string, number>()
  for (const { day, clicks: count } of await records.find(linkClicks, { params: { link: slug } })) days.set(day, (days.get(day) ?? 0) + count)
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1))
}

beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-10-16T18:00:00Z') })
  records = new Records(memory.store, { current: undefined })
  addresses = memory.services.get(SlugResolver)
  await seedSmallCity(records)
})

describe('a short link', () => {
  it('redirects to its target and counts the click on the day in the organization’s time zone', async () => {
    await link('poster27', { target: 'https://example.org/poster' })
    expect(await addresses.resolve('poster27')).toEqual({ kind: 'redirect', to: 'https://example.org/poster', isMoved: false })
    memory.localMode.setNow(new Date('2027-10-17T06:59:00Z'))
    await addresses.resolve('Poster27')
    memory.localMode.setNow(new Date('2027-10-17T07:00:00Z'))
    await addresses.resolve('poster27')
    expect(await clicks('poster27')).toEqual([
      ['2027-10-16', 2],
      ['2027-10-17', 1],
    ])
  })

  it('redirects elsewhere after its end, or is gone, and counts no more clicks', async () => {
    const end = new Date('2027-10-16T18:00:00Z')
    await link('early', { end, fallback: '/sfosguide/events' })
    await link('over', { end })
    expect(await addresses.resolve('early')).toEqual({ kind: 'redirect', to: '/sfosguide/events', isMoved: false })
    expect(await addresses.resolve('over')).toEqual({ kind: 'gone' })
    expect(await clicks('early')).toEqual([])
  })

  it('does not exist before its start, while it is disabled, or with an unsafe target', async () => {
    await link('soon', { start: new Date('2027-10-16T18:00:01Z') })
    await link('off', { disabled: true })
    await link('script', { target: 'javascript:alert(1)' })
    for (const slug of ['soon', 'off', 'script']) expect(await addresses.resolve(slug)).toMatchObject({ kind: 'missing' })
  })

  it('redirects also while its clicks cannot be counted', async () => {
    await link('poster27', {})
    const busy = {
      ...memory.store,
      transact: async () => {
        throw new PortError('documents', 'aborted', 'too many at once')
      },
    }
    const answer = await invokeHandler(
      resolveShortLinkHandler,
      { ...memory.context, documents: Object.assign(Object.create(memory.store), busy) },
      { slug: 'poster27' },
    )
    expect(answer).toEqual({ state: 'active', to: '/sfosguide' })
    expect(await clicks('poster27')).toEqual([])
  })

  it('redirects a flood from one network, of which a thousand clicks an hour are counted', async () => {
    await link('poster27', {})
    const click = (network: string) => invokeHandler(resolveShortLinkHandler, { ...memory.context, network }, { slug: 'poster27' })
    for (let i = 0; i < 1003; i++) expect(await click('203.0.113')).toEqual({ state: 'active', to: '/sfosguide' })
    await click('203.0.114')
    expect(await clicks('poster27')).toEqual([['2027-10-16', 1001]])
    // Many at once do not wait for one counter, and however many come, there are no more counters than these.
    expect(await records.find(linkClicks, { params: { link: 'poster27' } })).toHaveLength(clickShards)
  })

  it('is answered before its click is counted, where the host takes over what follows the answer', async () => {
    await link('poster27', {})
    const after: (() => Promise<void>)[] = []
    await invokeHandler(resolveShortLinkHandler, { ...memory.context, afterResponse: work => void after.push(work) }, { slug: 'poster27' })
    expect(await clicks('poster27')).toEqual([])
    for (const work of after) await work()
    expect(await clicks('poster27')).toEqual([['2027-10-16', 1]])
  })

  it('hides its target and its clicks from visitors', async () => {
    await link('poster27', {})
    await addresses.resolve('poster27')
    await expect(memory.documents.get('shortLinks/poster27')).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(memory.documents.query({ collection: 'shortLinks/poster27/days' })).rejects.toMatchObject({ code: 'permission-denied' })
    const forged = { op: 'set', path: 'shortLinks/poster27/days/2027-10-16-3', data: { day: '2027-10-16', clicks: 1000 } } as const
    await expect(memory.documents.commit([forged])).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe('a page', () => {
  it('is at its slug when it is published', async () => {
    await page('visit', 'published')
    await page('plans', 'archived')
    expect(await addresses.resolve('visit')).toMatchObject({ kind: 'page', page: { slug: 'visit' } })
    expect(await addresses.resolve('plans')).toMatchObject({ kind: 'missing' })
  })
  it('redirects from its former slug', async () => {
    await records.commit(records.creating(slugs, 'visitors', { kind: 'formerPage', ref: 'page-visit', movedTo: 'visit' }))
    expect(await addresses.resolve('visitors')).toEqual({ kind: 'redirect', to: '/visit', isMoved: true })
  })
})

describe('a handle', () => {
  it('resolves to its artist while the artist is public', async () => {
    await records.commit(
      records.creating(slugs, 'ana', { kind: 'handle', ref: 'ana' }),
      records.creating(slugs, 'hidden', { kind: 'handle', ref: 'hidden' }),
      records.creating(artists, 'hidden', {
        handle: 'hidden',
        displayName: 'H',
        sortName: 'h',
        media: [],
        links: [],
        commissions: false,
        teaching: false,
        status: 'hidden',
      }),
    ) // prettier-ignore
    expect(await addresses.resolve('ana')).toEqual({ kind: 'artist', id: 'ana', handle: 'ana' })
    expect(await addresses.resolve('hidden')).toMatchObject({ kind: 'missing' })
  })
})

describe('a missing address', () => {
  it('suggests similar addresses, in spite of a typing error', async () => {
    await link('poster27', {})
    expect(await addresses.resolve('postr27')).toMatchObject({ kind: 'missing', nearest: ['/poster27'] })
    expect(await addresses.resolve('calender')).toMatchObject({ kind: 'missing', nearest: ['/calendar'] })
  })
  it('suggests a page of a section at its own address', async () => {
    await records.commit(
      records.creating(pages, 'page-volunteer', { slug: 'volunteering', parent: 'about', title: 'Volunteering', blocks: [], status: 'published' }),
      records.creating(slugs, 'volunteering', { kind: 'page', ref: 'page-volunteer' }),
    )
    expect(await addresses.resolve('volunteerin')).toMatchObject({ kind: 'missing', nearest: ['/about/volunteering'] })
  })
  it('does not suggest drafts, hidden artists and former pages without a target', async () => {
    await page('spring-salon', 'archived')
    await page('spring-prints', 'published')
    await records.commit(
      records.creating(slugs, 'spring-songs', { kind: 'handle', ref: 'nobody' }),
      records.creating(slugs, 'spring-sales', { kind: 'formerPage', ref: 'gone' }),
      records.creating(slugs, 'spring-walks', { kind: 'formerPage', ref: 'moved', movedTo: 'walks' }),
    )
    const found = await addresses.resolve('spring-salom')
    expect(found).toMatchObject({ kind: 'missing', nearest: ['/spring-walks', '/spring-prints'] })
  })
  it.each([
    '.',
    '..',
    '__proto__',
    '__name__',
    'a/b',
    '../cpanel',
    'a/b/c',
    '\u0000',
    '\ud83c\udfa8'.repeat(40),
    '章'.repeat(2000),
    'x'.repeat(10_000),
  ])('is %j, which no record has or can have', async slug => {
    expect(await addresses.resolve(slug)).toMatchObject({ kind: 'missing' })
    await page('tours', 'published')
    const told: string[] = []
    const follow = (at: string) => new Promise<void>((resolve, reject) => void addresses.watchPage(at, () => resolve(void told.push(at)), reject))
    void follow(slug)
    await follow('tours')
    expect(told).toEqual(['tours'])
  })
  it('is seen by an open tab as soon as a page is published there', async () => {
    const told: string[] = []
    const stop = addresses.watchPage(
      'tours',
      ({ kind }) => told.push(kind),
      (error: Error) => told.push(error.message),
    )
    await new Promise(resolve => setTimeout(resolve, 0))
    await page('tours', 'published')
    await vi.waitFor(() => expect(told.at(-1)).toBe('page'), { interval: 1 })
    stop()
    expect(told.filter(kind => !['page', 'missing'].includes(kind))).toEqual([])
  })
  it('is a reserved word, even if a record claims it', async () => {
    await records.commit(records.creating(slugs, 'cpanel', { kind: 'handle', ref: 'ana' }))
    expect(await addresses.resolve('cpanel')).toMatchObject({ kind: 'missing' })
  })
})

describe('mistyped addresses', () => {
  it('cost one read of the known addresses a minute, however many there are', async () => {
    const counted = nothingCounted()
    const resolver = new SlugResolver(
      new Records(countedDocuments(memory.store, counted), { current: undefined }),
      memory.services.get(Callables),
      memory.services.get(WrittenPages),
      memory.services.get(ReservedPaths),
    )
    await resolver.resolve('invented')
    counted.reads = 0
    for (let i = 0; i < 50; i++) expect(await resolver.resolve(`zzzz-${i}`)).toEqual({ kind: 'missing', nearest: [] })
    expect(counted.reads).toBe(50)
  })
})
