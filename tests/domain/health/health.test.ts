import { beforeEach, describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../../src/domain/health/broken-invariants'
import { danglingReferences } from '../../../src/domain/health/dangling-references'
import { deadLinks } from '../../../src/domain/health/dead-links'
import type { Check } from '../../../src/domain/health/finding'
import { healthChecks } from '../../../src/domain/health/health-checks.collection'
import { lookAtHealth } from '../../../src/domain/health/look-at-health.contract'
import { missingAlt } from '../../../src/domain/health/missing-alt-text'
import { orphanFiles } from '../../../src/domain/health/orphan-files'
import { withoutEmail } from '../../../src/domain/health/people-without-email'
import { unpinned } from '../../../src/domain/health/studios-without-pin'
import { linksIn } from '../../../src/domain/navigation/is-path-found'
import { Records } from '../../../src/domain/shared/records/records'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { deleteField, type WriteFields } from '../../../src/ports/documents'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

let world: MemoryWorld
let records: Records
beforeEach(async () => {
  world = await memoryWorld({ sample: true, as: 'systemadmin' })
  records = new Records(world.store, { current: undefined })
})
const place = () => ({ records, storage: world.context.storage, routes: world.context.routes, clock: world.clock })
const look = async (check: Check) => (await check(place())).map(({ record, kind }) => [record, kind])
const plant = (path: string, data: WriteFields) => world.store.commit([{ op: 'update', path, data }])
const first = async (collection: string, ...where: readonly (readonly [string, '==', string | boolean])[]) =>
  (await world.store.query({ collection, where, limit: 1 }))[0]!
/** The additional findings of a check after a fault was added. */
const found = async (check: Check, fault: () => Promise<unknown>) => {
  const before = new Set((await look(check)).map(([record]) => record))
  await fault()
  return (await look(check)).filter(([record]) => !before.has(record))
}

describe('each check finds and describes its fault:', () => {
  it('a studio without a pin, or with the center of its ZIP code', async () => {
    const { path, data } = await first('listings', ['editionId', '==', '2027'], ['byAppointment', '==', false])
    const pin = data['pin'] as { readonly lat: number; readonly lng: number }
    expect(await found(unpinned, () => plant(path, { pin: { ...pin, confidence: 'centroid' } }))).toEqual([[path, 'unpinned']])
    await plant(path, { pin: { ...pin, confidence: 'rooftop' }, byAppointment: true })
    expect((await look(unpinned)).map(([record]) => record)).not.toContain(path)
  })

  it('a public picture without alternative text', async () => {
    const { path } = await first('images', ['isPublic', '==', true], ['status', '==', 'ready'])
    expect(await found(missingAlt, () => plant(path, { alt: '' }))).toEqual([[path, 'missingAlt']])
  })

  it('a link to a missing article, event or address', async () => {
    const { path } = await first('nav')
    const items = ['/sfosguide/articles/none', '/events/none', '/no-such-page', '/about/nothing', '/calendar', '/sfosguide/maps'].map(to => ({
      label: to,
      to,
    }))
    await plant(path, { items })
    const notes = (await deadLinks(place())).filter(({ record }) => record === path).map(({ note }) => note)
    expect(notes).toHaveLength(4)
    expect(notes.join()).not.toContain('/calendar')
    expect(notes.join()).not.toContain('/sfosguide/maps')
  })

  it.each([
    ['pages', 'blocks', 'deadPageLink'],
    ['articles', 'body', 'deadArticleLink'],
  ] as const)('a dead link in %s that visitors read, and none in a draft', async (collection, field, kind) => {
    const { path } = await first(collection, ['status', '==', 'published'])
    expect(await found(deadLinks, () => plant(path, { [field]: [{ to: '/no-such-page' }] }))).toEqual([[path, kind]])
    await plant(path, { status: 'draft' })
    expect((await look(deadLinks)).map(([record]) => record)).not.toContain(path)
  })

  it('a link to an address that is longer than a line', async () => {
    const { path } = await first('nav')
    await plant(path, { items: [{ label: 'Old', to: `/old-site/${'a'.repeat(400)}` }] })
    const [finding] = (await deadLinks(place())).filter(({ record }) => record === path)
    expect(finding!.note).toMatch(/\/old-site\/a{80}, which does not exist$/)
  })

  it('a broken link of a resource', async () => {
    await plant('resources/cannery-mural', { linkState: 'broken' })
    const dead = await deadLinks(place())
    expect(dead.filter(({ record }) => record.startsWith('resources/')).map(({ record, kind }) => [record, kind])).toEqual([
      ['resources/cannery-mural', 'deadResourceLink'],
    ])
  })

  it('a file without a picture record, and a picture without its file', async () => {
    const artist = await first('artists')
    const file = `pictures/${artist.id}/forgotten.webp`
    const image = await first('images', ['status', '==', 'ready'])
    const orphans = await found(orphanFiles, async () => {
      await world.context.storage.upload(checkedPath(file), new Blob(['x']), { contentType: 'image/webp' }).done
      await plant(image.path, { path: `pictures/${artist.id}/lost.webp` })
    })
    expect(orphans).toEqual([
      [file, 'orphanFile'],
      [image.path, 'lostFile'],
    ])
  })

  it('a person without an e-mail address', async () => {
    expect(await found(withoutEmail, () => plant('people/f02', { emails: [] }))).toEqual([['people/f02', 'withoutEmail']])
  })

  it('two places with one map number, an account that its person does not name, and a role without a person', async () => {
    const numbered = (await world.store.query({ collection: 'listings', where: [['editionId', '==', '2027']] })).filter(
      ({ data }) => data['mapNumber'] !== undefined && data['siteId'] === undefined,
    )
    const [one, other] = [numbered[0]!, numbered[1]!]
    const doubled = await found(brokenInvariants, () =>
      plant(other.path, { mapNumber: one.data['mapNumber']!, mapSuffix: one.data['mapSuffix'] ?? '' }),
    )
    expect(doubled).toHaveLength(1)
    expect(doubled[0]![1]).toBe('sharedNumber')
    expect(
      await found(brokenInvariants, () =>
        Promise.all(numbered.slice(2, 4).map(({ path }) => plant(path, { mapNumber: deleteField(), mapSuffix: deleteField() }))),
      ),
    ).toEqual([])
    const lost = await found(brokenInvariants, () => plant('people/p-mailadmin', { uid: 'u-elsewhere' }))
    expect(lost).toEqual([['accounts/u-mailadmin', 'strangeAccount']])
    expect(await found(brokenInvariants, () => plant('people/p-juror', { status: 'merged' }))).toEqual([['roleGrants/g-juror', 'roleOfNobody']])
    expect(await found(brokenInvariants, () => world.store.commit([{ op: 'delete', path: 'people/p-volunteer' }]))).toEqual([
      ['accounts/u-volunteer', 'strangeAccount'],
      ['roleGrants/g-volunteer', 'roleOfNobody'],
    ])
  })
})

describe('a reference to something that does not exist', () => {
  const dangling = async () => (await danglingReferences(place())).map(({ record, note }) => [record, note])
  it('is found in a field, in a list, inside a map, in an id and under an edition', async () => {
    expect(await dangling()).toEqual([])
    const listing = await first('listings', ['editionId', '==', '2027'])
    await plant(listing.path, { siteId: 'no-site', ownerIds: ['f02', 'no-person'] })
    await plant('membershipProducts/artlover', { levels: [{ key: 'friend', perkIds: ['no-perk'] }] })
    const registration = await first('registrations')
    await plant(registration.path, { weekendId: 'w9/9' })
    await world.store.commit([{ op: 'create', path: 'personNotes/nobody', data: { note: 'Whose?' } }])
    expect(await dangling()).toEqual([
      [listing.path, 'Listings: “Owners” is no-person, which is not in People'],
      [listing.path, 'Listings: “Building” is no-site, which is not in Buildings'],
      ['membershipProducts/artlover', 'Memberships: “Perks” is no-perk, which is not in Perks'],
      ['personNotes/nobody', 'Notes on people: “Notes on people” is nobody, which is not in People'],
      [registration.path, 'Registrations: “Weekend” is w9/9, which is not in Weekends'],
    ])
  })

  it('is looked for once a week, and whenever staff ask', async () => {
    await world.lookAtTheClock()
    const at = async () => (await records.get(healthChecks, 'danglingReferences'))!.at
    const start = await at()
    for (const days of [1, 6]) {
      world.clock.setNow(new Date(start.getTime() + days * 86_400_000))
      await world.lookAtTheClock()
      expect(await at()).toEqual(start)
    }
    world.clock.setNow(new Date(start.getTime() + 7 * 86_400_000))
    await world.lookAtTheClock()
    expect(await at()).toEqual(world.clock.now())
    world.clock.setNow(new Date(start.getTime() + 8 * 86_400_000))
    await world.call(lookAtHealth, {})
    expect(await at()).toEqual(world.clock.now())
  })
})

describe('the health check of the data', () => {
  it('stores its findings, each once', async () => {
    await plant('people/f02', { emails: [] })
    await world.call(lookAtHealth, {})
    await world.call(lookAtHealth, {})
    const kept = await records.get(healthChecks, 'withoutEmail')
    expect(kept?.at).toEqual(world.clock.now())
    expect(kept?.examples.map(({ record }) => record)).toContain('people/f02')
    expect(await records.find(healthChecks)).toHaveLength(9)
  })

  it('runs by itself once a night', async () => {
    await world.lookAtTheClock()
    const before = (await records.get(healthChecks, 'withoutEmail'))!.at
    world.clock.setNow(new Date(before.getTime() + 3 * 3_600_000))
    await world.lookAtTheClock()
    expect((await records.get(healthChecks, 'withoutEmail'))!.at).toEqual(before)
    world.clock.setNow(new Date(before.getTime() + 24 * 3_600_000))
    await world.lookAtTheClock()
    expect((await records.get(healthChecks, 'withoutEmail'))!.at).toEqual(world.clock.now())
  })

  it('is for people and system staff', async () => {
    await world.signInAs('contentadmin')
    await expect(world.call(lookAtHealth, {})).rejects.toMatchObject({ code: 'permission-denied' })
  })
})

describe('links in content', () => {
  it('are found if they are inside the application, without query and fragment', () =>
    expect(
      linksIn([{ to: '/shop?kind=print' }, { href: 'https://else.example/x' }, { a: { href: '/about/staff/#board' } }, { to: '//evil.example' }]),
    ).toEqual(['/shop', '/about/staff']))
})
