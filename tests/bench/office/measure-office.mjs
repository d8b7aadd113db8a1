/** 1.6 Mbit/s, 150 ms latency. The processor is slowed down to a quarter. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const slowdown = 4
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
/** Pause in milliseconds after a table is shown, as if somebody read it. */
const reading = 3000

/**
 * One visit on a slow phone with an empty cache: milliseconds to the first table, kB of JavaScript until then, and milliseconds
 * from the click of a link to the next table.
 * @param {import('playwright-core').Browser} browser
 */
export async function measureOffice(browser, { first, table, menu, link, next }) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const scripts = new Set()
  let js = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) js += encodedDataLength / 1024
  })
  // As in a browser that was signed in to the office before.
  await page.addInitScript(() => localStorage.setItem('session:hint', 'office'))
  await page.addInitScript(watch, table)
  await page.goto(first, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.firstTable > 0, undefined, { timeout: 60_000, polling: 100 })
  const found = { first: await page.evaluate(() => window.firstTable), js }
  await page.waitForTimeout(reading)
  for (const button of menu) await page.locator(button).first().click()
  await page.waitForTimeout(reading)
  found.next = await page.locator(link).first().evaluate(follow, next)
  await context.close()
  return found
}

/** Runs in the page from its start: notes the frame that shows the table. */
function watch(table) {
  window.firstTable = 0
  const look = () => {
    if (!document.querySelector(table)) return requestAnimationFrame(look)
    window.firstTable = performance.now()
  }
  requestAnimationFrame(look)
}

/** Runs in the page: milliseconds from the click to the frame that shows the next table. */
function follow(element, next) {
  return new Promise((resolve, reject) => {
    const from = performance.now()
    const look = () => (document.querySelector(next) ? resolve(performance.now() - from) : requestAnimationFrame(look))
    element.click()
    requestAnimationFrame(look)
    setTimeout(() => reject(new Error(`${next} was never shown`)), 20_000)
  })
}
