// npm run bench:turn [-- --turns 20]: the work of a turn of the flipbook on a slow processor, compared with two pages of
// plain HTML that are moved by the same animation in the same run.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../../../scripts/browser.mjs'
import { startPreview } from '../../../scripts/preview.mjs'
import { top } from '../../../scripts/setup.mjs'

const { values } = parseArgs({ options: { turns: { type: 'string', default: '20' } } })
const turns = Number(values.turns)
const preview = await startPreview({ root: path.join(top, 'dist/local') })
const browser = await launchBrowser()
const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
const session = await page.context().newCDPSession(page)

/** Seconds of the processor that the main thread took since the page was opened: the machine may be busy with something else. */
async function worked() {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration').value
}
const rest = ms => page.waitForTimeout(ms)

/**
 * Milliseconds from the key to the end of the work that shows the first frame of the turn, of the main thread's processor and of the clock, and
 * the main thread's for the whole turn. Marks know the time of their thread: what the page does after that frame is not in it.
 */
async function measure(turn) {
  const events = []
  const collect = ({ value }) => events.push(...value)
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['blink.user_timing'] } })
  const whole = []
  for (let i = 0; i < turns; i++) {
    const before = await worked()
    await page.evaluate(turn)
    await rest(1500)
    whole.push(((await worked()) - before) * 1000)
  }
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  const [began, shown] = ['began', 'shown'].map(name => events.filter(event => event.name === name).toSorted((x, y) => x.ts - y.ts))
  const until = field => began.map((mark, i) => (shown[i][field] - mark[field]) / 1000)
  return { begins: until('tts'), first: until('ts'), whole }
}

/** Runs in the page. */
const byKey = () =>
  new Promise(resolve => {
    performance.mark('began')
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => resolve(performance.mark('shown').name)
      channel.port2.postMessage(undefined)
    })
  })

await session.send('Performance.enable', { timeDomain: 'threadTicks' })
await page.goto(`${preview.address}/sfosguide/flipbook?page=30`)
await page.locator('[data-page="30"][data-seen] article').waitFor({ timeout: 120_000 })
await rest(5000)
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
const ours = await measure(byKey)

const sheets = await page.evaluate(() => [...document.querySelectorAll('[data-page]')].slice(0, 2).map(one => one.outerHTML))
const styles = await page.evaluate(() => [...document.querySelectorAll('link[rel=stylesheet], style')].map(one => one.outerHTML).join(''))
await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
await page.route('**/alone', route =>
  route.fulfill({
    contentType: 'text/html',
    body: `<!doctype html><html lang="en">${styles}<div style="--w:500px;--ratio:.65">${sheets.join('')}</div></html>`,
  }),
)
await page.goto(`${preview.address}/alone`)
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
await page.evaluate(() => {
  document.addEventListener('keydown', () => {
    for (const one of document.querySelectorAll('[data-page]'))
      one.animate([{ transform: 'rotateY(0deg)' }, { transform: 'rotateY(-90deg)' }], { duration: 520 })
  })
})
const alone = await measure(byKey)
await browser.close()
await preview.stop()

const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))]
const row = (name, { first, begins, whole }) =>
  `| ${name} | ${[at(begins, 0.5), at(begins, 0.9), at(first, 0.5), at(whole, 0.5)].map(ms => ms.toFixed(1)).join(' | ')} |`
process.stdout.write(
  `A quarter of this machine's speed, ${turns} turns; milliseconds of the main thread's processor, and of the clock\n\n| | work to the first frame, median | nine of ten | on the clock | work of the whole turn |\n|---|---:|---:|---:|---:|\n${row('two pages alone', alone)}\n${row('the flipbook', ours)}\n| goal: one frame | 16.7 | 16.7 | – | – |\n`,
)
