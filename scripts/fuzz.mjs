// npm run fuzz -- --queries N --seed S: compares our document engine with the Firestore SDK's own on the same random queries.
import { parseArgs } from 'node:util'
import { setUp, top } from './setup.mjs'

const { values } = parseArgs({ options: { queries: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } } })
const [queries, first] = [Number(values.queries), Number(values.seed)]
if (!(Number.isInteger(queries) && queries > 0 && Number.isInteger(first))) throw new Error('--queries and --seed are whole numbers')
setUp()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('/tests/support/query-oracle/disagreements.ts', { root: top, configFile: false, logLevel: 'error' })

/** Queries on one set of documents; then the next seed makes another set. */
const perSeed = 2000
let [answered, refused, differing, seed] = [0, 0, 0, first]
for (let left = queries; left > 0; left -= perSeed, seed++) {
  const result = await module.compareWithSdk(seed, Math.min(left, perSeed))
  answered += result.answered
  refused += result.refused
  differing += result.different.length
  for (const { query, theirs, ours } of result.different.slice(0, 3)) console.log(`seed ${seed}: ${query}\n  SDK  ${theirs}\n  ours ${ours}`)
}
console.log(`seeds ${first} to ${seed - 1}: ${queries} queries, ${answered} answered alike, ${refused} refused by both, ${differing} different`)
process.exit(differing === 0 ? 0 : 1)
