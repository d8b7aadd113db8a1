// npm run races -- --artists N --seeds N --seed S: so many artists race for 40 places in 12 buildings while messages are lost, doubled and late.
import { parseArgs } from 'node:util'
import { setUp, top } from './setup.mjs'

const text = fallback => ({ type: 'string', default: fallback })
const { values } = parseArgs({ options: { artists: text('1000'), seeds: text('3'), seed: text('1') } })
const [artists, seeds, first] = [values.artists, values.seeds, values.seed].map(Number)
if (![artists, seeds, first].every(Number.isInteger)) throw new Error('--artists, --seeds and --seed are whole numbers')
setUp()
const { createServer } = await import('vite')
// Uses a server instead of `runnerImport`: the local backend imports its handlers later, when a runner is already closed.
const server = await createServer({
  root: top,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, hmr: false },
})
const module = await server.ssrLoadModule('/tests/support/shop/races/registration-race.ts')
const dollars = cents => (cents / 100).toFixed(2)
let failed = 0
for (let seed = first; seed < first + seeds; seed += 1) {
  const began = Date.now()
  const { failures, cents, refundedCents, ...counts } = await module.race(seed, artists)
  const counted = Object.entries(counts).map(([what, times]) => `${times} ${what}`)
  const sums = `${dollars(cents)} paid, ${dollars(refundedCents)} paid back`
  console.log(
    `seed ${seed}: ${artists} artists, ${counted.join(', ')}, ${sums}, ${failures.length} failures, ${Math.round((Date.now() - began) / 1000)} s`,
  )
  for (const failure of failures) console.log(`  ${failure}`)
  failed += failures.length
}
await server.close()
process.exit(failed === 0 ? 0 : 1)
