// npm run runs -- --runs N --seed S: plays buyers, members, donors and staff against one store, and looks whether every cent is where it belongs.
import { parseArgs } from 'node:util'
import { setUp, top } from './setup.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } } })
const [runs, first] = [Number(values.runs), Number(values.seed)]
if (!(Number.isInteger(runs) && runs > 0 && Number.isInteger(first))) throw new Error('--runs and --seed are whole numbers')
setUp()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('/tests/support/shop/runs/seeded-runs.ts', { root: top, configFile: false, logLevel: 'error' })

/** Runs of one seed; then the next seed begins. */
const perSeed = 100
let played = 0
/** Also prints the result if somebody stops the process. */
function tell() {
  console.log([...all].map(([what, times]) => `${what} ${times}`).join(', '))
  console.log(
    `seeds ${first} to ${seed - 1}: ${played} runs in ${Math.round((Date.now() - began) / 1000)} s, ${failures.length} seeds with a failure`,
  )
  process.exit(failures.length === 0 ? 0 : 1)
}
process.on('SIGTERM', tell).on('SIGINT', tell)
const began = Date.now()
const all = new Map()
const failures = []
let seed = first
for (let left = runs; left > 0; left -= perSeed, seed++) {
  const { done, failure } = await module.playRuns(seed, Math.min(left, perSeed))
  for (const [what, times] of done) all.set(what, (all.get(what) ?? 0) + times)
  played += Math.min(left, perSeed)
  if (failure === undefined) continue
  failures.push(failure)
  console.log(`\n${failure}`)
}
tell()
