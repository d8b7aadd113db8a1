// npm run bench:grid [-- --rows 100000] [--only ours,ag-grid] [--runs 5]: compares the office's table with others in a real browser.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build, preview } from 'vite'
import { launchBrowser } from '../../../scripts/browser.mjs'
import { setUp, top } from '../../../scripts/setup.mjs'
import { measureGrid } from './measure-grid.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, only: { type: 'string' }, runs: { type: 'string', default: '5' } },
})
setUp(here)
const wanted = values.only?.split(',')
const grids = readdirSync(path.join(here, 'grids'))
  .map(file => file.replace('.tsx', ''))
  .filter(name => !wanted || wanted.includes(name))
  .sort((a, b) => Number(b === 'ours') - Number(a === 'ours'))

/** A folder with one HTML page for each table. */
const pages = path.join(here, 'node_modules/.pages')
mkdirSync(pages, { recursive: true })
for (const name of grids)
  writeFileSync(
    path.join(pages, `${name}.html`),
    `<!doctype html><html lang="en"><title>${name}</title><body style="margin:0"><div id="root"></div><script type="module" src="../../grids/${name}.tsx"></script></body></html>`,
  )
const outDir = path.join(here, 'node_modules/.built')
await build({
  root: pages,
  base: './',
  configFile: false,
  logLevel: 'error',
  resolve: { dedupe: ['react', 'react-dom'] },
  build: { outDir, emptyOutDir: true, target: 'esnext', rolldownOptions: { input: grids.map(name => path.join(pages, `${name}.html`)) } },
})
const server = await preview({ root: top, configFile: false, build: { outDir }, preview: { port: 0, host: '127.0.0.1' }, logLevel: 'error' })
const address = server.resolvedUrls.local[0]
const browser = await launchBrowser()

/** `scroll` in frames per second, `blank` in frames, `memory` in MiB, all others in milliseconds (median); for an idle machine with two cores. */
const goals = { setUp: 500, filter: 16, sort: 16, page: 16, scroll: 60, blank: 0, memory: 60 }
const say = text => process.stdout.write(`${text}\n`)
const row = (name, cells) => say(`| ${name} | ${cells.join(' | ')} |`)
say(
  `${Number(values.rows).toLocaleString('en-US')} rows; ms from key or click to paint, median of ${values.runs}; frames a second; blank frames; MiB of heap`,
)
row('', Object.keys(goals))
row(
  '---',
  Object.keys(goals).map(() => '---:'),
)
for (const name of grids) {
  const figures = await measureGrid(browser, `${address}${name}.html?rows=${values.rows}`, Number(values.runs))
  row(
    name,
    Object.keys(goals).map(goal => figures[goal].toFixed(goal === 'scroll' || goal === 'blank' || goal === 'memory' ? 0 : 1)),
  )
}
row('goal', Object.values(goals).map(String))
await browser.close()
await server.close()
