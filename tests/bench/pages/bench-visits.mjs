// npm run bench:visits [-- --runs 3] [-- --pages /,/about]: a first and a second visit on a slow phone, of the hosted and of the local build, and the step
// to a page fetched ahead, some seconds and some twenty seconds after the page was ready; beside plain prerendered React in the same run. The hosted build
// runs on this machine's emulators and our own Firestore server, so the processor that draws its pages is the one that is measured.
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { findBrowser } from '../../../scripts/browser.mjs'
import { startPreview } from '../../../scripts/preview.mjs'
import { top } from '../../../scripts/setup.mjs'
import { buildLimit } from './build-limit.mjs'
import { measureIn, phone, settling } from './measure-visit.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, pages: { type: 'string', default: '/,/about,/sfosguide' } } })
const addresses = values.pages.split(',')
const load = async file => (await runnerImport(file, { root: top, configFile: false, logLevel: 'error' })).module

const { build, origin } = await load('/tests/firebase/hosting/hosted-build.ts')
for (const mode of ['firebase', 'functions']) {
  const { status, said } = build(mode)
  if (status !== 0) throw new Error(said)
}
const { startPlantedSite } = await load('/tests/bench/pages/planted-site.ts')
const hosted = await startPlantedSite()
const dist = path.join(top, 'dist/local')
const local = await startPreview({ root: dist })
// Building the limit uses React's production version.
process.env.NODE_ENV = 'production'
const folder = await mkdtemp(path.join(tmpdir(), 'bench-visits-'))
await buildLimit(dist, folder)
const limit = await startPreview({ root: folder })

const { launch } = await findBrowser()
const { chromium } = createRequire(path.join(top, 'tests/package.json'))('playwright-core')
const browser = await chromium.launch({ ...launch, args: [...launch.args, ...hosted.browserArgs] })

const ready = 'html[data-ready]'
const sites = [
  { name: 'plain prerendered React', url: () => limit.address, addresses: ['/'], how: { ready: 'h1', reacts: true } },
  { name: 'hosted', url: address => origin + address, addresses, how: { ready } },
  { name: 'local', url: address => local.address + address, addresses, how: { ready } },
]
// A function draws a page more slowly when it has just started, and the host keeps what it drew.
for (const { url, addresses: visited, how } of sites)
  for (const address of visited) {
    const page = await browser.newPage()
    await page.goto(url(address))
    await page.waitForSelector(how.ready, { state: 'attached' })
    await page.close()
  }
const rests = { soon: settling, later: 17_500 }
const found = new Map()
for (let run = 0; run < Number(values.runs); run++)
  for (const { name, url, addresses: visited, how } of sites)
    for (const address of visited)
      for (const [when, ms] of Object.entries(rests)) {
        const context = await browser.newContext(phone)
        for (const visit of ['first', 'second']) {
          const seen = await measureIn(context, { url: url(address), ...how, follows: true, rests: ms })
          const key = `${name} | ${address} | ${visit}`
          found.set(key, [...(found.get(key) ?? []), { ...seen, [when]: seen.navigation }])
        }
        await context.close()
      }
await browser.close()
for (const server of [hosted, local, limit]) await server.stop()
await rm(folder, { recursive: true })

/** The median of those visits that have the figure. */
function of(seen, key) {
  const numbers = seen.flatMap(one => one[key] ?? []).toSorted((a, b) => a - b)
  return numbers[Math.floor(numbers.length / 2)].toFixed(0)
}
process.stdout.write(
  `Slow phone, medians of ${values.runs} (interactive: of twice as many), ms\n\n| build | page | visit | interactive | kB of JavaScript | step after some 5 s | after some 20 s |\n|---|---|---|---:|---:|---:|---:|\n`,
)
for (const [key, seen] of found) process.stdout.write(`| ${key} | ${['ready', 'js', 'soon', 'later'].map(one => of(seen, one)).join(' | ')} |\n`)
process.exit(0)
