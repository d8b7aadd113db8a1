// npm run bench:office [-- --runs 5]: times until the office's first table and the next panel's on a slow phone, compared with react-admin in the same run.
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { setUp, top } from '../../../scripts/setup.mjs'
import { launchTrustingBrowser, startHost } from '../host-like.mjs'
import { measureOffice } from './measure-office.mjs'

const here = import.meta.dirname
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
setUp(path.join(here, 'rival'))
const dist = name => path.join(top, `.cache/bench-office/${name}`)
process.env.NODE_ENV = 'production'
// The build without sample data.
process.env.VITE_BACKEND = 'firebase'
// The product's own build, but for its backend: a hundred records in memory. It keeps the hosted backend's place among the modules, so that
// the document fetches it as early as that one.
const smallBackend = {
  name: 'small-backend',
  enforce: 'pre',
  load: id => (id.endsWith('/firebase-backend.ts') ? `export * from ${JSON.stringify(path.join(here, 'small-backend.ts'))}` : undefined),
}
await build({
  root: top,
  configFile: path.join(top, 'vite.config.ts'),
  logLevel: 'error',
  plugins: [smallBackend],
  build: { outDir: dist('ours'), emptyOutDir: true },
})
// Its packages, including React, are installed in its own folder.
await build({
  root: path.join(here, 'rival'),
  configFile: false,
  logLevel: 'error',
  build: { outDir: dist('rival'), emptyOutDir: true, target: 'es2022' },
})

const servers = { ours: await servedAt('ours'), 'react-admin': await servedAt('rival') }
const offices = {
  ours: {
    first: `${servers.ours.address}/cpanel/resources`,
    table: '[role="grid"] [role="gridcell"]',
    menu: ['button[aria-controls="office-rail"]', 'nav[aria-label="Panels"] summary:text-is("System")'],
    link: 'a[href="/cpanel/bugtracker"]',
    next: '[role="grid"][aria-label="Bugs"] [role="gridcell"]',
  },
  'react-admin': {
    first: `${servers['react-admin'].address}/#/posts`,
    table: '.RaDatagrid-row td',
    menu: ['button[aria-label="Open menu"]'],
    link: 'a[href="#/comments"]',
    next: '.column-body',
  },
}

/** Starts a server that answers every address with the same document. */
async function servedAt(name) {
  await copyFile(path.join(dist(name), 'index.html'), path.join(dist(name), 'shell.html'))
  // The other office would not run with our policy.
  return startHost({ root: dist(name), headers: {} })
}

const browser = await launchTrustingBrowser()
const measured = Object.fromEntries(Object.keys(offices).map(name => [name, []]))
// The visits alternate, so that a slow minute of the machine affects both.
for (let run = 0; run < Number(values.runs); run++)
  for (const [name, office] of Object.entries(offices)) measured[name].push(await measureOffice(browser, office))
await browser.close()
for (const server of Object.values(servers)) await server.stop()

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const of = (name, key) => median(measured[name].map(found => found[key]))
const say = text => process.stdout.write(`${text}\n`)
say(`Slow phone, median of ${values.runs}\n\n| what | ours | react-admin | ratio | goal | met |\n|---|---:|---:|---:|---:|---|`)
for (const [what, key, goal] of [
  ['first table, ms', 'first', 0.45],
  ['JavaScript until then, kB', 'js'],
  ['panel to panel, ms', 'next', 0.15],
]) {
  const [ours, theirs] = [of('ours', key), of('react-admin', key)]
  const cells = [what, ours.toFixed(0), theirs.toFixed(0), (ours / theirs).toFixed(2), goal ?? '', goal ? (ours / theirs <= goal ? 'yes' : 'NO') : '']
  say(`| ${cells.join(' | ')} |`)
}
