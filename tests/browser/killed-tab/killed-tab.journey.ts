import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { top } from '../../../scripts/setup.mjs'
import { kill, openBrowser } from '../tab'

/** Number of killed tabs; `KILLS=100` makes a longer run. */
const kills = Number(process.env['KILLS'] ?? 20)

let browser: Browser
let server: Server
let address: string
beforeAll(async () => {
  const built = (await build({
    root: top,
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: path.join(top, 'tests/browser/killed-tab/saving-page.ts'), formats: ['es'], fileName: 'saving' } },
  })) as Rolldown.RolldownOutput[]
  const script = built[0]!.output[0].code
  server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Saving</title><script type="module">${script}</script>`)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await new Promise(resolve => server.close(resolve))
})

/** A tab that reports every saved round. */
async function savingTab(context: BrowserContext, saved: (round: number) => void): Promise<Page> {
  const page = await context.newPage()
  await page.exposeFunction('saved', saved)
  await page.goto(address)
  await page.waitForFunction(() => 'save' in window)
  return page
}

it(`keeps every save whole through ${kills} tabs killed while saving`, { timeout: 600_000 }, async () => {
  const context = await browser.newContext()
  let last = 0
  let lost = 0
  for (let i = 0; i < kills; i++) {
    const before = last
    const page = await savingTab(context, round => {
      last = Math.max(last, round)
    })
    // Never resolves; rejects when the tab is killed.
    page.evaluate(() => window.save()).catch(() => undefined)
    await expect.poll(() => last, { interval: 1 }).toBeGreaterThan(before)
    // A real pause, so that each tab is killed at another point of the next saves.
    await new Promise(resolve => setTimeout(resolve, (i * 7) % 50))
    await kill(page)
    const reader = await savingTab(context, () => undefined)
    const kept = await reader.evaluate(() => window.kept())
    await reader.close()
    const rounds = new Set(kept.map(({ round }) => round))
    expect(kept).toHaveLength(40)
    expect([i, rounds.size, kept.every(({ bytes }) => bytes === 20_000)]).toEqual([i, 1, true])
    const [round] = rounds
    // The store contains the reported save, or at most the one after it.
    if (round! < last) lost++
    expect(round! - last).toBeLessThanOrEqual(1)
    last = round!
  }
  expect(lost).toBe(0)
  await context.close()
})
