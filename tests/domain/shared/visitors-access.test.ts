import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectionAt, collections } from '../../../src/domain/collections'
import { matchesPath } from '../../../src/domain/shared/records/collection'
import type { Comparison, Doc, Documents, Fields, Filter, Query, Value } from '../../../src/ports/documents'
import { isPortError } from '../../../src/ports/errors'
import { everyone, persons } from '../../support/access/access-persons'
import { type VisitorsWorld, visitorsWorld } from '../../support/visitors-world'

const always = () => true
const oneOf =
  (...states: readonly string[]) =>
  ({ status }: Fields) =>
    states.includes(String(status))

/** Everything that visitors may see by the specification (§D, V), written by hand. */
const published: Readonly<Record<string, (data: Fields) => boolean>> = {
  artists: oneOf('public', 'memorial'),
  artworks: oneOf('public'),
  images: data => data['isPublic'] === true && data['status'] === 'ready',
  membershipProducts: oneOf('live'),
  perks: oneOf('live'),
  products: oneOf('live', 'soldout'),
  campaigns: oneOf('live', 'ended'),
  grants: data => data['direction'] === 'given' && data['status'] === 'open',
  editions: oneOf('call', 'production', 'locked', 'published', 'archived'),
  'editions/{edition}/deadlines': always,
  'editions/{edition}/weekends': always,
  'editions/{edition}/places': always,
  doors: always,
  'editions/{edition}/prices': oneOf('active'),
  'editions/{edition}/adPrices': oneOf('active'),
  'editions/{edition}/flipbooks': oneOf('published'),
  neighbourhoods: oneOf('active'),
  sites: always,
  listings: oneOf('published'),
  articles: oneOf('published'),
  placedAds: always,
  snapshots: always,
  calls: oneOf('open', 'published'),
  eventTags: always,
  eventPlaces: always,
  prizeDraws: always,
  programs: oneOf('published'),
  pages: oneOf('published'),
  nav: always,
  policies: oneOf('effective', 'superseded'),
  resources: oneOf('published'),
  settings: always,
  slugs: always,
}

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const isPublished = ({ path, data }: Pick<Doc, 'path' | 'data'>) => {
  const of = collectionAt(parentOf(path))
  return of !== undefined && (published[of.path]?.(data) ?? false)
}

/** The answer of the database, `undefined` if it refuses. */
async function answered<T>(ask: Promise<T>): Promise<T | undefined> {
  try {
    return await ask
  } catch (error) {
    if (isPortError(error, 'documents', 'permission-denied') || isPortError(error, 'storage', 'unauthenticated', 'unauthorized')) return undefined
    throw error
  }
}

/** Up to four values of each field of a collection's documents, by the path of the collection. */
let samples: ReadonlyMap<string, readonly Sample[]>
type Sample = readonly [field: string, value: Value]

let world: VisitorsWorld
beforeAll(async () => {
  world = await visitorsWorld()
  samples = samplesOf(world.documents)
}, 120_000)

function samplesOf(documents: VisitorsWorld['documents']): ReadonlyMap<string, readonly Sample[]> {
  const found = new Map<string, Map<string, Sample>>()
  for (const { path, data } of documents) {
    const values = found.get(parentOf(path)) ?? new Map<string, Sample>()
    for (const [field, value] of Object.entries(data)) values.set(`${field}=${JSON.stringify(value)}`, [field, value])
    found.set(parentOf(path), values)
  }
  return new Map([...found].map(([collection, values]) => [collection, upToFour([...values.values()])]))
}

function upToFour(found: readonly Sample[]): readonly Sample[] {
  const taken = new Map<string, number>()
  return found.filter(([field]) => {
    taken.set(field, (taken.get(field) ?? 0) + 1)
    return taken.get(field)! <= 4
  })
}

describe.each(['visitor', 'new', 'uma'] as const)('%s, without any records of their own', key => {
  let theirs: Documents
  beforeAll(() => {
    theirs = world.as(persons[key])
  })

  it('can read published documents by id, and no others', async () => {
    const open = await Promise.all(world.documents.map(async ({ path }) => [path, (await answered(theirs.get(path))) !== undefined] as const))
    const expected = new Map(world.documents.map(document => [document.path, isPublished(document)]))
    expect(open.filter(([path, isOpen]) => isOpen !== expected.get(path))).toEqual([])
    expect(open.filter(([, isOpen]) => isOpen).length).toBeGreaterThan(1000)
  })

  it('is tested with documents of every collection', () => {
    const paths = [...samples.keys()]
    const met = collections.filter(of => paths.some(path => matchesPath(of, path)))
    expect(collections.filter(of => !met.includes(of)).map(({ path }) => path)).toEqual([])
  })

  it('gets only published documents by any query: whole collections, every field, every order, every group', async () => {
    const leaked: string[] = []
    let answers = 0
    for (const [collection, values] of samples) {
      const questions: Query[] = [{ collection }, { collection: nameOf(collection), group: true }]
      for (const [field, value] of values) {
        questions.push(
          { collection, where: [[field, '==', value]] },
          { collection, where: [[field, '>=', value]] },
          { collection, orderBy: [[field, 'asc']] },
        )
        if (Array.isArray(value) && value.length > 0) questions.push({ collection, where: [[field, 'array-contains', value[0] as Value]] })
      }
      for (const question of questions) {
        const found = await answered(theirs.query({ ...question, limit: 500 }))
        if (!found) continue
        answers += 1
        if (!found.every(isPublished)) leaked.push(JSON.stringify(question))
      }
    }
    expect(leaked).toEqual([])
    expect(answers).toBeGreaterThan(50)
  })

  it('can write nothing', async () => {
    const refused = await Promise.all(
      world.documents
        .filter((_, i) => i % 7 === 0)
        .map(async ({ path }) => [
          await answered(theirs.commit([{ op: 'update', path, data: { note: 'mine now' } }])).then(() => undefined),
          await answered(theirs.commit([{ op: 'delete', path }]).then(() => path)),
        ]),
    )
    expect(refused.flat().filter(path => path !== undefined)).toEqual([])
  })

  it('can read only published files, by their path, and can list no folder', async () => {
    const files = world.filesAs(persons[key])
    const open = await Promise.all(world.files.map(async path => ((await answered(files.read(path))) ? [path] : [])))
    expect(open.flat()).toEqual(['published/i3.webp', 'snapshots/former.json'])
    const folders = [
      'pictures',
      'pictures/ana',
      'published',
      'snapshots',
      'imports',
      'imports-guide',
      'imports-guide/b1',
      'merges',
      'letters',
      'exports',
      'eligibility/ana',
      'eligibility-sent/ana',
      'nowhere',
    ]
    const listed = await Promise.all(folders.map(async folder => ((await answered(files.list(folder))) ? [folder] : [])))
    expect(listed.flat()).toEqual([])
    for (const path of [...world.files, 'pictures/uma2/x.webp', 'published/x.webp', 'snapshots/new.json'])
      expect(await answered(files.upload(path, new Blob(['x']), { contentType: 'image/webp' }).done.then(() => path))).toBeUndefined()
  })
})

describe('no caller', () => {
  it('gets a document by a query that they may not read by its id', async () => {
    const comparison = fc.constantFrom<Comparison>('==', '!=', '<=', '>', 'in', 'array-contains')
    const condition = (collection: string) => {
      const fields = samples.get(collection)!
      return fc
        .tuple(fc.integer({ min: 0, max: fields.length - 1 }), comparison)
        .map(
          ([i, op]): Filter => [fields[i]![0], op, op === 'in' ? [fields[i]![1]] : op === 'array-contains' ? firstOf(fields[i]![1]) : fields[i]![1]],
        )
    }
    const filter = (collection: string) =>
      fc.oneof(
        { weight: 3, arbitrary: condition(collection) },
        { weight: 1, arbitrary: fc.array(condition(collection), { minLength: 1, maxLength: 2 }).map((any): Filter => ({ any })) },
        { weight: 1, arbitrary: fc.array(condition(collection), { minLength: 1, maxLength: 2 }).map((all): Filter => ({ all })) },
      )
    const question = fc
      .constantFrom(...samples.keys())
      .chain(collection =>
        fc
          .record({ isGroup: fc.boolean(), where: fc.array(filter(collection), { maxLength: 2 }) })
          .map(
            ({ isGroup, where }): Query =>
              isGroup && collection.includes('/') ? { collection: nameOf(collection), group: true, where } : { collection, where },
          ),
      )
    let answers = 0
    await fc.assert(
      fc.asyncProperty(question, fc.constantFrom(...everyone), async (query, key) => {
        const theirs = world.as(persons[key])
        const found = await unlessMalformed(answered(theirs.query({ ...query, limit: 20 })))
        if (!found) return
        answers += 1
        for (const { path } of found) expect(await answered(theirs.get(path)), `${key} ${path}`).toBeDefined()
      }),
      { numRuns: 4000, seed: 20271016 },
    )
    expect(answers).toBeGreaterThan(400)
  })
})

const firstOf = (value: Value): Value => (Array.isArray(value) && value.length > 0 ? (value[0] as Value) : 'nothing')

/** `undefined` for random queries that the database does not support. */
async function unlessMalformed<T>(ask: Promise<T>): Promise<T | undefined> {
  try {
    return await ask
  } catch (error) {
    if (isPortError(error, 'documents', 'invalid-argument')) return undefined
    throw error
  }
}
