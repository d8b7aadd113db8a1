const letters = ['q', 'u', 'i', 'l', 'l', ' ', 'e', 'v']
const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/**
 * Uses one table with keyboard and mouse, and measures the time from each action to its paint.
 * @param {import('playwright-core').Browser} browser
 */
export async function measureGrid(browser, address, runs) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(watchPaints)
  const cdp = await context.newCDPSession(page)
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage')
    return (await cdp.send('Runtime.getHeapUsage')).usedSize / 2 ** 20
  }
  // The heap with a single row, to be subtracted: `memory` counts only the rows and their index.
  await page.goto(address.replace(/rows=\d+/, 'rows=1'))
  await page.waitForSelector(rowSelector)
  const bare = await heap()
  await page.goto(address)
  await page.waitForSelector(rowSelector)
  const setUp = await page.evaluate(() => window.firstRows - performance.getEntriesByName('rows-given')[0].startTime)
  await page.waitForTimeout(4000)

  const filter = []
  const sort = []
  const pages = []
  for (let run = 0; run < runs; run++) {
    await page.focus('input[type="search"]')
    for (const letter of letters) {
      filter.push(await painted(page, () => page.keyboard.press(letter === ' ' ? 'Space' : letter)))
      await page.waitForTimeout(60)
    }
    for (const _ of letters) {
      filter.push(await painted(page, () => page.keyboard.press('Backspace')))
      await page.waitForTimeout(60)
    }
    for (const name of ['First name', 'E-mail', 'Gifts', 'Joined', 'Last name']) {
      const head = page.locator('[role="columnheader"]', { hasText: name }).first()
      const { x, y, width, height } = await head.boundingBox()
      sort.push(await painted(page, () => page.mouse.click(x + Math.min(30, width / 2), y + height / 2)))
      await page.waitForTimeout(60)
    }
    await page.locator('[role="gridcell"]').nth(3).click()
    for (let at = 0; at < 5; at++) {
      pages.push(await painted(page, () => page.keyboard.press('PageDown')))
      await page.waitForTimeout(60)
    }
  }
  const { scroll, blank } = await page.evaluate(scrolled)
  const memory = (await heap()) - bare
  await context.close()
  return { setUp, filter: median(filter), sort: median(sort), page: median(pages), scroll, blank, memory }
}

const rowSelector = '[role="row"] [role="gridcell"]'

async function painted(page, act) {
  await page.evaluate(() => (window.lastPaint = undefined))
  await act()
  await page.waitForFunction(() => window.lastPaint !== undefined, undefined, { polling: 20 })
  return page.evaluate(() => window.lastPaint)
}

/** Runs in the page. Notes when the first rows are shown, and the time from a key or click until the next frame was painted. */
function watchPaints() {
  const look = () => {
    if (document.querySelector('[role="row"] [role="gridcell"]')) window.firstRows = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const begin = ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (window.lastPaint = performance.now() - timeStamp)
      port2.postMessage(undefined)
    })
  }
  addEventListener('keydown', begin, { capture: true })
  addEventListener('click', begin, { capture: true })
}

/** Runs in the page. Scrolls for two seconds, 360 pixels per frame, and counts the frames in which the middle of the table shows no row. */
async function scrolled() {
  const frame = [...document.querySelectorAll('*')]
    .filter(one => one.scrollHeight > one.clientHeight * 20 && getComputedStyle(one).overflowY !== 'visible')
    .at(-1)
  const { left, top, width, height } = frame.getBoundingClientRect()
  let frames = 0
  let blank = 0
  const began = performance.now()
  while (performance.now() - began < 2000) {
    frame.scrollTop += 360
    await new Promise(requestAnimationFrame)
    frames++
    const middle = document.elementFromPoint(left + width / 4, top + height / 2)
    if (!middle?.closest('[role="row"]')) blank++
  }
  return { scroll: (frames * 1000) / (performance.now() - began), blank }
}
