// npm run bench:pages [-- --runs 5]: the built pages on a slow phone, beside their limits in the same run.
// PRERENDERED_REACT=<folder> adds a build of plain prerendered React as the limit of "interactive".
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../../../scripts/browser.mjs'
import { startPreview } from '../../../scripts/preview.mjs'
import { top } from '../../../scripts/setup.mjs'
import { measureVisit } from './measure-visit.mjs'

const { chromium } = createRequire(path.join(top, 'tests/package.json'))('playwright-core')
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const dist = path.join(top, 'dist/local')
const addresses = ['/', '/sfosguide', '/events/first', '/art/first', '/about']

/** The same document with the same pictures and nothing that runs. */
async function withoutProgram(folder, address) {
  const name = address === '/' ? 'index' : address.slice(1)
  const html = await readFile(path.join(dist, `${name}.html`), 'utf8')
  const file = path.join(folder, `${name}.html`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').replaceAll(/<link rel="stylesheet"[^>]*>/g, ''))
}

const still = await mkdtemp(path.join(tmpdir(), 'still-pages-'))
for (const folder of ['assets', 'sample']) await cp(path.join(dist, folder), path.join(still, folder), { recursive: true })
for (const address of addresses) await withoutProgram(still, address)

const servers = { ours: await startPreview({ root: dist }), still: await startPreview({ root: still }) }
const visits = addresses.flatMap(address => [
  { name: `static ${address}`, url: servers.still.address + address, ready: 'h1' },
  { name: `ours ${address}`, url: servers.ours.address + address, ready: 'html[data-ready]' },
])
if (process.env.PRERENDERED_REACT) {
  servers.react = await startPreview({ root: process.env.PRERENDERED_REACT })
  visits.push({ name: 'prerendered React', url: servers.react.address, ready: 'html[data-hydrated]' })
}

const { launch } = await findBrowser()
const browser = await chromium.launch(launch)
const measured = new Map(visits.map(({ name }) => [name, []]))
// One visit of each in turn, so that a slow minute of the machine falls on all of them.
for (let run = 0; run < Number(values.runs); run++) for (const visit of visits) measured.get(visit.name).push(await measureVisit(browser, visit))
await browser.close()
for (const server of Object.values(servers)) await server.stop()
await rm(still, { recursive: true })

const median = numbers => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]
const columns = { lcp: 'LCP ms', ready: 'interactive ms', js: 'JS kB', all: 'all kB', cls: 'CLS', longest: 'longest task after, ms' }
process.stdout.write(
  `| slow phone, median of ${values.runs} | ${Object.values(columns).join(' | ')} |\n|---|${'---:|'.repeat(Object.keys(columns).length)}\n`,
)
for (const [name, runs] of measured) {
  const cells = Object.keys(columns).map(key => {
    const value = median(runs.map(found => found[key]))
    return key === 'cls' ? value.toFixed(4) : Math.round(value)
  })
  process.stdout.write(`| ${name} | ${cells.join(' | ')} |\n`)
}
