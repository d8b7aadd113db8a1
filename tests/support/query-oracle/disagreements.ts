import { DocumentStore } from '../../../src/adapters/memory/documents/document-store'
import { StoreDocuments } from '../../../src/adapters/memory/documents/store-documents'
import { VolatileStore } from '../../../src/adapters/memory/documents/volatile-store'
import { SystemClock } from '../../../src/adapters/memory/system-clock'
import { average, count, type Documents, type Query, sum } from '../../../src/ports/documents'
import { Choices } from './choices'
import { randomDocuments } from './random-documents'
import { RandomQueries } from './random-queries'
import { openSdkCache } from './sdk-cache'

export interface Comparison {
  /** Number of queries that both answered, and that both refused. */
  readonly answered: number
  readonly refused: number
  readonly different: readonly { readonly query: string; readonly theirs: unknown; readonly ours: unknown }[]
}

const documentCount = 180

/** Runs the same random queries on the same random documents in our engine and in the SDK's. The seed determines all of them. */
export async function compareWithSdk(seed: number, queries: number): Promise<Comparison> {
  const chosen = new Choices(seed)
  const planted = randomDocuments(chosen, documentCount)
  const theirs = await openSdkCache(`oracle-${seed}`, planted)
  const store = new DocumentStore(new SystemClock())
  const documents = new StoreDocuments(store, new VolatileStore(store))
  await documents.commit(planted.map(({ path, data }) => ({ op: 'set', path, data })))
  const random = new RandomQueries(chosen, await documents.query({ collection: 'c', group: true }))
  let [answered, refused] = [0, 0]
  const different: { query: string; theirs: unknown; ours: unknown }[] = []
  for (let i = 0; i < queries; i++) {
    const query = random.next()
    const results = await Promise.all([theirs.find(query).catch(String), found(documents, query).catch(String)])
    const [one, other] = results
    if (typeof one === 'string' && typeof other === 'string') refused++
    else if (JSON.stringify(one) === JSON.stringify(other) && (await areAggregated(documents, query, one.length))) answered++
    else different.push({ query: JSON.stringify(query), theirs: one, ours: other })
  }
  await theirs.close()
  return { answered, refused, different }
}

const found = async (documents: Documents, query: Query) => (await documents.query(query)).map(({ path }) => path)

/** Every document holds `n`, so that its sum and average follow from the documents themselves. */
async function areAggregated(documents: Documents, query: Query, expected: number): Promise<boolean> {
  const aggregates = await documents.aggregate(query, { found: count(), total: sum('n'), mean: average('n') })
  const numbers = (await documents.query(query)).map(({ data }) => data['n'] as number)
  const total = numbers.reduce((sofar, number) => sofar + number, 0)
  return aggregates.found === expected && aggregates.total === total && aggregates.mean === (numbers.length === 0 ? null : total / numbers.length)
}
