import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openSeasonTab } from '../season-tab'

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

beforeAll(() => new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve)))
afterAll(() => void host.close())

it.each(['Enter', 'the button'])('a form that stands before the rest of its document is sent by %s once the program runs', async by => {
  const { port } = host.address() as AddressInfo
  const { page, context, problems } = await openSeasonTab({ servedBy: `http://127.0.0.1:${port}` })
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
