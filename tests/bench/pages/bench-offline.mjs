// npm run bench:offline [-- --runs 5]: starts the guide without a network on a slow phone, after one visit, beside the same
// documents alone, whose scripts do not run; and what the device keeps for it.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../../../scripts/browser.mjs'
import { startPreview } from '../../../scripts/preview.mjs'
import { top } from '../../../scripts/setup.mjs'
import { phone, slowdown, watch, within } from './measure-visit.mjs'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
/** A studio is drawn in the empty document, because its own was never opened. */
const addresses = ['/sfosguide', '/sfosguide/maps', '/sfosguide/48']

const host = await startPreview({ root: path.join(top, 'dist/local') })
const browser = await launchBrowser()
const context = await browser.newContext(phone)
const first = await context.newPage()
await first.goto(`${host.address}/sfosguide`)
await first.waitForFunction(() => localStorage.getItem('kept-guide') !== null, undefined, { timeout: 120_000 })
await first.waitForTimeout(3000)
const kept = await first.evaluate(async () => {
  const sizes = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    let bytes = 0
    for (const request of await cache.keys()) bytes += (await (await cache.match(request)).arrayBuffer()).byteLength
    sizes.push([name.replace(/-.*/, ''), (await cache.keys()).length, Math.round(bytes / 1000)])
  }
  return sizes
})
await first.close()
await host.stop()

const paint = page => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
/** The first paint of the document that the device keeps, where no script runs. */
async function startAlone(address) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await devtools.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto(host.address + address, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  const fcp = await paint(page)
  await page.close()
  return fcp
}

const measured = new Map(addresses.map(address => [address, []]))
for (let run = 0; run < Number(values.runs); run++)
  for (const address of addresses) {
    const alone = await startAlone(address)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await devtools.send('Runtime.enable')
    await devtools.send('Runtime.addBinding', { name: 'tellReady' })
    const told = new Promise(resolve => devtools.once('Runtime.bindingCalled', resolve))
    await page.addInitScript(watch, { ready: 'html[data-ready]' })
    await page.goto(host.address + address, { waitUntil: 'commit' })
    await within(60_000, told, `${address} never became interactive`)
    await page.waitForTimeout(1500)
    const { lcp, ready } = await page.evaluate(() => window.seen)
    measured.get(address).push({ alone, fcp: await paint(page), lcp, ready })
    await page.close()
  }
await browser.close()

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const of = (address, key) => median(measured.get(address).map(found => found[key])).toFixed(0)
process.stdout.write(
  `Slow phone without a network, median of ${values.runs}, ms\n\n| page | first paint | of the document alone | largest paint | interactive |\n|---|---:|---:|---:|---:|\n`,
)
for (const address of addresses)
  process.stdout.write(`| ${address} | ${of(address, 'fcp')} | ${of(address, 'alone')} | ${of(address, 'lcp')} | ${of(address, 'ready')} |\n`)
process.stdout.write('| goal, for a page that was opened or is kept | 500 | – | – | – |\n')
process.stdout.write(`\nKept:${kept.map(([name, count, size]) => ` ${name} ${count} files, ${size} kB`).join(' ·')}\n`)
