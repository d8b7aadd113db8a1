/** 400 kbit/s, 400 ms from the question to the answer. The processor is slowed down to a quarter. */
const network = { offline: false, latency: 400, downloadThroughput: 400e3 / 8, uploadThroughput: 400e3 / 8 }
const slowdown = 4
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
/** Milliseconds for what a page fetches ahead while somebody reads and types. */
const reading = 2500

/**
 * Of each press, on a slow phone: the milliseconds to the frame that shows its answer, the callables that were asked meanwhile, and the files that
 * were downloaded. The counts do not depend on the machine. What comes before a press is done at full speed.
 * @param {import('playwright-core').Browser} browser
 */
export async function measureForm(browser, base, { address, cart, presses }) {
  const context = await browser.newContext({ ...phone, baseURL: base, reducedMotion: 'reduce' })
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  if (cart) await page.addInitScript(lines => localStorage.setItem('cart', JSON.stringify({ at: new Date().toISOString(), lines })), cart)
  await page.goto(address)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const found = []
  let asked = []
  page.on('request', request => asked.push(new URL(request.url())))
  for (const { fill, within, button, answer } of presses) {
    await fill(page)
    const pressed = (within ? page.getByRole(within) : page).getByRole('button', { name: button }).first()
    await pressed.and(page.locator(':not(:disabled):not([aria-disabled="true"])')).waitFor()
    await page.waitForTimeout(reading)
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    asked = []
    const ms = await pressed.evaluate(timeAnswer, answer)
    const [calls, files] = [asked.filter(isCall), asked.filter(url => !isCall(url) && url.protocol.startsWith('http'))]
    found.push({ ms, calls: calls.map(({ searchParams }) => searchParams.get('name')), files: files.map(({ pathname }) => pathname) })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
  }
  await context.close()
  return found
}

const isCall = ({ pathname }) => pathname === '/answer.json'

/** Runs in the page: milliseconds from the press to the frame that shows a heading, a label or a status with this text, or a message in its place. */
function timeAnswer(button, answer) {
  return new Promise((resolve, reject) => {
    const from = performance.now()
    const isShown = () => [...document.querySelectorAll('main :is(h1, h2, label, [role="status"])')].some(one => one.textContent.includes(answer))
    const look = () => (isShown() ? resolve(performance.now() - from) : requestAnimationFrame(look))
    button.click()
    requestAnimationFrame(look)
    setTimeout(() => reject(new Error(`“${answer}” was never shown`)), 60_000)
  })
}

/** The limit: a form without a program, whose answer is a page. Milliseconds from the press to the frame that shows it. */
export async function measurePlainForm(browser, address) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await page.goto(address)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(noteAnswer)
  await page.locator('button').evaluate(button => {
    sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()))
    button.click()
  })
  await page.waitForURL(/answer/)
  await page.waitForFunction(() => window.answered > 0)
  const took = await page.evaluate(() => window.answered - Number(sessionStorage.getItem('pressed')))
  await context.close()
  return took
}

/** Runs in the answer from its start. */
function noteAnswer() {
  window.answered = 0
  const look = () => {
    if (!document.querySelector('h1')) return requestAnimationFrame(look)
    requestAnimationFrame(() => (window.answered = performance.timeOrigin + performance.now()))
  }
  requestAnimationFrame(look)
}
