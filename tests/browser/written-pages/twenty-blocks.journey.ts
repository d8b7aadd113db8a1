import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quickEffort, startPreview } from '../../../scripts/preview.mjs'
import { top } from '../../../scripts/setup.mjs'
import { measureVisit } from '../../bench/pages/measure-visit.mjs'
import { twentyBlocks, writeTwentyBlocks } from '../../bench/pages/twenty-blocks.mjs'
import { openBrowser, openTab } from '../tab'

const dist = path.join(top, 'dist/local')
let folder: string
let server: Awaited<ReturnType<typeof startPreview>>
let browser: Browser
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'twenty-blocks-'))
  await writeFile(path.join(folder, 'index.html'), '')
  for (const files of ['assets', 'payloads', 'sample']) await symlink(path.join(dist, files), path.join(folder, files))
  await writeTwentyBlocks(dist, folder)
  server = await startPreview({ root: folder, effort: quickEffort })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true })
})

it('a page of twenty blocks is whole without JavaScript', async () => {
  const { page, context } = await openTab(browser, { javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await page.goto(server.address + twentyBlocks)
  expect(await page.locator('main [data-block]:not([data-block] [data-block])').count()).toBe(20)
  expect(await page.locator('main img').count()).toBeGreaterThan(30)
  await context.close()
})

it('costs a slow phone no more than any other page before it is interactive: 110 kB of JavaScript, and nothing moves', async () => {
  const { scripts, cls } = await measureVisit(browser, { url: server.address + twentyBlocks, ready: 'html[data-ready]' })
  // Compressed as a host does, like the budget of the build.
  const sizes = await Promise.all(scripts.map(async (file: string) => brotliCompressSync(await readFile(path.join(dist, file))).length / 1024))
  expect(scripts.length).toBeGreaterThan(5)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(110)
  expect(cls).toBeLessThanOrEqual(0.001)
})
