// npm run bench:engine [-- --records 100000] [--only ours,lokijs] [--million]: compares the document engine with others. Each runs in a separate process.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { setUp, top } from '../../../scripts/setup.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const { values } = parseArgs({
  options: { records: { type: 'string', default: '100000' }, only: { type: 'string' }, million: { type: 'boolean', default: false } },
})
setUp(here)
await build({
  root: top,
  configFile: false,
  logLevel: 'error',
  build: { ssr: path.join(here, 'ours.ts'), outDir: path.join(here, 'node_modules/.ours'), emptyOutDir: true, target: 'esnext' },
})

const files = readdirSync(path.join(here, 'engines')).map(file => path.join(here, 'engines', file))
const engines = [path.join(here, 'node_modules/.ours/ours.js'), ...files].map(file => ({ name: path.basename(file).replace(/\.m?js$/, ''), file }))
const wanted = values.only?.split(',')

function measure({ name, file }, records) {
  const args = ['--expose-gc', '--max-old-space-size=6000', path.join(here, 'measure-engine.mjs'), file, String(records)]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 1_200_000, cwd: here })
  if (status === 0) return { name, ...JSON.parse(stdout.trim().split('\n').at(-1)) }
  console.error(`${name}: ${stderr.trim().split('\n').slice(-4).join(' ') || 'took more than twenty minutes'}`)
  return { name }
}

/** Goals in milliseconds, heap in MiB, for an idle machine with two cores. */
const columns = {
  load: 900,
  heap: 60,
  equality: 0.05,
  range: 0.05,
  contains: 0.1,
  two: 0.05,
  prefix: 0.045,
  listeners: 5,
  notified: 0.3,
}
const number = value => (value === undefined ? '–' : value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(4))
const say = text => process.stdout.write(`${text}\n`)
const row = (name, cells) => say(`| ${name} | ${cells.join(' | ')} |`)

say(`${values.records} records; ms, heap in MiB; equality per 50 results`)
row('', Object.keys(columns))
row(
  '---',
  Object.keys(columns).map(() => '---:'),
)
const measured = []
for (const engine of engines) {
  if (wanted && !wanted.includes(engine.name)) continue
  const figures = measure(engine, Number(values.records))
  measured.push(figures)
  row(
    figures.name,
    Object.keys(columns).map(column => number(figures[column])),
  )
}
const [ours] = measured
if (ours?.name === 'ours') {
  row('goal', Object.values(columns).map(String))
  row(
    'met',
    Object.entries(columns).map(([column, goal]) => (ours[column] <= goal ? 'yes' : 'no')),
  )
  say(`ours after it built its indexes: ${number(ours['heap after'])} MiB`)
}
if (values.million) {
  const large = measure(engines[0], 1_000_000)
  row(
    'ours, 1,000,000',
    Object.keys(columns).map(column => number(large[column])),
  )
  const asked = ['equality', 'range', 'contains', 'two', 'prefix']
  row(
    'of 100,000',
    Object.keys(columns).map(column => (asked.includes(column) ? `${(large[column] / ours[column]).toFixed(2)}×` : '')),
  )
}
