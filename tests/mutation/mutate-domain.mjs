// npm run mutate:domain [-- --places 200 --seed 1 --static --in src/domain/shop --tests tests/domain/shop]: mutates random places of src/domain one at a time, and counts the mutants that their tests detect.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { setUp, top } from '../../scripts/setup.mjs'
import { drawPlaces } from './draw-places.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const { values } = parseArgs({
  options: {
    places: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', default: 'src/domain' },
    // Those of one area begin in seconds, all of them in minutes; what they miss, tests of other areas may notice.
    tests: { type: 'string', default: 'tests/{domain,adapters}' },
    // Code that runs when a module loads: each mutant of it needs all tests, so all of them together take hours.
    static: { type: 'boolean', default: false },
  },
})
setUp()
setUp(here)
process.env['MUTATION_TESTS'] = values.tests
process.chdir(top)
const { Stryker } = await import('@stryker-mutator/core')

const { places, of } = await drawPlaces({ folder: values.in, count: Number(values.places), seed: Number(values.seed), isStatic: values.static })
console.log(`${places.length} of ${of} places, seed ${values.seed}`)

const placesFile = path.join(here, 'node_modules/.places.json')
writeFileSync(placesFile, JSON.stringify(places))
const rangeOf = ({ file, start, end }) => `${file}:${start.line}:${start.column}-${end.line}:${end.column}`
const results = await new Stryker({
  allowConsoleColors: false,
  appendPlugins: [],
  cleanTempDir: 'always',
  concurrency: 2,
  dryRunTimeoutMinutes: 60,
  configFile: path.join(here, 'stryker.config.json'),
  ignoreStatic: !values.static,
  ignorers: ['inside-a-place'],
  ignorePatterns: ['/dist', '/tests/bench', '/tests/browser', '/tests/firebase', '/tests/ui', '/tests/architecture'],
  mutate: places.map(rangeOf),
  mutator: { excludedMutations: ['StringLiteral'] },
  plugins: [new URL(import.meta.resolve('@stryker-mutator/vitest-runner')).href, pathToFileURL(path.join(here, 'inside-a-place.mjs')).href],
  reporters: ['dots'],
  // On a busy machine, a slow test must not look like a detected mutant.
  timeoutFactor: 4,
  timeoutMS: 20_000,
  tempDirName: '.cache/mutants',
  testRunner: 'vitest',
  // No such file: Stryker would rewrite its references by an older compiler's API, and ours has none.
  tsconfigFile: 'tests/mutation/none.json',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
}).runMutationTest()
rmSync(placesFile)

const tried = results.filter(({ status }) => status !== 'Ignored')
const noticed = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout')
for (const { fileName, location, mutatorName, replacement, status } of tried.filter(one => !noticed.includes(one))) {
  const file = path.relative(top, fileName)
  const line = readFileSync(path.join(top, file), 'utf8').split('\n')[location.start.line - 1]
  console.log(`${status} ${file}:${location.start.line} ${mutatorName}\n  - ${line?.trim()}\n  + ${replacement?.slice(0, 200)}`)
}
console.log(`${noticed.length} of ${tried.length} breaks noticed (${((100 * noticed.length) / tried.length).toFixed(1)} %)`)
process.exit(noticed.length >= tried.length * 0.9 ? 0 : 1)
