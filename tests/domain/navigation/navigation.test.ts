import { beforeEach, describe, expect, it } from 'vitest'
import { nav } from '../../../src/domain/content/nav.collection'
import { navVersions } from '../../../src/domain/content/nav-versions.collection'
import { pages } from '../../../src/domain/content/pages.collection'
import { SiteContent } from '../../../src/domain/content/site-content'
import { slugs } from '../../../src/domain/links/short-links.collection'
import { checkLinks } from '../../../src/domain/navigation/check-links.contract'
import type { Navigation } from '../../../src/domain/navigation/navigation-fields'
import { publishNavigation } from '../../../src/domain/navigation/publish-navigation.contract'
import { publishNavigationHandler } from '../../../src/domain/navigation/publish-navigation.handler'
import { publishSectionNav } from '../../../src/domain/navigation/publish-section-nav.contract'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { organisation, organisationId } from '../../../src/domain/shared/records/organisation.collection'
import { persons } from '../../support/access/access-persons'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

let world: MemoryWorld
beforeEach(async () => {
  world = await memoryWorld({ firstDay: true, as: 'superadmin', now: new Date('2027-09-01T12:00:00Z') })
  const written = { title: 'History', blocks: [], status: 'published' as const }
  await records().commit(
    records().creating(organisation, organisationId, { ...settings, links: [], sponsors: [] }),
    records().creating(nav, 'header', { items: [entry('Old')] }),
    records().creating(nav, 'footer', { items: [] }),
    records().creating(pages, 'history', { ...written, slug: 'history', parent: 'about' }),
    records().creating(slugs, 'history', { kind: 'page', ref: 'history' }),
    records().creating(pages, 'getting-around', { ...written, slug: 'getting-around' }),
    records().creating(slugs, 'getting-around', { kind: 'page', ref: 'getting-around' }),
  )
})

const records = () => world.context.systemRecords
const settings = { name: 'Saltlight', shortName: 'Saltlight', city: 'Town', address: '1 Road', email: 'us@saltlight.example', tz: 'America/Chicago' }
const seen = async () => ({
  header: (await records().get(nav, 'header'))!.rev,
  footer: (await records().get(nav, 'footer'))!.rev,
  organisation: (await records().get(organisation, organisationId))!.rev,
})
const entry = (label: string, to = `/${label.toLowerCase()}`) => ({ label, to })
const navigation: Navigation = {
  header: [
    entry('Calendar'),
    { ...entry('Guide', '/sfosguide'), children: [entry('Map', '/sfosguide/maps'), { ...entry('Office', '/cpanel'), for: 'staff' }] },
  ],
  footer: [{ ...entry('Visit', '/sfosguide'), children: [entry('Shop')] }],
  announcement: 'The ferry runs late',
  announcementFrom: '2027-08-30',
  announcementUntil: '2027-09-02',
  announcementFor: 'signed_in',
  links: [{ label: 'Pictures', to: 'https://pictures.example/saltlight' }],
}
const publish = async (change: object = {}) => world.call(publishNavigation, { seen: await seen(), navigation: { ...navigation, ...change } })

describe('the navigation of the site', () => {
  it('is replaced at once: both menus, the announcement and the social links', async () => {
    const before = await seen()
    expect(await publish()).toEqual({ header: before.header + 1, footer: before.footer + 1, organisation: before.organisation + 1 })
    await world.signInAs(undefined)
    const site = world.services.get(SiteContent)
    expect(await site.nav('header').read()).toEqual(navigation.header)
    expect(await site.nav('footer').read()).toEqual(navigation.footer)
    const { announcement, announcementFor, links } = navigation
    expect(await site.organisation.read()).toMatchObject({ announcement, announcementFor, links, name: 'Saltlight' })
  })

  it('keeps what it replaced, at most fifty times, with the announcement, and who replaced it', async () => {
    const before = { header: [entry('Old')], footer: [], links: [] }
    const minuteLater = () => world.localMode.setNow(new Date(world.clock.now().getTime() + 60_000))
    await publish()
    minuteLater()
    await publish({ header: [entry('Shop')], announcement: undefined })
    const kept = async () => records().find(navVersions, { params: { set: 'site' }, orderBy: [['createdAt', 'asc']] })
    expect((await kept()).map(({ content }) => content)).toEqual([before, navigation])
    expect((await kept())[0]!.replacedBy).toBe(world.auth.current!.claims.pid)
    for (let i = 0; i < 50; i++) {
      minuteLater()
      await publish({ header: [entry(`Menu${i}`)] })
    }
    expect((await kept()).map(({ content }) => (content as Navigation).header[0]!.label)).toEqual([
      'Shop',
      ...Array.from({ length: 49 }, (_, i) => `Menu${i}`),
    ])
  })

  it('stays wholly as it was where a colleague has saved any part first, and says who it was', async () => {
    const old = await seen()
    await publish()
    for (const part of ['header', 'footer', 'organisation'] as const) {
      const stale = { ...(await seen()), [part]: old[part] }
      const later = { ...navigation, header: [entry('Shop')] }
      await expect(world.call(publishNavigation, { seen: stale, navigation: later })).rejects.toMatchObject({
        details: { rule: 'record-overtaken', by: 'p-superadmin' },
      })
    }
    expect((await records().get(nav, 'header'))!.items).toEqual(navigation.header)
  })

  it('has at most seven entries at the top, in two levels, and five columns', async () => {
    const many = (n: number) => Array.from({ length: n }, (_, i) => entry(`E${i}`))
    await publish({ header: many(7), footer: many(5) })
    const deep = [{ ...entry('A'), children: [{ ...entry('B'), children: [entry('C')] }] }]
    for (const wrong of [
      { header: many(8) },
      { footer: many(6) },
      { header: deep },
      { announcement: 'x'.repeat(121) },
      { header: [entry('A', 'javascript:alert(1)')] },
      { header: [entry('A', 'http://plain.example')] },
    ])
      await expect(publish(wrong)).rejects.toMatchObject({ code: 'invalid-argument' })
  })

  it('names nothing twice in one menu', async () => {
    const twice = { details: { rule: 'nav-twice' } }
    await expect(publish({ header: [entry('Shop'), entry('Shop', '/calendar')] })).rejects.toMatchObject(twice)
    await expect(publish({ footer: [{ ...entry('Visit'), children: [entry('A', '/shop'), entry('B', '/shop')] }] })).rejects.toMatchObject(twice)
  })

  it('is arranged by staff of the content alone', async () => {
    const as = async (actor: (typeof persons)['cy']) =>
      invokeHandler(publishNavigationHandler, { ...world.context, actor }, { seen: await seen(), navigation })
    await expect(as(persons.gus)).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(as(persons.ana)).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

it('links that lead nowhere are found: pages, pages of a section, events, articles', async () => {
  const links = [
    '/calendar',
    '/about/history',
    '/getting-around?from=ferry',
    '/shop#tote',
    '/nowhere',
    '/about/nothing',
    '/artists/nothing',
    '/events/none',
    '/%E0%A4%A',
  ]
  const checked = await world.call(checkLinks, { links: [...links, '/calendar', 'https://pictures.example'] })
  expect(checked.links.filter(({ state }) => state === 'broken').map(({ to }) => to)).toEqual([
    '/nowhere',
    '/about/nothing',
    '/artists/nothing',
    '/events/none',
    '/%E0%A4%A',
  ])
  expect(checked.links).toHaveLength(10)
  expect(checked.links.at(-1)).toEqual({ to: 'https://pictures.example', state: 'unchecked' })
})

describe('the navigation of a section', () => {
  const of = (seenRev: number, ...items: readonly ReturnType<typeof entry>[]) =>
    world.call(publishSectionNav, { section: 'about', seen: seenRev, navigation: { items } })
  const items = async () => (await records().get(nav, 'section-about'))?.items

  it('is made and replaced, and what it replaced is kept', async () => {
    expect(await of(0, entry('History'))).toEqual({ rev: 1 })
    expect(await of(1, entry('Staff'), entry('History'))).toEqual({ rev: 2 })
    expect(await items()).toEqual([entry('Staff'), entry('History')])
    const kept = await records().find(navVersions, { params: { set: 'section-about' } })
    expect(kept.map(({ content }) => content)).toEqual([{ items: [entry('History')] }])
  })

  it('has no address twice, and is not replaced by somebody who saw an older one', async () => {
    await of(0, entry('History'))
    await expect(of(1, entry('Staff'), entry('People', '/staff'))).rejects.toMatchObject({ details: { rule: 'nav-twice', name: '/staff' } })
    await expect(of(0, entry('Staff'))).rejects.toMatchObject({ details: { rule: 'record-overtaken' } })
    expect(await items()).toEqual([entry('History')])
  })
})
