// npm run bench:print: prints a guide of 800 listings in the product's own worker, and counts the frames of the page meanwhile, beside those of the
// same page at rest. `npm run bench:drawing` has the drawing alone, beside pdfkit writing the same lines.
import path from 'node:path'
import { build } from 'vite'
import { launchBrowser } from '../../../scripts/browser.mjs'
import { startPreview } from '../../../scripts/preview.mjs'
import { top } from '../../../scripts/setup.mjs'

const dist = path.join(top, '.cache/bench-print')
process.env.NODE_ENV = 'production'
process.env.VITE_BACKEND = 'firebase'
await build({
  root: path.join(import.meta.dirname, 'ours'),
  configFile: path.join(top, 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: dist, emptyOutDir: true },
})
const preview = await startPreview({ root: dist, headers: {} })
const browser = await launchBrowser()
const page = await (await browser.newContext()).newPage()
const ofPage = await page.context().newCDPSession(page)
const ofBrowser = await browser.newBrowserCDPSession()
await ofPage.send('Performance.enable', { timeDomain: 'threadTicks' })
await page.goto(`${preview.address}/index.html`)
await page.waitForFunction(() => 'print800' in window)

/** Seconds of the processor: of the page's process, in which the worker is, and of its main thread. The machine may be busy with something else. */
async function worked() {
  const { processInfo } = await ofBrowser.send('SystemInfo.getProcessInfo')
  const { metrics } = await ofPage.send('Performance.getMetrics')
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  return { all: renderers.reduce((sum, { cpuTime }) => sum + cpuTime, 0), main: metrics.find(({ name }) => name === 'TaskDuration').value }
}
async function measured(run) {
  const before = await worked()
  const found = await run()
  const after = await worked()
  return { ...found, all: after.all - before.all, main: after.main - before.main }
}
const printing = await measured(() => page.evaluate(() => window.print800()))
const resting = await measured(() => page.evaluate(seconds => window.rest(seconds), Math.min(printing.seconds, 20)))
await browser.close()
await preview.stop()

const row = (name, { seconds, frames, longest, all, main }) =>
  `| ${name} | ${all.toFixed(1)} | ${seconds.toFixed(1)} | ${(frames / seconds).toFixed(0)} | ${longest.toFixed(0)} | ${((main / frames) * 1000).toFixed(2)} |\n`
process.stdout.write(
  `A guide of 800 listings: ${printing.pages} pages, ${printing.kilobytes} kB\n\n| | s of the processor | on the clock | frames a second | longest frame, ms | main thread, ms of the processor a frame |\n|---|---:|---:|---:|---:|---:|\n${row('the same page at rest', resting)}${row('printing', printing)}| goal | 60 | – | 60, or as many as at rest | – | 16.7 |\n`,
)
