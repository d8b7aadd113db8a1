import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openBrowser, openTab } from '../tab'

let browser: Browser
/** The rest of each document, which waits to be sent. */
let rest: (() => void)[] = []

/** The built pages from a host that sends a document only to the end of its form for a map number. */
const host = createServer((request, response) => {
  void (async () => {
    const answer = await fetch(new URL(request.url ?? '/', inject('address')), { headers: { accept: request.headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    if (!type.includes('html')) return response.end(Buffer.from(await answer.arrayBuffer()))
    const document = await answer.text()
    const end = document.indexOf('</form>', document.indexOf('Standing at a door')) + '</form>'.length
    response.write(document.slice(0, end))
    rest.push(() => response.end(document.slice(end)))
  })()
})

beforeAll(async () => {
  browser = await openBrowser()
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await browser?.close()
  host.close()
})

it.each(['Enter', 'the button'])('a form that stands before the rest of its document is sent by %s once the program runs', async by => {
  const { port } = host.address() as AddressInfo
  const { page, context, problems } = await openTab(browser, { baseURL: `http://127.0.0.1:${port}` })
  rest = []
  await page.goto('/', { waitUntil: 'commit' })
  const field = page.getByLabel(/^Standing at a door/)
  await field.fill('17')
  expect(await page.evaluate(() => document.readyState)).toBe('loading')
  if (by === 'Enter') await field.press('Enter')
  else await page.locator('form', { has: field }).getByRole('button').click()
  for (const send of rest) send()
  await page.waitForURL('**/sfosguide/17')
  expect(problems).toEqual([])
  await context.close()
})
