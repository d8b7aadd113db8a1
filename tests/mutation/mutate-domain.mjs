// npm run mutate:domain [-- --places 200 --seed 1 --static --in src/domain/shop --tests tests/domain/shop]: breaks random places of src/domain one at a time, and counts the breaks that tests notice.
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { setUp, top } from '../../scripts/setup.mjs'

const { values } = parseArgs({
  options: {
    places: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', default: 'src/domain' },
    // All unit tests without it: what those of one area miss, tests of other areas may notice.
    tests: { type: 'string' },
    // Code that runs when a module loads: each mutant of it needs a worker that loads everything anew, so all of them together take hours.
    static: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '2' },
  },
})
setUp()
setUp(import.meta.dirname)
process.chdir(top)
// What the workers of all runs read: to make the season in each of them would take longer than the tests.
const season = path.join(import.meta.dirname, `node_modules/.season-${randomUUID()}`)
process.env['SEASON_OF_RUN'] = season
const { drawMutants } = await import('./draw-mutants.mjs')
const { instrumentedTests } = await import('./instrumented-tests.mjs')
const { reasonFor, staleReasons } = await import('./reasons.mjs')

const began = Date.now()
const { mutants, code, of } = await drawMutants({
  folder: values.in,
  count: Number(values.places),
  seed: Number(values.seed),
  isStatic: values.static,
})
console.log(`${mutants.length} of ${of} places, seed ${values.seed}`)

const include = values.tests && [`${values.tests}/**/*.test.ts`]
const runners = await Promise.all(Array.from({ length: Number(values['at-once']) }, () => instrumentedTests(code, include, values.in)))
const testFiles = await runners[0].testFiles()
const records = []
const atLoad = new Set()
await eachOf(testFiles, async (file, runner) => {
  const record = await runner.record(file)
  records.push(record)
  for (const id of record.atLoad) atLoad.add(id)
  if (records.length % 100 === 0) console.log(`${records.length} of ${testFiles.length} test files`)
})
records.sort((a, b) => a.duration - b.duration)
console.log(`${records.length} test files, ${Math.round((Date.now() - began) / 1000)} s`)

/** Takes the next of the list for whichever runner is free. */
async function eachOf(list, task) {
  const rest = [...list]
  const work = async runner => {
    for (let one = rest.shift(); one; one = rest.shift()) await task(one, runner)
  }
  await Promise.all(runners.map(work))
}

const showOf = ({ file, start, original, replacement, mutatorName }) =>
  `${path.relative(top, file)}:${start.line + 1} ${mutatorName}\n  - ${original.slice(0, 300)}\n  + ${replacement.slice(0, 300)}`
const tally = { noticed: 0, 'timed out': 0, 'without a difference': 0, survived: 0, unreached: 0 }
/** Of what never ends, its tests never come to an end: they notice it. */
const allNoticed = () => tally.noticed + tally['timed out']
const count = (outcome, mutant, more = '') => {
  tally[outcome]++
  const done = Object.values(tally).reduce((sum, one) => sum + one, 0)
  if (done % 20 === 0) console.log(`${done} tried, ${allNoticed()} noticed`)
  if (outcome !== 'noticed') console.log(`${outcome} ${showOf(mutant)}${more && `\n  ${more}`}`)
}

const askedText = asked =>
  `reached by ${asked.length} of the test files: ${asked
    .slice(0, 5)
    .map(({ file }) => path.relative(top, file))
    .join(' ')}`

const isAtLoad = ({ id }) => values.static || atLoad.has(id)
// What acts when a module loads comes last: where nothing notices it, all test files run in a fresh worker.
const inTurn = mutants.toSorted((a, b) => Number(isAtLoad(a)) - Number(isAtLoad(b)))

await eachOf(inTurn, async (mutant, runner) => {
  const reaching = records.filter(({ hits }) => hits[mutant.id])
  // What acts when a module loads may show in any test.
  const asked = isAtLoad(mutant) ? [...reaching, ...records.filter(one => !reaching.includes(one))] : reaching
  const { isNoticed, isEndless } = await runner.ask(asked, mutant.id, isAtLoad(mutant))
  const reason = reasonFor(mutant)
  if (isNoticed) count(isEndless ? 'timed out' : 'noticed', mutant)
  else if (reason) count('without a difference', mutant, `because ${reason}`)
  else if (asked.length === 0) count('unreached', mutant)
  else count('survived', mutant, askedText(asked))
})
await Promise.all(runners.map(one => one.close()))
rmSync(season, { force: true })

const reached = mutants.length - tally.unreached
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`
for (const stale of staleReasons()) console.log(`The line of this reason is gone: ${stale}`)
console.log(
  `${allNoticed()} noticed of ${reached} reached of ${mutants.length} (${percent(allNoticed(), mutants.length)}; of reached ${percent(allNoticed(), reached)}); ` +
    `${tally['timed out']} of them by never ending, ${tally['without a difference']} make no difference, ${tally.survived} survived, ${tally.unreached} reached by no test`,
)
process.exit(allNoticed() >= mutants.length * 0.9 && staleReasons().length === 0 ? 0 : 1)
