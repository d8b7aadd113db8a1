import { deleteApp, initializeApp } from 'firebase/app'
import {
  collection,
  disableNetwork,
  doc,
  documentId,
  type Firestore,
  getDocsFromCache,
  initializeFirestore,
  limit,
  memoryLocalCache,
  orderBy,
  query,
  setDoc,
  setLogLevel,
  startAfter,
  where,
} from 'firebase/firestore'
import { expect, it } from 'vitest'
import { DocumentStore } from '../../src/adapters/memory/document-store'
import { MemoryStore } from '../../src/adapters/memory/memory-store'
import { StoreDocuments } from '../../src/adapters/memory/store-documents'
import { SystemClock } from '../../src/adapters/memory/system-clock'
import type { Comparison, Fields, Query, Value, Where } from '../../src/ports/documents'

/** A repeatable source of choices (mulberry32). */
function choices(seed: number) {
  let state = seed
  const below = (n: number) => {
    state = (state + 0x6d2b79f5) | 0
    let hash = Math.imul(state ^ (state >>> 15), 1 | state)
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash
    return ((hash ^ (hash >>> 14)) >>> 0) % n
  }
  return { below, one: <T>(of: readonly T[]): T => of[below(of.length)]! }
}
type Choices = ReturnType<typeof choices>

const mixed: readonly Value[] = [
  null,
  true,
  false,
  0,
  1,
  2,
  2.5,
  -1,
  Number.NaN,
  'a',
  'b',
  'B',
  'é',
  '',
  '🎨',
  '\uffee',
  [1, 2],
  ['a'],
  [],
  { k: 1 },
  { k: 2 },
]
const scalars = mixed.filter(value => value === null || typeof value !== 'object')
const operators: readonly Comparison[] = ['==', '!=', '<', '<=', '>', '>=', 'in', 'not-in', 'array-contains', 'array-contains-any']

function randomFields({ below, one }: Choices): Fields {
  return {
    n: below(12),
    t: [...new Set([below(4), below(4)])],
    deep: { n: below(5) },
    ...(below(4) > 0 && { m: one(mixed) }),
    ...(below(3) > 0 && { s: `s${below(9)}` }),
  }
}

function randomWhere({ below, one }: Choices): Where {
  const op = one(operators)
  const field = op.startsWith('array') ? 't' : one(['n', 'm', 's', 'deep.n'])
  const value = (): Value => (field === 'n' ? below(12) : field === 's' ? `s${below(9)}` : field === 'm' ? one(scalars) : below(5))
  return [field, op, /in$|any$/.test(op) ? [value(), value(), value()] : value()]
}

function randomQuery(chosen: Choices): Query {
  const { below, one } = chosen
  const ordered = one(['n', 's', 'm', 'deep.n'])
  const order = below(2) === 0 ? [[ordered, one(['asc', 'desc'] as const)] as const] : []
  const cursor: readonly Value[] = order.length === 0 ? [] : [ordered === 's' ? `s${below(9)}` : ordered === 'm' ? one(scalars) : below(8)]
  return {
    collection: 'c',
    where: Array.from({ length: below(4) }, () => randomWhere(chosen)),
    ...(order.length > 0 && { orderBy: order }),
    ...(cursor.length > 0 && below(3) === 0 && { startAfter: cursor }),
    ...(below(2) === 0 && { limit: 1 + below(15) }),
  }
}

/** What the SDK's own query engine finds in its cache. */
async function asked(db: Firestore, { where: conditions = [], orderBy: orders = [], startAfter: cursor, limit: most }: Query): Promise<string[]> {
  const found = await getDocsFromCache(
    query(
      collection(db, 'c'),
      ...conditions.map(([field, op, value]) => where(field, op, value)),
      ...orders.map(([field, direction]) => orderBy(field, direction)),
      ...(cursor ? [startAfter(...cursor)] : []),
      ...(most === undefined ? [] : [limit(most)]),
    ),
  )
  return found.docs.map(({ id }) => id)
}

/**
 * Where the SDK's cache is laxer than production, and ours is not: NaN in numeric ranges, a second array-contains, and null and
 * NaN among alternatives, which production ignores.
 */
function isLaxer({ where: conditions = [] }: Query): boolean {
  const of = (...ops: Comparison[]) => conditions.filter(([, op]) => ops.includes(op))
  return (
    of('<', '<=', '>', '>=').some(([field, , value]) => field === 'm' && typeof value === 'number') ||
    of('array-contains').length > 1 ||
    of('in', 'array-contains-any').some(([, , value]) => (value as readonly Value[]).some(one => one === null || Number.isNaN(one)))
  )
}

it('finds what the Firestore SDK finds with its network disabled, for random queries', { timeout: 60_000 }, async () => {
  setLogLevel('silent')
  const app = initializeApp({ projectId: 'demo-oracle', apiKey: 'none' }, 'oracle')
  const db = initializeFirestore(app, { localCache: memoryLocalCache() })
  await disableNetwork(db)
  const store = new DocumentStore(new SystemClock())
  const documents = new StoreDocuments(store, new MemoryStore(store))
  const chosen = choices(7)
  for (let i = 0; i < 120; i++) {
    const data = randomFields(chosen)
    // Without a network this resolves never; the cache has it at once.
    void setDoc(doc(db, `c/x${i}`), data)
    await documents.commit([{ op: 'set', path: `c/x${i}`, data }])
  }
  await getDocsFromCache(query(collection(db, 'c'), orderBy(documentId())))
  let same = 0
  const different: unknown[] = []
  for (let i = 0; i < 300; i++) {
    const random = randomQuery(chosen)
    if (isLaxer(random)) continue
    const [theirs, ours] = await Promise.all([
      asked(db, random).catch((error: unknown) => String(error)),
      documents.query(random).then(
        docs => docs.map(({ id }) => id),
        (error: unknown) => String(error),
      ),
    ])
    const areRefused = typeof theirs === 'string' && typeof ours === 'string'
    if (areRefused) continue
    if (JSON.stringify(theirs) === JSON.stringify(ours)) same++
    else different.push({ random, theirs, ours })
  }
  await deleteApp(app)
  expect(different).toEqual([])
  expect(same).toBeGreaterThan(200)
})
