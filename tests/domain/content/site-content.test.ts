import { beforeEach, describe, expect, it } from 'vitest'
import { VisitCounter } from '../../../src/domain/analytics/visit-counter'
import { nav } from '../../../src/domain/content/nav.collection'
import { policies } from '../../../src/domain/content/policies.collection'
import { PolicyService } from '../../../src/domain/content/policy-service'
import { SiteContent } from '../../../src/domain/content/site-content'
import { organisation, organisationId } from '../../../src/domain/shared/records/organisation.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { WallClock } from '../../../src/domain/shared/time/wall-clock'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { seedSmallCity } from '../../support/small-city'

let memory: MemoryWorld
let records: Records
let site: SiteContent

beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-10-16T03:59:00Z') })
  records = new Records(memory.store, { current: undefined })
  site = memory.services.get(SiteContent)
})

describe('the site', () => {
  it('has no name and no navigation before they are set', async () => {
    expect(await site.organisation.read()).toBeNull()
    expect(await site.nav('header').read()).toEqual([])
    const told: unknown[] = []
    const stop = site.nav('header').watch(
      items => told.push(items),
      error => told.push(error),
    )
    await expect.poll(() => told).toEqual([[]])
    stop()
  })

  it('reports a new name at once', async () => {
    await seedSmallCity(records)
    const names: (string | undefined)[] = []
    const stop = site.organisation.watch(
      now => names.push(now?.name),
      error => names.push(error.message),
    )
    await expect.poll(() => names).toEqual(['The Society'])
    await records.commit(records.changing(organisation, (await records.get(organisation, organisationId))!, { name: 'The Guild' }))
    await expect.poll(() => names).toEqual(['The Society', 'The Guild'])
    stop()
  })

  it('announces on the days of the announcement alone, in its own zone', async () => {
    await seedSmallCity(records)
    const announced = async (of: object) => {
      await records.change(organisation, (await records.get(organisation, organisationId))!, of)
      return (await site.organisation.read())?.announcement
    }
    const clock = memory.services.get(WallClock)
    expect(await announced({ announcement: 'This weekend: the docks' })).toBe('This weekend: the docks')
    expect(await announced({ announcementFrom: '2027-10-15', announcementUntil: '2027-10-17' })).toBe('This weekend: the docks')
    expect(await announced({ announcementFrom: '2027-10-16' })).toBeUndefined()
    // The last second of the seventeenth in California, and the next one.
    clock.simulate(new Date('2027-10-18T06:59:59Z'))
    expect(await announced({})).toBe('This weekend: the docks')
    clock.simulate(new Date('2027-10-18T07:00:00Z'))
    expect(await announced({})).toBeUndefined()
  })

  it('has navigation menus', async () => {
    await records.commit(records.creating(nav, 'footer', { items: [{ label: 'Guide', to: '/sfosguide' }] }))
    expect(await site.nav('footer').read()).toEqual([{ label: 'Guide', to: '/sfosguide' }])
    const told: string[][] = []
    const stop = site.nav('footer').watch(
      items => told.push(items.map(({ label }) => label)),
      error => told.push([error.message]),
    )
    await expect.poll(() => told).toEqual([['Guide']])
    await records.commit(records.changing(nav, (await records.get(nav, 'footer'))!, { items: [{ label: 'The guide', to: '/sfosguide' }] }))
    await expect.poll(() => told).toEqual([['Guide'], ['The guide']])
    stop()
  })
})

describe('the policies', () => {
  it('are listed by kind with earlier versions, newest first, without drafts', async () => {
    const body = { type: 'doc' as const, content: [] }
    const version = (kind: 'privacy' | 'terms', n: number, status: 'draft' | 'effective' | 'superseded') =>
      records.creating(policies, `${kind}-${n}`, { kind, version: n, title: `Version ${n}`, body, effective: new Date(0), status })
    await records.commit(
      version('privacy', 1, 'superseded'),
      version('privacy', 2, 'superseded'),
      version('privacy', 3, 'effective'),
      version('privacy', 4, 'draft'),
      version('terms', 1, 'effective'),
    )
    const found = await memory.services.get(PolicyService).versions('privacy').read()
    expect(found.map(({ id, status }) => [id, status])).toEqual([
      ['privacy-3', 'effective'],
      ['privacy-2', 'superseded'],
      ['privacy-1', 'superseded'],
    ])
  })
})

it('page views contain path and title', async () => {
  await memory.services.get(VisitCounter).view('/sfosguide?weekend=2', 'Guide', '/sfosguide/:id?')
  expect(memory.analytics.events).toEqual([{ name: 'page_view', params: { page_path: '/sfosguide?weekend=2', page_title: 'Guide' } }])
})

it('the clock shows the simulated instant', () => {
  expect(memory.services.get(WallClock).now()).toEqual(new Date('2027-10-16T03:59:00Z'))
})
