import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmEmail, joinAs, setUpOrganisation } from '../firebase/hosted/first-days'
import { payWith } from './paying/at-the-checkout'
import { arrived, openBrowser, openTab } from './tab'
import { asArtist, asStaff, beginJoining, boss, join, onDay, setUpCode } from './year/people-of-the-year'
import { chooseBuilding, dates, outlines, painted } from './year/steps-of-the-year'

let browser: Browser
let context: BrowserContext
let page: Page
let secret: string
beforeAll(async () => {
  browser = await openBrowser()
  const tab = await openTab(browser)
  context = tab.context
  page = tab.page
})
afterAll(async () => {
  await context.close()
  await browser.close()
})

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const says = (words: string | RegExp) => page.getByText(words).first().waitFor()
const open = async (path: string) => {
  await page.goto(path)
  await arrived(page)
}
const weekends = (view = '') => `/cpanel/sfosweekends?edition=2027${view && `&view=${view}`}`
const register = '/artists/sfosregistration'
const listings = (view: string) => `/cpanel/sfoslistings?edition=2027&view=${view}`

/** An organization's first year. Each step uses the screens of the person who takes it, on the day of that step. */
describe('the year of an organization that begins with nothing', { timeout: 240_000 }, () => {
  it('January: somebody joins, becomes the first superadmin and sets the organization up', async () => {
    await open('/?empty&on=2027-01-10')
    await beginJoining(page, boss)
    await joinAs(page, { first: 'Ada', last: 'Lovelace' })
    await page.getByRole('button', { name: 'Local mode' }).click()
    await press(/^Outbox/)
    await confirmEmail(page, (await page.locator('dialog[open] a').first().getAttribute('href'))!)
    await press('Make me the first superadmin')
    await page.getByRole('heading', { level: 2, name: 'Name and contact' }).waitFor()
    await setUpOrganisation(page)
    secret = await setUpCode(page)
  })

  it('creates its first edition: a weekend, neighborhoods from a file, a building with one place', async () => {
    await asStaff(page, secret, '/cpanel/sfosdeadlines')
    await page.getByRole('link', { name: 'Create an edition' }).click()
    await page.getByLabel(/^Year/).fill('2027')
    await page.getByLabel(/^Name/).fill('Town Open Studios 2027')
    await press('Create edition')
    const rows = page.getByRole('group', { name: 'Weekends' })
    await rows.getByRole('button', { name: 'Add' }).click()
    await rows.getByLabel(/^Name/).fill('First weekend')
    await rows.getByLabel(/^First day/).fill('2027-10-16')
    await rows.getByLabel(/^Last day/).fill('2027-10-17')
    await rows.getByLabel(/^Opens/).fill('11:00')
    await rows.getByLabel(/^Closes/).fill('18:00')
    await press('Save weekends')
    await says('Saved.')

    await open(weekends('assign'))
    await page.getByRole('link', { name: 'Draw or import neighborhoods' }).click()
    await page.getByLabel('GeoJSON file').setInputFiles(outlines)
    await press('Import 2 outlines')
    await says(/^2 neighborhoods created/)
    await open(weekends('assign'))
    await page.getByLabel('Weekend of Harbor').selectOption({ label: '1 · First weekend' })
    await says('Harbor is in First weekend now.')
    await press('Give 1 neighborhood without a weekend to First weekend')
    await says('1 neighborhood is in First weekend now.')

    await open(weekends('buildings'))
    await press('Create the first one')
    await page.getByLabel(/^Name/).fill('Net House')
    await page.getByLabel(/^Address/).fill('5 Quay Road')
    await page.getByLabel(/^Neighborhood/).selectOption('Harbor')
    await page.getByLabel(/^Latitude/).fill('37.775')
    await page.getByLabel(/^Longitude/).fill('-122.405')
    await page.getByLabel(/^Confidence/).selectOption('Confirmed')
    await page.getByRole('searchbox', { name: 'Host' }).fill('Ada')
    await press(/^Ada Lovelace/)
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await says('0 of 1')
  })

  it('gives it prices and dates, and announces the call', async () => {
    await open('/cpanel')
    await page.getByRole('link', { name: /^Enter prices/ }).click()
    await press('Save as a new version')
    await press('Put version 1 into effect')
    await says('Never changes')
    await open(weekends('edition'))
    await page.getByRole('link', { name: /^Enter when the call opens/ }).click()
    for (const [name, at] of Object.entries(dates)) await page.getByLabel(name, { exact: true }).fill(at)
    await press('Save deadlines')
    await says(/^Registration opens/)
    await page.getByRole('link', { name: 'Announce the call' }).click()
    await press('Announce the call')
    await says(/^The call is announced\./)
    await onDay(page, '2027-01-20')
    await open('/artists')
    await says(/^Registration opens Mon, Feb 1, 2027/)
  })

  it('February: an artist joins, registers from her dashboard and pays', async () => {
    await onDay(page, '2027-02-10')
    await join(page, 'Mia', 'Reyes')
    await open('/dashboard')
    await page.getByRole('link', { name: 'Register a studio' }).click()
    await chooseBuilding(page)
    await page.getByLabel(/^Unit/).fill('1A')
    await page.getByLabel(/^Main medium/).fill('Painting')
    await page.getByLabel(/^In a sentence/).fill('Harbor light in oil, on found wood.')
    await page.getByLabel('I have liability insurance, or I open at my own risk').check()
    await page.getByLabel('I accept the terms of sale').check()
    await press('Register and go to payment')
    await page.getByRole('heading', { name: 'Your card' }).waitFor()
    await payWith(page, '4242424242424242')
    await says('Thank you. Your order is paid')
  })

  it('a second artist finds the building full, and waits', async () => {
    await onDay(page, '2027-02-11')
    await join(page, 'Bo', 'Lind')
    await open(register)
    await chooseBuilding(page)
    await says('Every place here is taken.')
    await press('Join the waiting list')
    const line = page.getByText(/^On the waiting list/).first()
    await line.waitFor()
    expect(await line.textContent()).toContain('number 1 in line')
  })

  it('the artist finishes her listing; staff ask for a change, and approve it', async () => {
    await asArtist(page, 'Mia', '/dashboard')
    await page.getByRole('link', { name: 'Finish the listing' }).click()
    await page.getByRole('checkbox', { name: 'Sat, Oct 16' }).check()
    await press('Save the listing')
    await press('Choose a picture')
    await page
      .getByRole('main')
      .locator('input[type=file]')
      .first()
      .setInputFiles(await painted(page))
    await page.getByLabel(/^The picture in words/).fill('Stripes of paint')
    await press('Use this picture')
    await press('Send it to our staff')
    await says('Our staff is reading it')

    await asStaff(page, secret, listings('review'))
    await press(/^Ask for changes/)
    const question = page.getByRole('dialog')
    await question.getByLabel(/^What is to be changed/).fill('Say since when you paint here.')
    await question.getByRole('button', { name: 'Ask for changes' }).click()
    await says(/^Mia Reyes is with its artist again/)

    await asArtist(page, 'Mia', '/dashboard')
    await page.getByRole('link', { name: 'Make the changes' }).click()
    await says('Say since when you paint here.')
    await page.getByRole('textbox', { name: /^In print/ }).fill('Harbor light in oil, since 2011.')
    await press('Save the listing')
    await press('Send it to our staff')
    await says('Our staff is reading it')

    await asStaff(page, secret, '/cpanel/mapping?edition=2027')
    await says('Every listing has a confirmed pin')
    await open(listings('review'))
    await page.getByRole('button', { name: /^Approve(?! all)/ }).click()
    await says(/^Mia Reyes is approved/)
    await open(weekends('edition'))
    await press('Begin production')
    await says(/^Production has begun/)
  })

  it('July: she approves the proof, the guide is locked for print and published', async () => {
    await onDay(page, '2027-07-12')
    await asArtist(page, 'Mia', '/dashboard')
    await page.getByRole('link', { name: 'Check the proof' }).click()
    await press('Approve the proof')
    await says('Proof approved')
    await onDay(page, '2027-07-26')
    await asStaff(page, secret, listings('errata'))
    await page.getByRole('region', { name: 'Lock for print' }).getByRole('button').click()
    await press('Lock 1 listing for print')
    await says(/^1 listing locked for print/)
    await open(weekends('edition'))
    await press('Publish the guide')
    await says('The guide is published with 1 listing.')
  })
})
