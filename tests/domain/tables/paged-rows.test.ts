import { beforeAll, describe, expect, it } from 'vitest'
import { DeclaredIndexes } from '../../../src/adapters/memory/queries/declared-indexes'
import { people } from '../../../src/domain/people/people.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { isQueryIndexed } from '../../../src/domain/tables/is-query-indexed'
import { LiveRows } from '../../../src/domain/tables/live-rows'
import type { RowChanges, RowPages, RowQuery } from '../../../src/domain/tables/row-source'
import { eventually } from '../../support/eventually'
import { type Office, office, peopleEditor, person } from '../../support/office'

const limit = 200
const crowd = 230
const nameOf = (i: number) => `Person ${String(i).padStart(3, '0')}`

async function crowded(): Promise<Office> {
  const world = await office(peopleEditor)
  const everybody = Array.from({ length: crowd }, (_, i) => {
    // Rows 100 to 109 are in the trash.
    const thrownAway = i >= 100 && i < 110 && { deletedAt: new Date('2027-05-01T12:00:00Z') }
    return [`people/p${i}`, person(nameOf(i), { tags: i % 2 === 0 ? ['even'] : [], ...thrownAway })] as const
  })
  await world.stand(Object.fromEntries(everybody))
  return world
}

/** The first result of a table of people that loads at most `most` rows. */
function given(world: Office, most: number) {
  const rows = world.servicesOf(most).get(LiveRows)
  return new Promise<{ readonly pages: RowPages } | { readonly told: RowChanges }>((resolve, reject) => {
    rows.of(people).watch(
      told => resolve({ told }),
      reject,
      pages => resolve({ pages }),
    )
  })
}

async function pagesOf(world: Office): Promise<RowPages> {
  const found = await given(world, limit)
  if (!('pages' in found)) throw new Error('got all rows')
  return found.pages
}

/** The names of all rows of the query, and the size of each chunk. */
async function readAll(pages: RowPages, query: RowQuery, most = 50) {
  const walk = pages.cursor(query)
  const names: string[] = []
  const sizes: number[] = []
  while (!walk.isDone) {
    const rows = await walk.next(most)
    sizes.push(rows.length)
    names.push(...rows.map(row => (row['names'] as { readonly sort: string }).sort))
  }
  return { names, sizes }
}

const byName = (direction: 'asc' | 'desc' = 'asc') => ({ orderBy: [['names.sort', direction]] }) as const
const all = Array.from({ length: crowd }, (_, i) => nameOf(i))
const isInTrash = (name: string) => name >= nameOf(100) && name < nameOf(110)

describe('a table with more rows than it can hold', () => {
  let world: Office
  beforeAll(async () => {
    world = await crowded()
  })

  it('gets pages; one with fewer rows gets all of them', async () => {
    expect(await given(world, limit)).toHaveProperty('pages')
    const whole = await given(world, crowd)
    expect('told' in whole && whole.told.set).toHaveLength(crowd)
  })

  it('gets all rows if it does not support pages', async () => {
    const rows = world.servicesOf(limit).get(LiveRows)
    const told = await new Promise<RowChanges>((resolve, reject) => rows.of(people).watch(resolve, reject))
    expect(told.set).toHaveLength(crowd)
  })

  it('reads every row once, in order, fifty at a time', async () => {
    const pages = await pagesOf(world)
    expect(await readAll(pages, byName())).toEqual({ names: all, sizes: [50, 50, 50, 50, 30] })
    expect((await readAll(pages, byName('desc'), 100)).names).toEqual(all.toReversed())
  })

  it('filters in order if an index exists for it, otherwise by id', async () => {
    const pages = await pagesOf(world)
    const even: RowQuery = { where: [['tags', 'array-contains', 'even']] }
    expect(pages.serves({ ...even, ...byName() })).toBe(true)
    expect((await readAll(pages, { ...even, ...byName() })).names).toEqual(all.filter((_, i) => i % 2 === 0))
    expect(pages.serves({ ...even, orderBy: [['source', 'asc']] })).toBe(false)
    expect(pages.serves(even)).toBe(true)
    expect((await readAll(pages, even)).names).toHaveLength(crowd / 2)
  })

  it('excludes rows in the trash or shows only those, and counts accordingly', async () => {
    const pages = await pagesOf(world)
    const [out, trash] = [pages.byTrash(false), pages.byTrash(true)]
    expect((await readAll(out, byName())).names).toEqual(all.filter(name => !isInTrash(name)))
    expect(await out.count({})).toEqual({ rows: crowd - 10, withTrash: false })
    expect(await out.count({ where: [['tags', 'array-contains', 'even']] })).toEqual({ rows: crowd / 2, withTrash: true })
    expect((await readAll(trash, {})).names).toEqual(all.filter(isInTrash))
    expect(await trash.count({})).toEqual({ rows: 10, withTrash: false })
    expect(trash.serves(byName())).toBe(false)
  })

  it('is notified of later changes, and not of earlier ones', async () => {
    const told: RowChanges[] = []
    const pages = (await pagesOf(world)).byTrash(false)
    const stop = pages.watch(
      changes => told.push(changes),
      error => expect.unreachable(error.message),
    )
    // Queries are answered in order: after this one the watch knows the newest record and reports only newer ones.
    await pages.cursor(byName()).next(1)
    world.localMode.setNow(new Date('2027-06-02T12:30:00Z'))
    const records = world.services.get(Records)
    await world.service.change(people, (await records.get(people, 'p7'))!, { tags: ['board'] })
    await world.store.commit([{ op: 'update', path: 'people/p9', data: { deletedAt: new Date(), updatedAt: new Date('2027-06-02T12:40:00Z') } }])
    await eventually(() => expect(told.flatMap(({ removed }) => removed)).toEqual(['p9']))
    expect(told.flatMap(({ set }) => set.map(({ id, rev }) => [id, rev]))).toEqual([['p7', 2]])
    stop()
  })
})

describe('whether an index exists for a query', () => {
  const asked = (where: RowQuery['where'], order?: string): RowQuery => ({
    ...(where && { where }),
    ...(order && { orderBy: [[order.replace('-', ''), order.startsWith('-') ? 'desc' : 'asc']] }),
  })
  const bugs = { path: 'bugs' }

  it.each<[RowQuery, boolean]>([
    [asked(undefined), true],
    [asked(undefined, '-createdAt'), true],
    [asked([['status', '==', 'new']]), true],
    [
      asked([
        ['status', '==', 'new'],
        ['severity', 'in', ['low', 'high']],
      ]),
      true,
    ],
    [asked([['status', '==', 'new']], '-createdAt'), true],
    [asked([['status', '==', 'new']], 'createdAt'), false],
    [asked([['severity', '==', 'low']], '-createdAt'), false],
    [asked([['createdAt', '>', 0]]), true],
    [asked([['createdAt', '>', 0]], '-createdAt'), true],
    [asked([['createdAt', '>', 0]], 'route'), false],
    [
      asked([
        ['createdAt', '>', 0],
        ['route', '>=', '/'],
      ]),
      false,
    ],
    [asked([['status', '!=', 'new']]), false],
    [
      asked([
        ['tags', 'array-contains', 'a'],
        ['helpers', 'array-contains', 'b'],
      ]),
      false,
    ],
    [asked([{ any: [['status', '==', 'new']] }]), false],
  ])('%j', (query, expected) => {
    expect(isQueryIndexed(bugs, query)).toBe(expected)
    if (!expected) return
    // The local backend refuses queries without an index, as production does.
    expect(() => new DeclaredIndexes().require({ collection: bugs.path, ...query })).not.toThrow()
  })
})
