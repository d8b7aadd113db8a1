// npm run mutate:domain [-- --places 200 --seed 1 --static --in src/domain/shop --tests tests/domain/shop]: breaks random places of src/domain one at a time, and counts the breaks that tests notice.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { setUp, top } from '../../scripts/setup.mjs'

const { values } = parseArgs({
  options: {
    places: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', default: 'src/domain' },
    // Those of one area begin in seconds, all of them in minutes; what they miss, tests of other areas may notice.
    tests: { type: 'string', default: 'tests/{domain,adapters}' },
    // Code that runs when a module loads: each mutant of it needs all tests, so all of them together take hours.
    static: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '2' },
  },
})
setUp()
setUp(import.meta.dirname)
process.chdir(top)
const { drawMutants } = await import('./draw-mutants.mjs')
const { instrumentedTests } = await import('./instrumented-tests.mjs')
const { reasonFor, staleReasons } = await import('./reasons.mjs')

const { mutants, code, of } = await drawMutants({
  folder: values.in,
  count: Number(values.places),
  seed: Number(values.seed),
  isStatic: values.static,
})
console.log(`${mutants.length} of ${of} places, seed ${values.seed}`)

const runners = await Promise.all(
  Array.from({ length: Number(values['at-once']) }, () => instrumentedTests(code, [`${values.tests}/**/*.test.ts`], values.in)),
)
const testFiles = await runners[0].testFiles()
const tests = (await Promise.all(runners.map((runner, at) => runner.reach(testFiles.filter((_, i) => i % runners.length === at))))).flat()

/**
 * The tests that reach it, the nearest first: those that import its file, then those that import what imports it; of equally near ones the quickest. What
 * runs while modules load is reached by all that import them.
 */
function testsOf({ id, file }) {
  const distances = new Map([...new Set(tests.map(one => one.distancesTo))].map(to => [to, to(file)]))
  const isAtLoad = values.static || tests.some(({ atLoad }) => atLoad.includes(id))
  const reached = tests
    .filter(({ hits }) => isAtLoad || hits[id])
    .map(one => ({ ...one, distance: distances.get(one.distancesTo).get(one.testFile) ?? Number.POSITIVE_INFINITY }))
    .filter(({ distance }) => !isAtLoad || Number.isFinite(distance))
  return reached.sort((a, b) => (a.distance === b.distance ? a.took - b.took : a.distance - b.distance))
}

const showOf = ({ file, start, original, replacement, mutatorName }) =>
  `${path.relative(top, file)}:${start.line + 1} ${mutatorName}\n  - ${original.slice(0, 300)}\n  + ${replacement.slice(0, 300)}`
const tally = { noticed: 0, 'timed out': 0, 'without a difference': 0, survived: 0, unreached: 0 }
/** Of what never ends, its tests never come to an end: they notice it. */
const allNoticed = () => tally.noticed + tally['timed out']
const count = (outcome, mutant, because = '') => {
  tally[outcome]++
  const done = Object.values(tally).reduce((sum, one) => sum + one, 0)
  if (done % 20 === 0) console.log(`${done} tried, ${allNoticed()} noticed`)
  if (outcome !== 'noticed') console.log(`${outcome} ${showOf(mutant)}${because && `\n  because ${because}`}`)
}

const queue = [...mutants]
async function work(runner) {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const reached = testsOf(mutant)
    // A loop that a mutant keeps from ending passes the mutant again and again.
    const hitLimit = 1000 + 100 * Math.max(0, ...reached.map(({ hits }) => hits[mutant.id] ?? 0))
    const files = reached.map(one => one.testFile)
    const { isNoticed = false, isEndless = false } = files.length > 0 ? await runner.run(files, { mutant: mutant.id, hitLimit }) : {}
    const reason = reasonFor(mutant)
    if (isNoticed) count(isEndless ? 'timed out' : 'noticed', mutant)
    else if (reason) count('without a difference', mutant, reason)
    else count(files.length ? 'survived' : 'unreached', mutant)
  }
}
await Promise.all(runners.map(work))
await Promise.all(runners.map(one => one.close()))

const reached = mutants.length - tally.unreached
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`
for (const stale of staleReasons()) console.log(`The line of this reason is gone: ${stale}`)
console.log(
  `${allNoticed()} noticed of ${reached} reached of ${mutants.length} (${percent(allNoticed(), mutants.length)}; of reached ${percent(allNoticed(), reached)}); ` +
    `${tally['timed out']} of them by never ending, ${tally['without a difference']} make no difference, ${tally.survived} survived, ${tally.unreached} reached by no test`,
)
process.exit(allNoticed() >= mutants.length * 0.9 && staleReasons().length === 0 ? 0 : 1)
