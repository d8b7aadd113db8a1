/** 1.6 Mbit/s, 150 ms latency. The processor is slowed down to a quarter. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
export const slowdown = 4
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
/** Milliseconds to wait for the parts of a page that load after it is interactive, and once more before a link is followed. */
export const settling = 2500

/** Runs in the page from its start. `reacts`: also waits until React has hydrated the `ready` element. */
export function watch({ ready, reacts }) {
  const seen = { lcp: 0, cls: 0, ready: 0, tasks: [] }
  window.seen = seen
  const each = (type, note) => new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true })
  each('largest-contentful-paint', entry => (seen.lcp = entry.startTime))
  each('layout-shift', entry => (seen.cls += entry.hadRecentInput ? 0 : entry.value))
  each('longtask', entry => seen.tasks.push([entry.startTime, entry.duration]))
  const look = () => {
    const found = document.querySelector(ready)
    if (!found || (reacts && !Object.keys(found).some(key => key.startsWith('__reactFiber$')))) return requestAnimationFrame(look)
    seen.ready = performance.now()
    window.tellReady('')
  }
  requestAnimationFrame(look)
}

/** One visit with an empty cache. */
export async function measureVisit(browser, visit) {
  const context = await browser.newContext(phone)
  try {
    return await measureIn(context, visit)
  } finally {
    await context.close()
  }
}

/**
 * A visit in a new tab, with what the context has kept. `js` and `all` are the kB received until the page was interactive, `scripts` the paths of the
 * programs among them. `rests` is how long the page is left alone before a link is followed.
 */
export async function measureIn(context, { url, ready, reacts = false, follows = false, rests = settling }) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const received = new Map()
  /** @type {{ js: number; all: number; scripts: string[] }} */
  const came = { js: 0, all: 0, scripts: [] }
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => received.set(requestId, { type, path: new URL(response.url).pathname }))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    came.all += encodedDataLength / 1024
    const { type, path } = received.get(requestId) ?? {}
    if (type !== 'Script') return
    came.js += encodedDataLength / 1024
    came.scripts.push(path)
  })
  // The page calls back, because Playwright's own waiting would compile scripts in the page while it loads.
  await devtools.send('Runtime.enable')
  await devtools.send('Runtime.addBinding', { name: 'tellReady' })
  const told = new Promise(resolve => devtools.once('Runtime.bindingCalled', resolve))
  await page.addInitScript(watch, { ready, reacts })
  await page.goto(url, { waitUntil: 'commit' })
  await within(60_000, told, `${url} never showed ${ready}`)
  const { js, all } = came
  const scripts = [...came.scripts]
  await page.waitForTimeout(rests)
  const seen = await page.evaluate(() => window.seen)
  const navigation = follows ? await timeNavigation(page, devtools) : 0
  await page.close()
  const after = seen.tasks.filter(([start]) => start > seen.ready).map(([, duration]) => duration)
  return { ...seen, js, all, scripts, navigation, longest: Math.max(0, ...after) }
}

/** The promise, or `failure` after `ms` milliseconds. */
export async function within(ms, promise, failure) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(failure)), ms)
  })
  await Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** Milliseconds from the click of a link, whose page was prefetched at full speed, to the frame that shows its heading. */
async function timeNavigation(page, devtools) {
  await devtools.send('Network.emulateNetworkConditions', { ...network, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
  const link = page
    .locator('main a[href^="/"]:visible, header a[href^="/"]:visible')
    .and(page.locator(`:not([href="${new URL(page.url()).pathname}"])`))
    .first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(settling)
  return link.evaluate(
    element =>
      new Promise(resolve => {
        const from = performance.now()
        const left = document.querySelector('main h1')
        const look = () => (document.querySelector('main h1') === left ? requestAnimationFrame(look) : resolve(performance.now() - from))
        element.click()
        requestAnimationFrame(look)
        setTimeout(() => resolve(performance.now() - from), 10_000)
      }),
  )
}
