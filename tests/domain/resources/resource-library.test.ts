import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkPublishedLinks } from '../../../src/domain/resources/check-published-links.job'
import { checkResourceLinks } from '../../../src/domain/resources/check-resource-links.contract'
import { checkResourceLinksHandler } from '../../../src/domain/resources/check-resource-links.handler'
import { deleteUnusedResourceFiles } from '../../../src/domain/resources/delete-unused-resource-files.job'
import { type OpenedResource, openResource, readResourceFile } from '../../../src/domain/resources/open-resource.contract'
import { readResourceFileHandler } from '../../../src/domain/resources/open-resource.handler'
import { resourceFolders } from '../../../src/domain/resources/resource-folders'
import { resourcesJsonLd } from '../../../src/domain/resources/resource-json-ld'
import { ResourceLibrary } from '../../../src/domain/resources/resource-library'
import { byDeadline, isUnexpired, matchesResourceQuery } from '../../../src/domain/resources/resource-query'
import { membersPartId, type Resource, resourceMembersParts, resources } from '../../../src/domain/resources/resources.collection'
import { storedOn } from '../../../src/domain/shared/files/document-file'
import { DocumentUploads } from '../../../src/domain/shared/files/document-uploads'
import { call } from '../../../src/domain/shared/functions/cloud-function'
import { Records } from '../../../src/domain/shared/records/records'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { Functions } from '../../../src/ports/functions'
import type { LinkAnswer } from '../../../src/ports/link-probe'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

let world: MemoryWorld
let open: Records
beforeEach(async () => {
  world = await memoryWorld({ sample: true })
  open = new Records(world.store, { current: undefined })
})
const library = () => world.services.get(ResourceLibrary)
const kept = (id: string) => open.get(resources, id)
const hour = 3_600_000
const later = (hours: number) => world.clock.setNow(new Date(world.clock.now().getTime() + hours * hour))

describe('the public library', () => {
  it('has the published resources in order', async () => {
    const titles = (await library().resources.read()).map(({ title }) => title)
    expect(titles[0]).toBe('Checklist for your open weekend')
    expect(titles).not.toContain('Tables at the print fair')
    expect(titles).not.toContain('A studio everybody can enter')
  })

  it('has no data of the members’ part', async () => {
    const all = JSON.stringify(await library().resources.read())
    expect(all).toContain('The taxes of a studio')
    expect(all).not.toContain('Sales tax is due by quarter')
    const part = world.documents.get(`resources/taxes-of-a-studio/members/${membersPartId}`)
    await expect(part).rejects.toMatchObject({ code: 'permission-denied' })
    const file = world.storage.read('resources-members/2027-05-10-consignment-agreement.txt')
    await expect(file).rejects.toMatchObject({ port: 'storage', code: 'unauthenticated' })
  })

  it('tells search engines whether the full content is free', async () => {
    const shelf = await library().resources.read()
    const list = resourcesJsonLd(shelf, 'https://ours.example') as { itemListElement: { item: object }[] }
    const itemOf = (id: string) => list.itemListElement[shelf.findIndex(entry => entry.id === id)]!.item
    expect(itemOf('loan-form')).toMatchObject({ isAccessibleForFree: true })
    expect(itemOf('taxes-of-a-studio')).toMatchObject({ isAccessibleForFree: false })
  })

  it('may have public files', async () => {
    const form = (await library().resources.read()).find(({ id }) => id === 'loan-form')
    expect(await (await library().file(form!.file!)).text()).toMatch(/^WORK ON LOAN/)
  })
})

describe('an opening', () => {
  it('is counted without the visitor, and does not change the record’s stamp', async () => {
    const noted = async () => (await world.store.query({ collection: 'audit', where: [['entityId', '==', 'checklist-weekend']] })).length
    const [before, notes] = [await kept('checklist-weekend'), await noted()]
    await world.call(openResource, { id: 'checklist-weekend' })
    await world.signInAs('artist')
    expect(await world.call(openResource, { id: 'checklist-weekend' })).toEqual({ outcome: 'all-public' })
    expect(await kept('checklist-weekend')).toEqual({ ...before, opens: 2 })
    expect(await noted()).toBe(notes)
  })

  it.each(['accessible-studio', 'print-fair-tables', 'nothing'])('of %s, which is not published, is refused', async id => {
    await expect(world.call(openResource, { id })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('the members’ part', () => {
  it.each([undefined, 'donor', 'guideadmin'])('is not given to %s', async as => {
    await world.signInAs(as)
    expect(await world.call(openResource, { id: 'taxes-of-a-studio' })).toEqual({ outcome: 'members-only' })
    const file = call(world.services.get(Functions), readResourceFile, { id: 'consignment-agreement', part: 0 })
    await expect(file).rejects.toMatchObject({ code: as ? 'permission-denied' : 'unauthenticated' })
  })

  it('is not given to an account that has not joined', async () => {
    await world.signInAs(undefined)
    await world.auth.signUp('new@post.example', 'four words of my own', 'New')
    expect(await world.call(openResource, { id: 'taxes-of-a-studio' })).toEqual({ outcome: 'members-only' })
  })

  it.each(['artist', 'artlover', 'contentadmin'])('is given to %s', async as => {
    await world.signInAs(as)
    expect(await world.call(openResource, { id: 'taxes-of-a-studio' })).toMatchObject({
      outcome: 'open',
      body: expect.stringMatching(/^Sales tax is due by quarter/),
    })
    const opened = await world.call(openResource, { id: 'consignment-agreement' })
    const told: number[][] = []
    const file = await library().membersFile('consignment-agreement', (opened as Extract<OpenedResource, { outcome: 'open' }>).file!, (...part) =>
      told.push(part),
    )
    expect([file.name, (await file.text()).slice(0, 19), told]).toEqual(['consignment-agreement.txt', 'WORK SOLD BY A SHOP', [[1, 1]]])
  })

  it('is given until the grace period ends, and not while a membership is suspended', async () => {
    await world.signInAs('artist')
    const asked = async (day: string) => {
      world.clock.setNow(new Date(`${day}T20:00:00Z`))
      return (await world.call(openResource, { id: 'taxes-of-a-studio' })).outcome
    }
    expect([await asked('2027-11-01'), await asked('2027-11-15'), await asked('2027-11-16')]).toEqual(['open', 'open', 'members-only'])
    await world.store.commit([{ op: 'update', path: 'memberships/m-artist', data: { suspensions: [{ from: '2027-10-01' }] } }])
    expect(await asked('2027-10-20')).toBe('members-only')
  })

  it('returns no other file, whatever path the record has', async () => {
    await world.context.storage.upload(checkedPath('eligibility/p-donor/card.webp'), new Blob(['a card']), { contentType: 'image/webp' }).done
    const file = { path: 'eligibility/p-donor/card.webp', name: 'card.webp', type: 'image/webp' as const, bytes: 6 }
    const part = (await open.get(resourceMembersParts, membersPartId, { entry: 'consignment-agreement' }))!
    await open.commit(open.changing(resourceMembersParts, part, { file }, { entry: 'consignment-agreement' }))
    await world.signInAs('contentadmin')
    const read = call(world.services.get(Functions), readResourceFile, { id: 'consignment-agreement', part: 0 })
    await expect(read).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a file that staff upload', () => {
  it('is named with a type on the list alone, so that nothing is served that a browser would run', () => {
    const file = { path: 'resources/2027-10-16-x.html', name: 'a.html', bytes: 1 }
    expect(v.is(resources.fields.file.schema, { ...file, type: 'text/html' })).toBe(false)
    expect(v.is(resources.fields.file.schema, { ...file, type: 'application/pdf' })).toBe(true)
  })

  it('has a size in whole bytes', () => {
    const file = { path: 'resources/2027-10-16-x.pdf', name: 'a.pdf', type: 'application/pdf' }
    expect([6, 6.5].map(bytes => v.is(resources.fields.file.schema, { ...file, bytes }))).toEqual([true, false])
  })

  it('is read part by part: no download reads the whole file', async () => {
    await world.signInAs('artist')
    const { uid, claims } = world.auth.current!
    const storage = Object.assign(Object.create(world.context.storage) as typeof world.context.storage, {
      read: () => Promise.reject(new Error('the whole file')),
    })
    const { base64, parts } = await readResourceFileHandler.run(
      { ...world.context, storage, actor: { uid, claims } },
      { id: 'consignment-agreement', part: 0 },
    )
    expect([atob(base64).length > 0, parts]).toEqual([true, 1])
  })

  it('is stored where its readers can open it, and refused for other types', async () => {
    await world.signInAs('contentadmin')
    const service = world.services.get(DocumentUploads)
    const { upload, file } = service.send(new File(['a list'], 'list.csv', { type: 'text/csv' }), resourceFolders.members)
    await upload.done
    expect(file).toMatchObject({
      name: 'list.csv',
      type: 'text/csv',
      bytes: 6,
      path: expect.stringMatching(/^resources-members\/2027-10-16-.+\.csv$/),
    })
    expect(() => service.send(new File(['<script>'], 'a.html', { type: 'text/html' }), resourceFolders.everybody)).toThrow(
      expect.objectContaining({ rule: 'file-refused', details: expect.objectContaining({ problem: 'type' }) }),
    )
    expect(() => service.send(new File([new Uint8Array(50 * 2 ** 20 + 1)], 'a.pdf', { type: 'application/pdf' }), resourceFolders.everybody)).toThrow(
      expect.objectContaining({ details: expect.objectContaining({ problem: 'too-large' }) }),
    )
    await world.signInAs('guideadmin')
    const stranger = world.services.get(DocumentUploads).send(new File(['a list'], 'list.csv', { type: 'text/csv' }), resourceFolders.everybody)
    await expect(stranger.upload.done).rejects.toMatchObject({ code: 'unauthorized' })
  })

  it('is deleted a month after the last record stopped naming it', async () => {
    const path = 'resources/2027-10-16-x.pdf'
    expect(storedOn(path)).toBe('2027-10-16')
    const isKept = () =>
      world.context.storage.read(checkedPath(path)).then(
        () => true,
        () => false,
      )
    await world.context.storage.upload(checkedPath(path), new Blob(['x']), { contentType: 'application/pdf' }).done
    const filesAfter = async (hours: number) => {
      later(hours)
      await deleteUnusedResourceFiles.run(world.context)
      return isKept()
    }
    expect([await filesAfter(1), await filesAfter(24 * 30), await filesAfter(24 * 2)]).toEqual([true, true, false])
    expect((await world.context.storage.read(checkedPath('resources/2027-05-10-loan-form.txt'))).size).toBeGreaterThan(0)
  })
})

describe('the link check', () => {
  const found: Readonly<Record<string, LinkAnswer>> = {
    'https://example.com/price-list': { state: 'works', status: 200 },
    'https://example.com/mural': { state: 'broken', status: 404 },
    'https://example.com/small-grants': { state: 'works', status: 200 },
    'https://example.com/small-grants/examples': { state: 'unreachable' },
  }
  const links = { ask: async (address: string) => found[address] ?? { state: 'works' as const } }
  const check = (ids: readonly string[], probe = links) => checkResourceLinksHandler.run({ ...world.context, links: probe }, { ids: [...ids] })

  it('stores the worst result of both parts without changing the record’s stamp', async () => {
    const before = await kept('cannery-mural')
    const ids = ['price-list-sheet', 'cannery-mural', 'ladder-grants', 'checklist-weekend', 'nothing']
    expect(await check(ids)).toEqual({ works: 1, broken: 1, unreachable: 1, unchecked: 0 })
    expect(await kept('cannery-mural')).toEqual({ ...before, linkState: 'broken', linksCheckedAt: world.clock.now() })
    expect((await kept('ladder-grants'))?.linkState).toBe('unreachable')
    expect((await kept('checklist-weekend'))?.linkState).toBeUndefined()
  })

  it('reports that nothing was checked on a host without requests, and writes nothing', async () => {
    await world.signInAs('contentadmin')
    const asked = call(world.services.get(Functions), checkResourceLinks, { ids: ['cannery-mural'] })
    expect(await asked).toEqual({ works: 0, broken: 0, unreachable: 0, unchecked: 1 })
    expect((await kept('cannery-mural'))?.linkState).toBeUndefined()
  })

  it('runs once a day, and sooner for resources that were changed since', async () => {
    const asked: string[] = []
    const probe = { ask: async (address: string) => (asked.push(address), { state: 'works' as const }) }
    const sweep = async (hours: number) => {
      asked.length = 0
      later(hours)
      await checkPublishedLinks.run({ ...world.context, links: probe })
      return [...asked].sort()
    }
    expect(await sweep(0)).toContain('https://example.com/mural')
    expect(await sweep(1)).toEqual([])
    const mural = (await kept('cannery-mural'))!
    await open.commit(open.changing(resources, mural, { link: 'https://example.com/mural-2' }))
    expect(await sweep(1)).toEqual(['https://example.com/mural-2'])
    expect(await sweep(24)).toContain('https://example.com/price-list')
  })
})

describe('a filter of the library', () => {
  const one = (data: Partial<Resource>): Resource =>
    ({ kind: 'article', title: 'Sérigraphie at home', audience: 'artists', tags: ['printmaking'], order: 0, ...data }) as Resource

  it('filters by kind, audience, topic and words', () => {
    const entry = one({ body: 'Emulsion and light.' })
    expect(matchesResourceQuery(entry, { kind: 'article', tag: 'printmaking', text: 'LIGHT serigraphie' })).toBe(true)
    expect(matchesResourceQuery(entry, { text: 'light kiln' })).toBe(false)
    expect(matchesResourceQuery(entry, { kind: 'space' })).toBe(false)
    expect(matchesResourceQuery(entry, { audience: 'hosts' })).toBe(false)
    expect(matchesResourceQuery(one({ audience: 'everybody' }), { audience: 'hosts' })).toBe(true)
  })

  it('excludes expired resources, and puts the earliest deadline first', () => {
    const now = new Date('2027-10-16T18:00:00Z')
    const [past, soon, late] = ['2027-10-16T18:00:00Z', '2027-10-17T00:00:00Z', '2027-12-01T00:00:00Z'].map(at => one({ expiresAt: new Date(at) }))
    expect([past, soon, one({})].map(entry => isUnexpired(entry!, now))).toEqual([false, true, true])
    expect([one({}), late!, soon!].toSorted(byDeadline).map(({ expiresAt }) => expiresAt)).toEqual([soon!.expiresAt, late!.expiresAt, undefined])
  })
})
