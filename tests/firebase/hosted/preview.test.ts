import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AdminDocuments } from '../../../src/adapters/cloud/admin-documents'
import { type Door, doorsId, writeDoors } from '../../../src/domain/guide/door-status/door-statuses-of-day'
import { doors } from '../../../src/domain/guide/door-status/doors.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { unchangedFor } from '../../browser/tab'
import { projectId } from '../host/serve-functions'
import { signIn } from './first-days'
import { openHostedBrowser, type Person } from './hosted-browser'
import { plantSeason } from './planted-season'
import { type Rig, startRig } from './rig'

let rig: Rig
let browser: Awaited<ReturnType<typeof openHostedBrowser>>
let staff: Person
let stranger: Person
let today: string

beforeAll(async () => {
  rig = await startRig()
  const { email, password } = await plantSeason(rig, 'superadmin')
  browser = await openHostedBrowser(rig)
  staff = await browser.person()
  stranger = await browser.person()
  await stranger.page.goto('/')
  today = await heading(stranger.page)
  await signIn(staff.page, email, password)
})
afterAll(async () => {
  await browser?.close()
  await rig?.stop()
})

const heading = (page: Page) => page.locator('main h1').first().innerText()
const bar = (page: Page) => page.getByRole('complementary', { name: 'You see a preview of the site' })
const isShown = (page: Page) => bar(page).and(page.locator('[data-shown="true"]')).waitFor()

/** Staff choose a date, and perhaps a role, in the office. */
async function preview({ page }: Person, at: string, as?: string): Promise<void> {
  await page.goto('/cpanel/sfosdeadlines?edition=2027')
  await page.getByLabel('Date and time', { exact: false }).first().fill(at)
  if (as !== undefined) await page.getByLabel('As', { exact: true }).selectOption(as)
  await page.getByRole('button', { name: 'Preview the site' }).click()
  await isShown(page)
}
const endPreview = async ({ page }: Person) => {
  await page.getByRole('button', { name: 'End the preview' }).click()
  await bar(page).waitFor({ state: 'detached' })
}

/** Writes to the organization. */
async function write({ page }: Person, text: string): Promise<void> {
  await page.goto('/about/contact')
  const main = page.locator('main')
  await main.getByLabel('Your name').fill('Ada Lovelace')
  await main.getByLabel('Your email').fill('ada@foghorn.example')
  await main.getByRole('textbox', { name: 'Message' }).fill(text)
  // A form that is sent within three seconds is taken for a bot’s.
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 3200
  })
  await main.getByRole('button', { name: 'Send', exact: true }).click()
}
const messages = async () => (await rig.store.query({ collection: 'contactMessages' })).map(({ data }) => data)

describe('the date and the role that staff simulate on the hosted site', { timeout: 240_000 }, () => {
  it('hold on every page, also where it was prerendered as of today and after a reload', async () => {
    const { page, problems } = staff
    for (const [at, expected] of [
      ['2027-03-01T10:00', /^Artists, open your studio/],
      ['2027-10-16T12:00', /^The doors are open/],
    ] as const) {
      await preview(staff, at)
      await expect.poll(() => heading(page)).toMatch(expected)
      await page.reload()
      await isShown(page)
      await expect.poll(() => heading(page)).toMatch(expected)
    }
    for (const path of ['/sfosguide', '/sfosguide/weekends', '/sfosguide/maps', '/sfosguide/events', '/about/contact', '/dashboard']) {
      await page.goto(path)
      await isShown(page)
      expect(await bar(page).innerText()).toContain('Preview as of Saturday, October 16, 2027, 12')
    }
    expect(problems).toEqual([])
  })

  it('are nobody else’s, and not the office’s', async () => {
    await stranger.page.goto('/')
    await stranger.page.locator('html[data-ready]').waitFor({ state: 'attached' })
    await unchangedFor(stranger.page, 30)
    expect(await heading(stranger.page)).toBe(today)
    expect(await bar(stranger.page).count()).toBe(0)
    await staff.page.goto('/cpanel')
    await bar(staff.page).waitFor()
    expect(await bar(staff.page).innerText()).toContain('The office keeps today’s date.')
    expect(stranger.problems).toEqual([])
  })

  it('do not reach the server: what staff send as themselves has the real time', async () => {
    await preview(staff, '2027-10-16T12:00')
    const before = new Date()
    await write(staff, 'Sent while I saw October')
    await expect.poll(async () => (await messages()).map(({ text }) => text)).toContain('Sent while I saw October')
    const { createdAt } = (await messages()).find(({ text }) => text === 'Sent while I saw October')!
    expect((createdAt as Date).getTime()).toBeGreaterThanOrEqual(before.getTime() - 60_000)
    expect((createdAt as Date).getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
    await endPreview(staff)
    await staff.page.goto('/')
    await expect.poll(() => heading(staff.page)).toBe(today)
    expect(staff.problems).toEqual([])
  })

  it('as a visitor nobody is signed in, the office is closed, and nothing is written', async () => {
    const { page } = staff
    await preview(staff, '2027-05-20T10:00', 'visitor')
    await page
      .getByRole('link', { name: /^Sign in/ })
      .first()
      .waitFor()
    const sent = (await messages()).length
    await write(staff, 'Sent as nobody')
    await page
      .getByText(/You see the site as somebody else, so nothing can be saved\./)
      .first()
      .waitFor()
    expect(await messages()).toHaveLength(sent)
    await page.goto('/cpanel/sfosdeadlines?edition=2027')
    await isShown(page)
    expect(await page.getByLabel('Date and time').count()).toBe(0)
    await endPreview(staff)
    await page.goto('/cpanel/sfosdeadlines?edition=2027')
    await page.getByRole('button', { name: 'Preview the site' }).waitFor()
  })

  it('as staff with one scope they see the office of this scope', async () => {
    const { page } = staff
    await preview(staff, '2027-05-20T10:00', 'money')
    await page.goto('/cpanel/stripetrans')
    await isShown(page)
    await expect.poll(() => heading(page)).toMatch(/\S/)
    await page.goto('/cpanel/sfosdeadlines?edition=2027')
    await isShown(page)
    expect(await page.getByRole('button', { name: 'Preview the site' }).count()).toBe(0)
    await endPreview(staff)
  })
})

/** The security policy and the paths of the hosted build let them run: a failure would be in `problems`, or nothing would come. */
describe('the workers of the hosted site', { timeout: 240_000 }, () => {
  const route = '/sfosguide/maps?route=eleni-vlachos-2027,ezra-whitcomb-2027'
  const planned = (page: Page) => page.getByText(/^2 studios, .* on foot, (up \d+ m|level), done by/)

  it('plan a route over the hills of the city', async () => {
    const { page, problems } = stranger
    problems.length = 0
    const started = page.waitForEvent('worker', worker => /route\.worker/.test(worker.url()))
    await page.goto(route)
    await started
    await planned(page).waitFor()
    expect(problems).toEqual([])
  })

  it('keep the guide on the device', async () => {
    const { page } = stranger
    await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-guide') ?? ''), { timeout: 90_000 }).toContain('2027')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(/\/sw\.js$/)
  })

  it('draw the printed guide', async () => {
    const { page, problems } = staff
    await page.goto('/cpanel/guideindexer?edition=2027&view=print')
    problems.length = 0
    await page.getByRole('checkbox', { name: 'With pictures' }).uncheck()
    await page.getByRole('button', { name: 'Preview changes' }).click()
    const [started, download] = [page.waitForEvent('worker', worker => /printed-guide\.worker/.test(worker.url())), page.waitForEvent('download')]
    await page.getByRole('button', { name: /^Make PDF of \d+ pages$/ }).click()
    await started
    expect((await download).suggestedFilename()).toBe('guide-2027.pdf')
    expect(problems).toEqual([])
  })

  // The browser's switch for the network reaches the page, and with it the store, but not the worker, of which `offline.journey` tells.
  it('plan a route without a network, from what the device keeps', async () => {
    const { context } = stranger
    await context.setOffline(true)
    const page = await context.newPage()
    await page.goto(route)
    await planned(page).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toContain('Error')
    await page.close()
    await context.setOffline(false)
  })
})

describe('a visitor in flight mode', { timeout: 240_000 }, () => {
  const [id, day] = ['solene-desrosiers-2027', '2027-10-16']
  // What is written past the server has no new version for it, and a browser that comes back takes what it has for the newest.
  let server: App
  beforeAll(() => {
    server = initializeApp({ projectId }, 'doors')
  })
  afterAll(() => deleteApp(server))
  /** An artist's tap as the function host writes it, at an hour of the simulated day. */
  const tap = (hour: string, door: Pick<Door, 'state' | 'until'>) =>
    new Records(new AdminDocuments(server), { current: undefined }).transact(async within => {
      const record = doorsId('2027', day, id)
      const said = new Map([[id, { ...door, at: new Date(`${day}T${hour}:00-07:00`) }]])
      writeDoors(within, record, await within.get(doors, record), { editionId: '2027', day }, said)
    })

  it('is told how old the doors are that they see, and sees what an artist did meanwhile once they are back', async () => {
    const { page, context } = stranger
    await page.clock.install({ time: new Date(`${day}T12:30:00-07:00`) })
    await tap('11:55', { state: 'soldOut' })
    await page.goto(`/sfosguide/${id}`)
    const sheet = page.getByRole('main')
    const soldOut = sheet.getByText(/^Sold out, open until/).first()
    await soldOut.waitFor()
    await context.setOffline(true)
    await page.getByText(/Doors are as they were at 12:3\d\spm, when you were last connected\./).waitFor()
    await tap('12:20', { state: 'back', until: '13:30' })
    await page.waitForTimeout(2000)
    expect(await soldOut.isVisible()).toBe(true)
    await context.setOffline(false)
    await sheet
      .getByText(/^Back at 1:30/)
      .first()
      .waitFor()
    expect(await page.getByText(/^You see the guide of/).count()).toBe(0)
  })
})
