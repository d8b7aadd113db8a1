// npm run bench:pages [-- --runs 5] [-- --pages /,/calendar]: measures the built pages on a slow phone, and their lower bounds in the same run.
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { top } from '../../../scripts/setup.mjs'
import { launchTrustingBrowser, startHost } from '../host-like.mjs'
import { buildLimit } from './build-limit.mjs'
import { writeLargeEdition } from './large-edition.mjs'
import { measureVisit } from './measure-visit.mjs'
import { twentyBlocks, writeTwentyBlocks } from './twenty-blocks.mjs'

// Rendering and building use React's production version.
process.env.NODE_ENV = 'production'
/** The map of an edition with 733 map numbers and 900 pins, measured beside the sample edition's. */
const large = '/sfosguide/maps of a large edition'
const everyPage = [
  '/',
  '/sfosguide',
  '/sfosguide/maps',
  large,
  '/sfosguide/weekends',
  '/sfosguide/4',
  '/art/artists',
  '/artists/artsearch',
  '/calendar',
  '/events/first',
  '/about',
  twentyBlocks,
  '/signin',
]
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, pages: { type: 'string', default: everyPage.join(',') } } })
const dist = path.join(top, 'dist/local')
const addresses = values.pages.split(',')
const pathOf = address => address.split(' ')[0]
/** Pages that are in no build, and what writes them. */
const written = new Map([
  [large, writeLargeEdition],
  [twentyBlocks, writeTwentyBlocks],
])

/** Writes a copy of a page without scripts and web fonts, as a lower bound. */
async function withoutProgram(from, folder, address) {
  const name = address === '/' ? 'index' : address.slice(1)
  const html = await readFile(path.join(from, `${name}.html`), 'utf8')
  const file = path.join(folder, `${name}.html`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(
    file,
    html.replaceAll(/<(script|noscript)\b[\s\S]*?<\/\1>|<style id="faces"[\s\S]*?<\/style>|<link rel="(stylesheet|preload" as="script)"[^>]*>/g, ''),
  )
}

const made = await mkdtemp(path.join(tmpdir(), 'bench-pages-'))
/** Makes a folder with links to the build's files, to which other documents can be added. */
async function folderOf(name) {
  const folder = path.join(made, name)
  await mkdir(path.join(folder, 'sfosguide'), { recursive: true })
  await writeFile(path.join(folder, 'index.html'), '')
  for (const files of ['assets', 'payloads', 'sample']) await symlink(path.join(dist, files), path.join(folder, files))
  return folder
}
const folders = { still: await folderOf('still'), written: await folderOf('written'), stillWritten: await folderOf('still-written') }
for (const address of addresses) {
  const write = written.get(address)
  if (write) await write(dist, folders.written)
  await withoutProgram(write ? folders.written : dist, write ? folders.stillWritten : folders.still, pathOf(address))
}

const servers = { ours: await startHost({ root: dist }) }
for (const [name, root] of Object.entries(folders)) servers[name] = await startHost({ root })
const visits = addresses.flatMap(address => {
  const [own, still] = written.has(address) ? [servers.written, servers.stillWritten] : [servers.ours, servers.still]
  return [
    { name: `static ${address}`, url: still.address + pathOf(address), ready: 'h1' },
    { name: `ours ${address}`, url: own.address + pathOf(address), ready: 'html[data-ready]', follows: true },
  ]
})
const limit = 'prerendered React'
await buildLimit(dist, path.join(made, 'limit'))
servers.limit = await startHost({ root: path.join(made, 'limit') })
visits.push({ name: limit, url: servers.limit.address, ready: 'h1', reacts: true, follows: true })

const browser = await launchTrustingBrowser()
const measured = new Map(visits.map(({ name }) => [name, []]))
// The visits alternate, so that a slow minute of the machine affects all of them.
for (let run = 0; run < Number(values.runs); run++) for (const visit of visits) measured.get(visit.name).push(await measureVisit(browser, visit))
await browser.close()
for (const server of Object.values(servers)) await server.stop()
await rm(made, { recursive: true })

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const of = (name, key) => median(measured.get(name).map(found => found[key]))
const lines = []
/** Adds a line to the table: the measured value, its maximum, and whether it is met. */
function goal(address, what, ours, most, digits = 0) {
  lines.push([address, what, ours.toFixed(digits), most.toFixed(digits), (ours / most).toFixed(2), ours <= most ? 'yes' : 'NO'])
}
for (const address of addresses) {
  const ours = `ours ${address}`
  goal(address, 'LCP, ms (1.15 × the same document without scripts)', of(ours, 'lcp'), 1.15 * of(`static ${address}`, 'lcp'))
  goal(address, 'interactive, ms (1.15 × prerendered React)', of(ours, 'ready'), 1.15 * of(limit, 'ready'))
  goal(address, 'JavaScript until then, kB', of(ours, 'js'), 110)
  goal(address, 'layout shift', of(ours, 'cls'), 0.001, 4)
  goal(address, 'longest task afterwards, ms', of(ours, 'longest'), 50)
  goal(address, 'to a page fetched ahead, ms', of(ours, 'navigation'), 60)
}
process.stdout.write(`Slow phone, median of ${values.runs}\n\n| page | what | ours | at most | ratio | met |\n|---|---|---:|---:|---:|---|\n`)
const step = of(limit, 'navigation').toFixed(0)
process.stdout.write(
  `| ${limit} | interactive, ms; JavaScript, kB; to its next page, ms | ${of(limit, 'ready').toFixed(0)}; ${of(limit, 'js').toFixed(0)}; ${step} | | | |\n`,
)
for (const cells of lines) process.stdout.write(`| ${cells.join(' | ')} |\n`)
