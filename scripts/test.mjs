// npm test [-- --only types|build|firebase|browser|walks|unit|lint|directions|audit|indexes]: everything, on a bare machine. The last line says how many passed, failed and were skipped.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { audit, auditLine } from './audit.mjs'
import { setUpHeavyTests } from './browser.mjs'
import { setUp, top } from './setup.mjs'

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const results = path.join(top, '.cache/test-results')

/** Runs a program of this project and buffers its output, so that the outputs of parallel steps are printed one after the other. */
async function run(output, file, ...args) {
  const script = file.includes('/') ? path.join(top, file) : path.join(top, 'node_modules', binOf(file))
  const child = spawn(process.execPath, [script, ...args], { cwd: top, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.on('data', chunk => output.push(chunk))
  child.stderr.on('data', chunk => output.push(chunk))
  const [code] = await once(child, 'close')
  return code === 0
}

/** The file of a package's command, so that no platform needs a shell. */
function binOf(command) {
  const folder = { tsc: 'typescript', biome: '@biomejs/biome' }[command] ?? command
  const { bin } = JSON.parse(readFileSync(path.join(top, 'node_modules', folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}

const one = passed => ({ passed: Number(passed), failed: Number(!passed), skipped: 0 })
const all = counts => counts.reduce((sum, c) => ({ passed: sum.passed + c.passed, failed: sum.failed + c.failed, skipped: sum.skipped + c.skipped }))

/** The failures, printed once more at the end: some logs only show their last lines. */
const failures = []

/** Counts single tests. A run that fails without a failed test counts as one failure. */
async function vitest(output, name, ...args) {
  const report = path.join(results, `${name}.json`)
  const passed = await run(output, 'vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
  if (!existsSync(report)) return one(false)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  for (const { name: file, status, message, assertionResults } of testResults) {
    // A file that could not be loaded has no tests.
    if (status === 'failed' && assertionResults.length === 0) failures.push(`${path.relative(top, file)}: ${message}`)
    for (const { status: outcome, fullName, failureMessages } of assertionResults) {
      if (outcome === 'failed') failures.push(`${path.relative(top, file)}: ${fullName}\n${failureMessages.join('\n').slice(0, 1500)}`)
    }
  }
  return { passed: numPassedTests, failed: numFailedTests || Number(!passed), skipped: numPendingTests + numTodoTests }
}

/**
 * Steps that run in parallel. Browsers and the hosted build wait for frames and answers in between, so three steps share two cores: everything
 * took 18.9 minutes with three, 21.5 with two. Each gets its share of the workers, and at least two: the last one may be alone with both cores.
 */
const atOnce = 3
const workers = `--maxWorkers=${Math.max(2, Math.round(availableParallelism() / atOnce))}`

/** In starting order: what others wait for, then the longest, so that short ones fill the end. A step waits for the steps in `after`, if they run. */
const steps = {
  types: { run: async output => one(await run(output, 'tsc', '--noEmit')) },
  build: { run: async output => one(await run(output, 'scripts/build.mjs', 'local')) },
  // They build the hosted product themselves, and fail if it does not build.
  firebase: { run: output => vitest(output, 'firebase', '--config', 'tests/firebase/vitest.config.ts', workers) },
  // Journeys open the local build.
  browser: { after: ['build'], run: output => vitest(output, 'browser', '--config', 'tests/browser/vitest.config.ts') },
  walks: { run: output => vitest(output, 'walks', '--project', 'walks', workers) },
  unit: { run: output => vitest(output, 'unit', '--project', 'unit', '--project', 'large', workers) },
  lint: {
    run: async output => {
      const tools = [['oxlint', '--type-aware'], ['biome', 'ci', '.'], ['knip']]
      const passed = []
      for (const tool of tools) passed.push(one(await run(output, ...tool)))
      return all(passed)
    },
  },
  directions: { run: async output => one(await run(output, 'scripts/directions.mjs')) },
  audit: {
    run: async output => {
      const result = audit()
      output.push(Buffer.from(`${auditLine(result)}\n`))
      return result.skipped === undefined ? one(result.open.length === 0) : { passed: 0, failed: 0, skipped: 1 }
    },
  },
  // Unit tests and walks record which indexes their queries need.
  indexes: { after: ['unit', 'walks'], run: async output => one(await run(output, 'scripts/indexes.mjs', '--check')) },
}

const chosen = values.only ?? Object.keys(steps)
const unknown = chosen.find(name => !Object.hasOwn(steps, name))
if (unknown) {
  console.error(`There is no step ${unknown}; there are ${Object.keys(steps).join(', ')}.`)
  process.exit(1)
}
if (chosen.includes('browser') && !chosen.includes('build')) chosen.unshift('build')
setUp()
if (chosen.some(step => ['types', 'browser', 'firebase'].includes(step))) setUpHeavyTests()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Both steps record all of them. Records of an earlier run would hide an index that is no longer needed.
if (['unit', 'walks', 'indexes'].every(step => chosen.includes(step))) rmSync(path.join(top, '.cache/indexes'), { recursive: true, force: true })

const waiting = [...chosen]
const outcome = []

/** Runs one step after the other until all are done, without waiting steps. */
async function work() {
  while (waiting.length > 0) {
    const next = waiting.findIndex(name =>
      (steps[name].after ?? []).every(other => !chosen.includes(other) || outcome.some(([done]) => done === other)),
    )
    if (next < 0) {
      await new Promise(resolve => setTimeout(resolve, 500))
      continue
    }
    const [name] = waiting.splice(next, 1)
    console.log(`${name} ...`)
    const output = []
    const began = Date.now()
    const counts = await steps[name].run(output)
    outcome.push([name, counts, (Date.now() - began) / 1000])
    console.log(`\n── ${name} ──`)
    process.stdout.write(Buffer.concat(output))
  }
}
const began = Date.now()
await Promise.all(Array.from({ length: atOnce }, work))

for (const failure of failures) console.log(`\nFAILED ${failure}`)
console.log('')
for (const [name, { passed, failed, skipped }, seconds] of outcome) {
  console.log(`${name.padEnd(11)} ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds.toFixed(1)} s)`)
}
console.log(`In ${((Date.now() - began) / 60_000).toFixed(1)} minutes.`)
const total = all(outcome.map(([, counts]) => counts))
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
