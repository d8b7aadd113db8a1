import { afterAll, beforeAll, expect, it } from 'vitest'
import { signIn } from './first-days'
import { openHostedBrowser, type Person } from './hosted-browser'
import { plantSeason } from './planted-season'
import { type Rig, startRig } from './rig'

let rig: Rig
let browser: Awaited<ReturnType<typeof openHostedBrowser>>
let account: Awaited<ReturnType<typeof plantSeason>>

beforeAll(async () => {
  rig = await startRig()
  account = await plantSeason(rig, 'superadmin')
  browser = await openHostedBrowser(rig)
})
afterAll(async () => {
  await browser?.close()
  await rig?.stop()
})

const save = async ({ page }: Person, number: number) => {
  await page.goto(`/sfosguide/${number}`)
  // A press before the page is ready is what the journeys of first paints are about.
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Save this studio' }).click()
  await page.getByRole('button', { name: 'Saved — remove' }).waitFor()
  return page.locator('main h1').innerText()
}
const studios = ({ page }: Person) => page.getByRole('main').getByRole('region', { name: 'Studios' })
const names = async (person: Person) => {
  const buttons = await studios(person)
    .getByRole('button', { name: /^Remove / })
    .allTextContents()
  return buttons.map(text => text.replace('Remove ', '')).sort()
}

it('what a person saves is on both of their devices, with what one had saved before it was signed in, until it is removed on either', {
  timeout: 240_000,
}, async () => {
  const [laptop, phone] = [await browser.person(), await browser.person()]
  await signIn(laptop.page, account.email, account.password)
  const [first, second] = [await save(laptop, 4), await save(phone, 60)]
  await signIn(phone.page, account.email, account.password)
  for (const device of [phone, laptop]) {
    await device.page.goto('/sfosguide/saved')
    await expect.poll(() => names(device)).toEqual([first, second].sort())
  }
  await studios(laptop)
    .getByRole('button', { name: `Remove ${second}` })
    .click()
  // The other device follows without a reload.
  await expect.poll(() => names(phone)).toEqual([first])
  expect([...laptop.problems, ...phone.problems]).toEqual([])
})
