import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { collections } from '../../../src/domain/collections'
import { people } from '../../../src/domain/people/people.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { LiveRows, RowLimit } from '../../../src/domain/tables/live-rows'
import { wholeCollection } from '../../../src/domain/tables/read-whole-collection'
import { readRowIndexFile, writeRowIndexFile } from '../../../src/domain/tables/row-index-file'
import { rowIndexScope } from '../../../src/domain/tables/row-index-scope'
import type { RowChanges, RowRecord } from '../../../src/domain/tables/row-source'
import { writeRowIndexes } from '../../../src/domain/tables/write-row-indexes.job'
import type { Storage } from '../../../src/ports/storage'
import { eventually } from '../../support/eventually'
import { contentEditor, type Office, office, peopleEditor, person } from '../../support/office'

/** A few more than a table may have without a row index. */
const crowd = 2_010
const everybody = Object.fromEntries(Array.from({ length: crowd }, (_, i) => [`people/p${i}`, person(`Person ${i}`)]))

async function crowded(): Promise<Office> {
  const world = await office(peopleEditor)
  const entries = Object.entries(everybody)
  for (let at = 0; at < entries.length; at += 500) await world.stand(Object.fromEntries(entries.slice(at, at + 500)))
  return world
}

/** Watches the table of people: its present rows, and every notification. */
function follow({ services }: Pick<Office, 'services'>, live = services.get(LiveRows)) {
  const rows = new Map<string, RowRecord>()
  const told: RowChanges[] = []
  const failures: Error[] = []
  const stop = live.of(people).watch(
    changes => {
      told.push(changes)
      for (const id of changes.removed) rows.delete(id)
      for (const row of changes.set) rows.set(row.id, row)
    },
    error => failures.push(error),
  )
  const answered = () => eventually(() => expect(told.length + failures.length).toBeGreaterThan(0))
  return { rows, told, failures, stop, answered }
}

describe('the row index', () => {
  let world: Office
  beforeAll(async () => {
    world = await crowded()
  })

  it('can be read only with its scope', async () => {
    expect(await writeRowIndexes.run(world.context)).toBe(1)
    const [index] = await world.store.query({ collection: 'rowIndexes' })
    const path = String(index!.data['file'])
    expect((await world.storage.read(path)).type).toBe('application/gzip')
    expect(await readRowIndexFile(await world.storage.read(path))).toHaveLength(crowd)
    await world.enter(contentEditor)
    await expect(world.storage.read(path)).rejects.toMatchObject({ code: 'unauthorized' })
    const table = follow(world)
    await table.answered()
    expect(table.rows.size).toBe(0)
    expect(table.failures).toEqual([expect.objectContaining({ code: 'unauthorized' })])
    await world.enter(undefined)
    await expect(world.storage.read(path)).rejects.toMatchObject({ code: 'unauthenticated' })
    await world.enter(peopleEditor)
  })

  it('gives a table all rows at once, with what changed since it was written, and then every change', async () => {
    world.localMode.setNow(new Date('2027-06-02T12:30:00Z'))
    const records = world.services.get(Records)
    await world.service.change(people, (await records.get(people, 'p7'))!, { tags: ['board'] })
    const inside = new Records(world.context.documents, { current: undefined })
    await inside.commit(inside.deleting(people, 'p8'), inside.creating(people, 'new', person('New') as never))
    const table = follow(world)
    await table.answered()
    expect(table.failures).toEqual([])
    expect(table.told.map(({ removed }) => removed)).toEqual([[]])
    expect(table.rows.size).toBe(crowd)
    expect(table.rows.get('p7')).toMatchObject({ tags: ['board'], rev: 2 })
    expect(table.rows.get('p9')).toMatchObject({ names: { display: 'Person 9' }, rev: 1, updatedAt: new Date('2027-06-01T12:00:00Z') })
    expect([table.rows.has('p8'), table.rows.has('new')]).toEqual([false, true])
    const whole = await wholeCollection(world.context, people)
    expect(new Map(whole.map(({ id, rev }) => [id, rev]))).toEqual(new Map([...table.rows].map(([id, { rev }]) => [id, rev])))
    await world.service.change(people, (await records.get(people, 'p10'))!, { tags: ['jury'] })
    await inside.commit(inside.deleting(people, 'p11'))
    await eventually(() => expect(table.rows.has('p11')).toBe(false))
    expect(table.rows.get('p10')).toMatchObject({ tags: ['jury'] })
    table.stop()
  })

  it('is written again only after a change, as one file', async () => {
    world.localMode.setNow(new Date('2027-06-02T13:30:00Z'))
    expect(await writeRowIndexes.run(world.context)).toBe(1)
    world.localMode.setNow(new Date('2027-06-02T14:30:00Z'))
    expect(await writeRowIndexes.run(world.context)).toBe(0)
    await world.service.change(people, (await world.services.get(Records).get(people, 'p1'))!, { tags: ['board'] })
    expect(await writeRowIndexes.run(world.context)).toBe(1)
    expect((await world.context.storage.list('rows-people')).paths).toHaveLength(1)
  })

  it('has after a day what a job changed without a stamp', async () => {
    const inIndex = async (id: string) => {
      const [index] = await world.store.query({ collection: 'rowIndexes' })
      return (await readRowIndexFile(await world.storage.read(String(index!.data['file'])))).find(row => row.id === id)
    }
    const aChange = async (at: string) => {
      world.localMode.setNow(new Date(at))
      await world.service.change(people, (await world.services.get(Records).get(people, 'p30'))!, { tags: [at] })
      expect(await writeRowIndexes.run(world.context)).toBe(1)
    }
    await world.store.commit([{ op: 'update', path: 'people/p31', data: { tags: ['by a job'] } }])
    await aChange('2027-06-02T16:30:00Z')
    expect([(await inIndex('p30'))?.['tags'], (await inIndex('p31'))?.['tags']]).toEqual([['2027-06-02T16:30:00Z'], []])
    await aChange('2027-06-03T12:45:00Z')
    expect([(await inIndex('p30'))?.['tags'], (await inIndex('p31'))?.['tags']]).toEqual([['2027-06-03T12:45:00Z'], ['by a job']])
  })

  it('is read anew if it is written again before a table has its file, and a file that is lost is said to be', async () => {
    const readAfter = (change: () => Promise<unknown>) => {
      const storage: Storage = Object.create(world.storage, {
        read: { value: async (path: string) => change().then(() => world.storage.read(path)) },
      })
      return follow(world, new LiveRows(world.documents, world.services.get(Records), storage, new RowLimit()))
    }
    let written = 0
    const table = readAfter(async () => {
      if (written > 0) return
      world.localMode.setNow(new Date('2027-06-03T13:45:00Z'))
      await world.service.change(people, (await world.services.get(Records).get(people, 'p32'))!, { tags: ['jury'] })
      written = await writeRowIndexes.run(world.context)
    })
    await table.answered()
    expect(table.failures).toEqual([])
    expect(table.rows.get('p32')).toMatchObject({ tags: ['jury'] })
    table.stop()
    const [file] = (await world.context.storage.list('rows-people')).paths
    await world.context.storage.delete(checkedPath(file!))
    let reads = 0
    const lost = readAfter(async () => expect(++reads).toBeLessThan(3))
    await lost.answered()
    expect([lost.told, lost.failures]).toEqual([[], [expect.objectContaining({ code: 'object-not-found' })]])
  })

  it('is deleted when the table is small again', async () => {
    await world.store.commit(Array.from({ length: 20 }, (_, i) => ({ op: 'delete', path: `people/p${i}` })))
    await writeRowIndexes.run(world.context)
    expect((await world.context.storage.list('rows-people')).paths).toEqual([])
    expect(await world.store.query({ collection: 'rowIndexes' })).toEqual([])
    const stored = await world.store.query({ collection: 'people' })
    expect((await wholeCollection(world.context, people)).map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort())
  })

  it('belongs to a scope that may list the whole collection', () => {
    const readers = Object.fromEntries(collections.map(of => [of.path, rowIndexScope(of)]))
    expect(readers).toMatchObject({ people: 'people', listings: 'guide', payments: 'money', mailings: 'mail', artworks: 'content', bugs: 'system' })
    for (const path of ['audit', 'contactLog', 'drafts', 'roleGrants', 'savedViews', 'editions/{edition}/weekends', 'personNotes/none'])
      expect(readers[path]).toBeUndefined()
  })
})

describe('the file of a row index', () => {
  const value = fc.letrec<{ value: unknown }>(tie => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.string({ unit: 'binary' }),
      fc.constantFrom('=SUM(A1)', 'a\0b', '\u202eright to left', '"quoted", \r\n', ''),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter(n => !Object.is(n, -0)),
      fc.boolean(),
      fc.date({ noInvalidDate: true }),
      fc.array(fc.string(), { maxLength: 4 }),
      fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), tie('value'), { maxKeys: 4 }),
    ),
  })).value
  const fields = Array.from({ length: 6 }, (_, i) => `f${i}`)

  it('returns every value unchanged', async () => {
    const row = fc
      .record({ id: fc.string(), rev: fc.nat() })
      .chain(head => fc.dictionary(fc.constantFrom(...fields), value, { noNullPrototype: true }).map(rest => ({ ...rest, ...head })))
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 20 }), async rows => {
        const read = await readRowIndexFile(await writeRowIndexFile(rows, fields))
        expect(read.map(one => ({ ...one }))).toEqual(rows.map(one => JSON.parse(JSON.stringify({ ...one })) && { ...one }))
      }),
      { numRuns: 60 },
    )
  })

  it('is refused if its format is unknown', async () => {
    await expect(readRowIndexFile(new Blob(['{}']))).rejects.toBeInstanceOf(Error)
  })
})
