import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openPhone, visit } from './paying/at-the-checkout'

/** The first Saturday of the sample season, at noon. */
const saturday = '/?on=2027-10-16T12:00'

const failNetwork = (page: Page, fails: boolean) => page.getByLabel('Network fails').setChecked(fails)

it('a host says on a phone how a door stands: a visitor’s list, map and page change at once, also by what was tapped without a network', async () => {
  const { context, page: host, problems } = await openPhone({ as: 'host' })
  await visit(host, saturday)
  await visit(host, '/listingsportal')
  await host.getByRole('button', { name: 'Local mode' }).click()
  const door = host.getByRole('group', { name: /^Door of / }).first()
  const name = (await door.getAttribute('aria-label'))!.replace('Door of ', '')
  const open = door.getByRole('button', { name: 'We are open' })
  await open.click()
  await door.getByText(/^Open until/).waitFor()

  const visitor = await context.newPage()
  await visit(visitor, `/sfosguide/maps?open=now&q=${encodeURIComponent(name)}`)
  const row = visitor.getByRole('main').getByRole('article').filter({ hasText: name }).first()
  await row.getByText(/^Open until/).waitFor()
  await door.getByRole('button', { name: 'Sold out' }).click()
  await row.getByText(/^Sold out, open until/).waitFor()
  await door.getByRole('button', { name: /^Back at/ }).click()
  // A studio whose artist is away is not open now, whatever its hours say.
  await row.waitFor({ state: 'detached' })

  await visitor.getByRole('button', { name: 'Open now', exact: true }).click()
  await row.getByText(/^Back at/).waitFor()
  await row.getByRole('link', { name }).click()
  const page = visitor.getByRole('main')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page
    .getByText(/^Back at/)
    .first()
    .waitFor()

  // Both tabs are one device, and the other one still has a network: it would send the tap.
  const place = visitor.url()
  await visitor.goto('about:blank')
  await failNetwork(host, true)
  await open.click()
  await door.getByText(/^Open until .*on this device, sent when you are connected/).waitFor()
  await failNetwork(host, false)
  await host.evaluate(() => dispatchEvent(new Event('online')))
  await door.getByText(/on this device/).waitFor({ state: 'detached' })
  await visit(visitor, place)
  await page
    .getByText(/^Open until/)
    .first()
    .waitFor()
  await door.getByRole('button', { name: /^Closing early/ }).click()
  await page
    .getByText(/^Closes early, at/)
    .first()
    .waitFor()
  expect(problems).toEqual([])
  await context.close()
})
