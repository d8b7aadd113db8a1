import type { Page } from 'playwright-core'
import { totpCode } from '../../../src/adapters/memory/accounts/totp'
import { joinAs, makeAccount, signIn } from '../../firebase/hosted/first-days'
import { arrived } from '../tab'

export const boss = 'ada@foghorn.example'
export const addressOf = (first: string) => `${first.toLowerCase()}@foghorn.example`

/** Signs everybody out and sets this day. */
export async function onDay(page: Page, day: string): Promise<void> {
  await page.goto(`/?as=visitor&on=${day}`)
  await arrived(page)
}

/** Creates an account as soon as the page accepts input. */
export async function beginJoining(page: Page, email: string): Promise<void> {
  await page.goto('/newmember')
  await arrived(page)
  await makeAccount(page, email)
}

export async function join(page: Page, first: string, last: string): Promise<void> {
  await beginJoining(page, addressOf(first))
  await joinAs(page, { first, last, isArtist: true })
}

/** Opens a page as another artist on this device. */
export async function asArtist(page: Page, first: string, path: string): Promise<void> {
  await page.goto('/?as=visitor')
  await arrived(page)
  await page.goto('/signin')
  await arrived(page)
  await signIn(page, addressOf(first))
  await page.goto(path)
  await arrived(page)
}

/** Sets up the second factor, without which the office closes after the first week; returns the app's secret. */
export async function setUpCode(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Set up the code' }).click()
  await page.getByRole('button', { name: 'Set up the code' }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(/\s/g, '')
  await page.getByLabel('Code from your app').fill(await totpCode(secret, new Date()))
  await page.getByRole('button', { name: 'Turn on sign-in with a code' }).click()
  await page.getByRole('button', { name: 'Turn on sign-in with a code' }).waitFor({ state: 'detached' })
  return secret
}

/** The superadmin signs in with password and code, and opens a page of the office. */
export async function asStaff(page: Page, secret: string, path: string): Promise<void> {
  await page.goto('/?as=visitor')
  await arrived(page)
  await page.goto('/signin')
  await arrived(page)
  await page.getByLabel('Email', { exact: true }).fill(boss)
  await page.getByLabel('Password', { exact: true }).fill('nine tall lamps by the harbour')
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Enter the code' })
  await question.getByLabel('Code from your app').fill(await totpCode(secret, new Date()))
  await question.getByRole('button', { name: 'Continue' }).click()
  await question.waitFor({ state: 'detached' })
  await page.goto(path)
  await arrived(page)
}
