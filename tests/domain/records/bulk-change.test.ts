import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { openLocalPorts } from '../../../src/adapters/memory/local-ports'
import { MemoryPreferences } from '../../../src/adapters/memory/preferences'
import { SystemClock } from '../../../src/adapters/memory/system-clock'
import { people } from '../../../src/domain/people/people.collection'
import { BulkChangeService, type BulkProgress } from '../../../src/domain/records/bulk/bulk-change-service'
import { bulkRun } from '../../../src/domain/records/bulk/bulk-run.contract'
import { emptyTrash } from '../../../src/domain/records/trash/empty-trash.job'
import { resources } from '../../../src/domain/resources/resources.collection'
import { Callables } from '../../../src/domain/shared/functions/callables'
import { call } from '../../../src/domain/shared/functions/cloud-function'
import { Reauthentication } from '../../../src/domain/shared/functions/reauthentication'
import { RolePreview } from '../../../src/domain/shared/preview/role-preview'
import { Records } from '../../../src/domain/shared/records/records'
import type { Fields } from '../../../src/ports/documents'
import { reservedPaths } from '../../../src/ui/reserved-paths'
import { contentEditor, type Office, office, peopleEditor, person, resource } from '../../support/office'
import { standing } from '../../support/stamped'

const ids = Array.from({ length: 250 }, (_, i) => `r${i}`)
const shelf = (more: (i: number) => Fields = () => ({})) =>
  Object.fromEntries(ids.map((id, i) => [`resources/${id}`, resource(`Guide ${i}`, more(i))]))
const all = async ({ store }: Pick<Office, 'store'>) => (await store.query({ collection: 'resources' })).map(({ data }) => data)
const forArtists = { is: 'set', fields: { audience: 'hosts', order: 7 } } as const

describe('a bulk change', () => {
  it('changes exactly the confirmed records, in chunks of a hundred, and reports the progress', async () => {
    const world = await office(contentEditor, { ...shelf(), 'resources/other': resource('Other') })
    const progress: number[] = []
    const report = await world.service.bulkChange(resources, ids, forArtists, { onProgress: ({ done }) => progress.push(done) })
    expect(report).toMatchObject({ outcome: 'done', total: 250, changed: 250, left: [] })
    expect(progress).toEqual([100, 200, 250])
    expect((await all(world)).filter(({ audience, order, rev }) => audience === 'hosts' && order === 7 && rev === 2)).toHaveLength(250)
    expect(await world.stored('resources/other')).toMatchObject({ audience: 'artists', rev: 1 })
  })

  it('skips and reports records with that value, in the trash, or without that transition', async () => {
    const world = await office(contentEditor, {
      'resources/a': resource('A', { status: 'published' }),
      'resources/b': resource('B'),
      'resources/c': resource('C', { status: 'published', deletedAt: new Date(0) }),
      'resources/d': resource('D', { tags: Array.from({ length: 10 }, (_, i) => `t${i}`) }),
    })
    expect(await world.service.bulkChange(resources, ['a', 'b', 'c', 'gone'], { is: 'move', event: 'archive' })).toMatchObject({
      changed: 1,
      left: [
        { id: 'b', why: 'illegal-transition' },
        { id: 'c', why: 'in-trash' },
        { id: 'gone', why: 'missing' },
      ],
    })
    expect(await world.service.bulkChange(resources, ['a', 'd'], { is: 'add', field: 'tags', values: ['framing', 'new'] })).toMatchObject({
      changed: 1,
      left: [{ id: 'd', why: 'invalid' }],
    })
    expect((await world.stored('resources/a'))?.['tags']).toEqual(['framing', 'new'])
    expect(await world.service.bulkChange(resources, ['a', 'b'], { is: 'take', field: 'tags', values: ['new'] })).toMatchObject({
      changed: 1,
      left: [],
    })
    for (const fields of [{ deletedAt: new Date(0) }, { order: 3, deletedAt: new Date(0) }])
      await expect(world.service.bulkChange(resources, ['a'], { is: 'set', fields })).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('accepts a date, and clears an optional field', async () => {
    const world = await office(contentEditor, { 'resources/a': resource('A') })
    const expiresAt = new Date('2027-12-31T12:00:00Z')
    await world.service.bulkChange(resources, ['a'], { is: 'set', fields: { expiresAt, link: null } })
    expect(await world.stored('resources/a')).toMatchObject({ expiresAt })
    expect(await world.stored('resources/a')).not.toHaveProperty('link')
  })

  it('changes each record once, also after a stop, a lost answer or a concurrent call', async () => {
    const world = await office(
      contentEditor,
      shelf(i => ({ tags: [`n${i}`] })),
    )
    const stop = new AbortController()
    const grow = { is: 'add', field: 'tags', values: ['season'] } as const
    const stopped = await world.service.bulkChange(resources, ids, grow, { signal: stop.signal, onProgress: () => stop.abort() })
    expect(stopped).toMatchObject({ outcome: 'stopped', changed: 100 })
    const { bulkId } = stopped
    const again = await call(world.functions, bulkRun, { bulkId, from: 0 })
    expect(again).toEqual({ done: 100, changed: 100, left: [] })
    const both = await Promise.all([call(world.functions, bulkRun, { bulkId, from: 100 }), call(world.functions, bulkRun, { bulkId, from: 100 })])
    expect(both.map(({ done }) => done)).toEqual([200, 200])
    expect(await world.service.resume(bulkId)).toMatchObject({ outcome: 'done', changed: 250 })
    expect((await all(world)).every(({ tags, rev }) => (tags as string[]).length === 2 && rev === 2)).toBe(true)
  })

  it('names what it left out again where that answer was lost', async () => {
    const world = await office(contentEditor, { 'resources/a': resource('A', { status: 'published' }), 'resources/b': resource('B') })
    const { bulkId } = await world.service.bulkChange(resources, ['a', 'b'], { is: 'move', event: 'archive' })
    const again = await call(world.functions, bulkRun, { bulkId, from: 0 })
    expect(again).toEqual({ done: 2, changed: 1, left: [{ id: 'b', why: 'illegal-transition' }] })
  })

  it('is in the history of every record, with its reason', async () => {
    const { service } = await office(contentEditor, shelf())
    await service.bulkChange(resources, ids, forArtists, { reason: 'The hosts asked for it' })
    const told = (await service.history(resources, 'r249')).map(({ action, reason }) => [action, reason])
    expect(told).toHaveLength(2)
    expect(told).toEqual(
      expect.arrayContaining([
        ['record.bulk', 'The hosts asked for it'],
        ['record.update', undefined],
      ]),
    )
  })
})

describe('a bulk change of all matching records', () => {
  const tagged = { is: 'add', field: 'tags', values: ['season'] } as const
  const asked = (counted: number) => ({ is: 'segment', question: '{"all":[{"field":"tag","is":"has","value":"host"}]}', counted }) as const
  const town = (n: number) =>
    Object.fromEntries(Array.from({ length: n }, (_, i) => [`people/p${i}`, person(`Ines ${i}`, { tags: i % 2 === 0 ? ['host'] : [] })]))

  it('runs the query on the server and keeps to its first result', async () => {
    const world = await office(peopleEditor, { ...town(300), 'people/gone': person('Gone', { tags: ['host'], status: 'anonymised' }) })
    const stop = new AbortController()
    const { bulkId } = await world.service.bulkChange(people, asked(150), tagged, { signal: stop.signal, onProgress: () => stop.abort() })
    await world.stand({ 'people/late': person('Late', { tags: ['host'] }) })
    expect(await world.service.resume(bulkId)).toMatchObject({ outcome: 'done', total: 150, changed: 150 })
    expect((await world.stored('people/late'))?.['tags']).toEqual(['host'])
    expect((await world.stored('people/p1'))?.['tags']).toEqual([])
    expect((await world.stored('people/p298'))?.['tags']).toEqual(['host', 'season'])
  })

  it('changes nothing and reports the new number if the number of matches has changed', async () => {
    const world = await office(peopleEditor, town(10))
    await expect(world.service.bulkChange(people, asked(4), tagged)).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { rule: 'count-changed', counted: 4, found: 5 },
    })
    expect(await world.store.query({ collection: 'bulkChanges' })).toEqual([])
    expect((await world.stored('people/p0'))?.['rev']).toBe(1)
  })

  it('can use the fields of any record, and skips the trash', async () => {
    const world = await office(contentEditor, {
      ...shelf(i => ({ status: i % 5 === 0 ? 'published' : 'draft' })),
      'resources/t': resource('Thrown away', { status: 'published', deletedAt: new Date(0) }),
    })
    const published = { is: 'where', where: [['status', '==', 'published']], counted: 50 } as const
    expect(await world.service.bulkChange(resources, published, forArtists)).toMatchObject({ total: 50, changed: 50 })
    expect((await all(world)).filter(({ audience }) => audience === 'hosts')).toHaveLength(50)
  })

  it('is refused to people who may not list the records, and by segment for other records than people', async () => {
    const world = await office(contentEditor, town(4))
    await expect(world.service.bulkChange(people, asked(2), tagged)).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(world.service.bulkChange(resources, asked(0), tagged)).rejects.toMatchObject({ code: 'invalid-argument' })
  })
})

describe('undoing a bulk change', () => {
  it('restores every record, except those changed since, which are listed', async () => {
    const world = await office(
      contentEditor,
      shelf(i => (i % 2 === 0 ? { order: i } : {})),
    )
    const { bulkId } = await world.service.bulkChange(resources, ids, forArtists)
    const records = world.services.get(Records)
    await world.service.change(resources, (await records.get(resources, 'r4'))!, { order: 99 })
    await world.service.change(resources, (await records.get(resources, 'r6'))!, { title: 'Renamed' })
    const report = await world.service.undo(bulkId)
    expect(report).toEqual({ outcome: 'undone', undone: 250, kept: [{ id: 'r4', why: 'changed-since', fields: ['order'] }] })
    expect(await world.stored(`bulkChanges/${bulkId}`)).toMatchObject({ status: 'undone', kept: ['r4'] })
    expect(await world.stored('resources/r4')).toMatchObject({ audience: 'artists', order: 99 })
    expect(await world.stored('resources/r6')).toMatchObject({ audience: 'artists', order: 6, title: 'Renamed' })
    expect(await world.stored('resources/r7')).toMatchObject({ audience: 'artists', order: 0 })
    expect(await world.service.undo(bulkId)).toEqual({ outcome: 'undone', undone: 0, kept: [] })
  })

  it('says how far it is, each record once, also of what a stopped undo had done before', async () => {
    const world = await office(contentEditor, shelf())
    const { bulkId } = await world.service.bulkChange(resources, ids, forArtists)
    await world.service.change(resources, (await world.services.get(Records).get(resources, 'r4'))!, { order: 99 })
    const seen: string[] = []
    const stop = new AbortController()
    const onProgress = ({ done, total }: BulkProgress) => {
      seen.push(`${done} of ${total}`)
      stop.abort()
    }
    const bulk = world.services.get(BulkChangeService)
    expect(await bulk.undo(bulkId, { signal: stop.signal, onProgress })).toMatchObject({ outcome: 'stopped' })
    expect(await bulk.undo(bulkId, { onProgress })).toMatchObject({ outcome: 'undone' })
    expect(seen).toEqual(['100 of 250', '200 of 250', '250 of 250'])
  })

  it('lists what was deleted for good since, and what has another value by now has nothing to take back', async () => {
    const world = await office(contentEditor, { 'resources/a': resource('A'), 'resources/b': resource('B') })
    const { bulkId } = await world.service.bulkChange(resources, ['a', 'b'], { is: 'set', fields: { order: 7 } })
    await world.store.commit([{ op: 'delete', path: 'resources/a' }])
    await world.service.change(resources, (await world.services.get(Records).get(resources, 'b'))!, { order: 9 })
    expect(await world.service.undo(bulkId)).toEqual({
      outcome: 'undone',
      undone: 0,
      kept: [
        { id: 'a', why: 'gone', fields: [] },
        { id: 'b', why: 'changed-since', fields: ['order'] },
      ],
    })
    expect(await world.stored('resources/b')).toMatchObject({ order: 9, rev: 3 })
  })

  it('works for a change that was stopped halfway, which then cannot continue', async () => {
    const world = await office(contentEditor, shelf())
    const stop = new AbortController()
    const { bulkId } = await world.service.bulkChange(resources, ids, forArtists, { signal: stop.signal, onProgress: () => stop.abort() })
    expect(await world.service.undo(bulkId)).toMatchObject({ undone: 100, kept: [] })
    expect((await all(world)).every(({ audience }) => audience === 'artists')).toBe(true)
    await expect(world.service.resume(bulkId)).rejects.toMatchObject({ code: 'failed-precondition' })
  })

  it('is refused after thirty days, when its data is deleted', async () => {
    const world = await office(contentEditor, { 'resources/r0': resource('Guide') })
    const { bulkId } = await world.service.bulkChange(resources, ['r0'], forArtists)
    world.localMode.setNow(new Date('2027-07-02T12:00:01Z'))
    await expect(world.service.undo(bulkId)).rejects.toMatchObject({ details: { rule: 'undo-expired' } })
    const fresh = await world.service.bulkChange(resources, ['r0'], { is: 'set', fields: { order: 9 } })
    expect(await emptyTrash.run(world.context)).toBe(1)
    expect(await world.store.query({ collection: `bulkChanges/${fresh.bulkId}/changed` })).toHaveLength(1)
    expect(await world.store.query({ collection: `bulkChanges/${bulkId}/changed` })).toEqual([])
    await expect(world.service.undo(bulkId)).rejects.toMatchObject({ details: { rule: 'undo-expired' } })
  })

  it('of people is for people staff only: an attempt with another scope does not spoil it', async () => {
    const world = await office(peopleEditor, { 'people/p1': person('Ines') })
    const { bulkId } = await world.service.bulkChange(people, ['p1'], { is: 'add', field: 'tags', values: ['board'] })
    await world.enter(contentEditor)
    await expect(world.service.undo(bulkId)).rejects.toMatchObject({ code: 'permission-denied' })
    await world.enter({ ...peopleEditor, pid: 'p-paz' })
    expect(await world.service.undo(bulkId)).toMatchObject({ undone: 1, kept: [] })
    expect((await world.stored('people/p1'))?.['tags']).toEqual([])
  })

  it('of people can be resumed only by people staff: an attempt with another scope does not skip people', async () => {
    const world = await office(peopleEditor, Object.fromEntries(ids.map(id => [`people/${id}`, person(id)])))
    const stop = new AbortController()
    const { bulkId } = await world.service.bulkChange(
      people,
      ids,
      { is: 'add', field: 'tags', values: ['board'] },
      { signal: stop.signal, onProgress: () => stop.abort() },
    )
    await world.enter(contentEditor)
    await expect(call(world.functions, bulkRun, { bulkId, from: 100 })).rejects.toMatchObject({ code: 'permission-denied' })
    await world.enter(peopleEditor)
    expect(await world.service.resume(bulkId)).toMatchObject({ outcome: 'done', changed: 250 })
  })

  it('works after the tab was closed and opened again', async () => {
    const database = { factory: new IDBFactory(), name: 'office' }
    const preferences = new MemoryPreferences()
    const clock = new SystemClock(() => Date.UTC(2027, 5, 2, 12))
    const opened = async () => {
      const local = await openLocalPorts({ database, preferences, routes: reservedPaths, clock, iterations: 10 })
      const callables = new Callables(local.functions, new Reauthentication(local.auth, local.clock), new RolePreview(local.clock))
      return { ...local, bulk: new BulkChangeService(new Records(local.documents, local.auth), callables, local.ids) }
    }
    const first = await opened()
    const { uid } = await first.auth.signUp('cy@staff.example', 'a long password', 'Cy')
    await first.portsFor(undefined).accounts.setClaims(uid, { ...contentEditor, mfaFrom: Date.UTC(2100, 0) / 1000 })
    await first.auth.refreshClaims()
    await first.open.commit(ids.map((id, i) => ({ op: 'create', path: `resources/${id}`, data: standing(resource(`Guide ${i}`)) })))
    const stop = new AbortController()
    const { bulkId } = await first.bulk.change(resources, ids, forArtists, { signal: stop.signal, onProgress: () => stop.abort() })
    first.close()
    const second = await opened()
    expect(await second.bulk.resume(bulkId)).toMatchObject({ outcome: 'done', changed: 250 })
    second.close()
    const third = await opened()
    expect(await third.bulk.undo(bulkId)).toEqual({ outcome: 'undone', undone: 250, kept: [] })
    expect((await third.open.query({ collection: 'resources' })).every(({ data }) => data['audience'] === 'artists')).toBe(true)
    third.close()
  })
})
