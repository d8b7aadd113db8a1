// npm test [-- --only types|lint|directions|unit|walks|indexes|firebase|build|browser]: everything, on a bare machine. The last line says how many passed, failed and were skipped.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { setUpHeavyTests } from './browser.mjs'
import { setUp, top } from './setup.mjs'

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const results = path.join(top, '.cache/test-results')

/** Runs a program of this project; its output is shown as it comes. */
function run(file, ...args) {
  const script = file.includes('/') ? path.join(top, file) : path.join(top, 'node_modules', binOf(file))
  return spawnSync(process.execPath, [script, ...args], { cwd: top, stdio: 'inherit' }).status === 0
}

/** The file behind a package's command, so that no shell is needed on any platform. */
function binOf(command) {
  const folder = { tsc: 'typescript', biome: '@biomejs/biome' }[command] ?? command
  const { bin } = JSON.parse(readFileSync(path.join(top, 'node_modules', folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}

const one = passed => ({ passed: Number(passed), failed: Number(!passed), skipped: 0 })
const all = counts => counts.reduce((sum, c) => ({ passed: sum.passed + c.passed, failed: sum.failed + c.failed, skipped: sum.skipped + c.skipped }))

/** Counts single tests; a run that ends badly without a failed test counts as one failure. */
function vitest(name, ...args) {
  const report = path.join(results, `${name}.json`)
  const passed = run('vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
  if (!existsSync(report)) return one(false)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests || Number(!passed), skipped: numPendingTests + numTodoTests }
}

const steps = {
  types: () => one(run('tsc', '--noEmit')),
  lint: () => all([one(run('oxlint', '--type-aware')), one(run('biome', 'ci', '.')), one(run('knip'))]),
  directions: () => one(run('scripts/directions.mjs')),
  unit: () => vitest('unit', '--project', 'unit'),
  walks: () => vitest('walks', '--project', 'walks'),
  indexes: () => one(run('scripts/indexes.mjs', '--check')),
  firebase: () => vitest('firebase', '--config', 'tests/firebase/vitest.config.ts'),
  // The Firebase suites make the hosted build themselves, and fail where it does.
  build: () => all(['local', ...(chosen.includes('firebase') ? [] : ['firebase'])].map(mode => one(run('scripts/build.mjs', mode)))),
  browser: () => vitest('browser', '--config', 'tests/browser/vitest.config.ts'),
}

const chosen = values.only ?? Object.keys(steps)
const unknown = chosen.find(name => !Object.hasOwn(steps, name))
if (unknown) {
  console.error(`There is no step ${unknown}; there are ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}
setUp()
if (chosen.some(step => ['types', 'browser', 'firebase'].includes(step))) setUpHeavyTests()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Unit tests and walks note which indexes their queries need; together they are all there are.
if (['unit', 'walks', 'indexes'].every(step => chosen.includes(step))) rmSync(path.join(top, '.cache/indexes'), { recursive: true, force: true })

const outcome = []
for (const name of chosen) {
  console.log(`\n── ${name} ──`)
  const began = Date.now()
  // Journeys look at the built application.
  if (name === 'browser' && !chosen.includes('build')) outcome.push(['build', steps.build(), 0])
  const counts = steps[name]()
  outcome.push([name, counts, (Date.now() - began) / 1000])
}

console.log('')
for (const [name, { passed, failed, skipped }, seconds] of outcome) {
  console.log(`${name.padEnd(11)} ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds.toFixed(1)} s)`)
}
const total = all(outcome.map(([, counts]) => counts))
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
