// npm test [-- --only build|firebase|sdk|browser|walks|unit|lint|directions|audit|indexes]: everything, on a bare machine. The last line says how many passed, failed and were skipped.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, getPriority, setPriority } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { audit, auditLine } from './audit.mjs'
import { setUpHeavyTests } from './browser.mjs'
import { setUp, top } from './setup.mjs'
import { afterRepeat, filesToRepeat, outcomeOf } from './test-outcome.mjs'

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const results = path.join(top, '.cache/test-results')
/** The sample season is made once for all steps (tests/support/run/season-of-run.ts). */
process.env.SEASON_OF_RUN = path.join(results, 'sample-season.json')

/**
 * Runs a program of this project and keeps what it says, so that the outputs of parallel steps are printed one after the other. `nice` is how
 * far it stands behind others that want the processor.
 */
async function run({ said, nice }, file, ...args) {
  const script = file.includes('/') ? path.join(top, file) : path.join(top, 'node_modules', binOf(file))
  const child = spawn(process.execPath, [script, ...args], { cwd: top, stdio: ['ignore', 'pipe', 'pipe'] })
  if (nice > 0) setPriority(child.pid, getPriority() + nice)
  child.stdout.on('data', chunk => said.push(chunk))
  child.stderr.on('data', chunk => said.push(chunk))
  const [code] = await once(child, 'close')
  return code === 0
}

/** The file of a package's command, so that no platform needs a shell. */
function binOf(command) {
  const folder = { biome: '@biomejs/biome' }[command] ?? command
  const { bin } = JSON.parse(readFileSync(path.join(top, 'node_modules', folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}

const one = passed => ({ passed: Number(passed), failed: Number(!passed), skipped: 0 })
const all = counts => counts.reduce((sum, c) => ({ passed: sum.passed + c.passed, failed: sum.failed + c.failed, skipped: sum.skipped + c.skipped }))

/** Outcomes of the steps that run Vitest, with a way to run single files of them again. */
const runs = new Map()

/** Counts single tests. */
async function vitest(output, name, ...args) {
  const runFiles = async (out, files) => {
    const report = path.join(results, `${name}${files.length > 0 ? '-repeated' : ''}.json`)
    const hasPassed = await run(out, 'vitest', 'run', ...args, ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`)
    return outcomeOf(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, hasPassed)
  }
  const first = await runFiles(output, [])
  runs.set(name, { first, repeat: files => runFiles({ said: [], nice: 0 }, files) })
  return first
}

/**
 * Steps that run in parallel. Browsers and the hosted build wait for frames and answers in between, so three steps share two cores: everything
 * took 18.9 minutes with three, 21.5 with two. Each gets its share of the workers, and at least two: the last one may be alone with both cores.
 */
const atOnce = 3
const workers = `--maxWorkers=${Math.max(2, Math.round(availableParallelism() / atOnce))}`

const inFirebase = (...projects) => ['--config', 'tests/firebase/vitest.config.ts', ...projects.flatMap(name => ['--project', name])]

/**
 * In starting order: what others wait for, then the longest, so that short ones fill the end. A step waits for the steps in `after`, if they
 * run. Journeys and hosted pages wait for frames and answers again and again, so they have the processor first, and the others what is left.
 */
const steps = {
  build: { run: async output => one(await run(output, 'scripts/build.mjs', 'local')) },
  // They build the hosted product themselves, and fail if it does not build.
  firebase: { run: output => vitest(output, 'firebase', ...inFirebase('firebase', 'firebase-hosting'), workers) },
  // Journeys open the local build.
  browser: { after: ['build'], run: output => vitest(output, 'browser', '--config', 'tests/browser/vitest.config.ts') },
  walks: { nice: 3, run: output => vitest(output, 'walks', '--project', 'walks', '--project', 'strict', workers) },
  unit: { nice: 3, run: output => vitest(output, 'unit', '--project', 'unit', '--project', 'large', workers) },
  // Its files run one after the other: a core is left for others.
  sdk: { nice: 3, run: output => vitest(output, 'sdk', ...inFirebase('firebase-sdk')) },
  // Types too: the linter needs those of all files.
  lint: {
    nice: 3,
    run: async output => {
      const tools = [['oxlint', '--type-aware'], ['biome', 'ci', '.'], ['knip']]
      const passed = []
      for (const tool of tools) passed.push(one(await run(output, ...tool)))
      return all(passed)
    },
  },
  directions: { nice: 3, run: async output => one(await run(output, 'scripts/directions.mjs')) },
  audit: {
    run: async output => {
      const result = audit()
      output.said.push(Buffer.from(`${auditLine(result)}\n`))
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
if (chosen.some(step => ['lint', 'browser', 'firebase', 'sdk'].includes(step))) setUpHeavyTests()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// Both steps record all of them. Records of an earlier run would hide an index that is no longer needed.
if (['unit', 'walks', 'indexes'].every(step => chosen.includes(step))) rmSync(path.join(top, '.cache/indexes'), { recursive: true, force: true })

const waiting = [...chosen]
const outcome = []
const outputs = new Map()

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
    const output = { said: [], nice: steps[name].nice ?? 0 }
    const began = Date.now()
    const counts = await steps[name].run(output)
    outcome.push([name, counts, (Date.now() - began) / 1000])
    console.log(`\n── ${name} ──`)
    outputs.set(name, Buffer.concat(output.said))
    process.stdout.write(outputs.get(name))
  }
}
const began = Date.now()
await Promise.all(Array.from({ length: atOnce }, work))

// A test that fails beside everything else and passes alone says more about the machine than about the product; it is named all the same
// (docs/decisions/019-failed-once.md).
const passedAlone = []
for (const [name, { first, repeat }] of runs) {
  const files = filesToRepeat(first)
  if (files.length === 0) continue
  console.log(`${name}: runs ${files.map(file => path.relative(top, file)).join(', ')} again, alone ...`)
  const second = await repeat(files)
  passedAlone.push(
    ...first.failures.filter(failure => !second.failures.some(({ file, name: test }) => file === failure.file && test === failure.name)),
  )
  const result = afterRepeat(first, second)
  runs.get(name).first = result
  outcome.find(([step]) => step === name)[1] = result
}

const text = ({ file, name, message }) => `${path.relative(top, file)}: ${name}\n${message.slice(0, 1500)}`
for (const failure of passedAlone) console.log(`\nFAILED ONCE, PASSED ALONE ${text(failure)}`)
for (const { first } of runs.values()) for (const failure of first.failures) console.log(`\nFAILED ${text(failure)}`)
// Of a long log, often only the end is kept: a step that names no failed test says there once more what it said last.
for (const [name, { failed, failures = [] }] of outcome) {
  if (failed > failures.length) console.log(`\nFAILED ${name}, which said last:\n${outputs.get(name).toString().slice(-3000)}`)
}
console.log('')
for (const [name, { passed, failed, skipped }, seconds] of outcome) {
  console.log(`${name.padEnd(11)} ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds.toFixed(1)} s)`)
}
if (passedAlone.length > 0) console.log(`${passedAlone.length} of the passed failed once and passed alone: see above.`)
console.log(`In ${((Date.now() - began) / 60_000).toFixed(1)} minutes.`)
const total = all(outcome.map(([, counts]) => counts))
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exitCode = total.failed > 0 ? 1 : 0
