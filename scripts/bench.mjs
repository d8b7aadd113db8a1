// npm run bench:NAME [-- arguments of the bench]: installs and builds what a bench needs on a bare machine, then runs it.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setUpHeavyTests } from './browser.mjs'
import { setUp, top } from './setup.mjs'

/** What runs in a browser, and those of them that measure the local build, which is built anew: an old one would be measured in silence. */
const inBrowser = {
  pages: 'pages/bench-pages.mjs',
  visits: 'pages/bench-visits.mjs',
  offline: 'pages/bench-offline.mjs',
  turn: 'flipbook/bench-turn.mjs',
  print: 'printed-guide/bench-print.mjs',
  forms: 'forms/bench-forms.mjs',
  office: 'office/bench-office.mjs',
  grid: 'grid/bench-grid.mjs',
}
const ofLocalBuild = ['pages', 'visits', 'offline', 'turn']
const inNode = { engine: 'engine/bench-engine.mjs' }
/** What Vitest runs, by what its path contains. */
const byVitest = { route: 'route', import: 'import-', search: 'guide-search', drawing: 'printed-guide' }

const [name, ...args] = process.argv.slice(2)
const file = inBrowser[name] ?? inNode[name]
if (!file && !byVitest[name]) {
  console.error(`There is no bench ${name}; there are ${[...Object.keys(inBrowser), ...Object.keys(inNode), ...Object.keys(byVitest)].join(', ')}.`)
  process.exit(1)
}
setUp()
if (inBrowser[name]) setUpHeavyTests()
if (ofLocalBuild.includes(name)) run('scripts/build.mjs', 'local')
if (byVitest[name]) run('node_modules/vitest/vitest.mjs', 'bench', '--run', '--project', 'unit', byVitest[name], ...args)
else {
  // A bench reads its own arguments.
  process.argv.splice(2, 1)
  await import(pathToFileURL(path.join(top, 'tests/bench', file)).href)
}

function run(script, ...words) {
  const { status } = spawnSync(process.execPath, [path.join(top, script), ...words], { cwd: top, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
