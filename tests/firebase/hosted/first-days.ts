import type { Page } from 'playwright-core'

const password = 'nine tall lamps by the harbour'
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const heading = (page: Page, level: 1 | 2, name: string | RegExp) => page.getByRole('heading', { level, name }).first().waitFor()

/** Opens a page, unless it is already open. */
async function at(page: Page, path: string): Promise<void> {
  if (new URL(page.url(), 'http://none').pathname !== path) await page.goto(path)
}

/** Creates an account at `/newmember`; returns at the first of the following steps. */
export async function makeAccount(page: Page, email: string): Promise<void> {
  await at(page, '/newmember')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Make my account')
  await heading(page, 1, 'Who are you?')
}

interface Joining {
  readonly first: string
  readonly last: string
  /** By default an art lover. */
  readonly isArtist?: boolean
}

/** Completes the steps of joining with a new account. */
export async function joinAs(page: Page, { first, last, isArtist = false }: Joining): Promise<void> {
  await page.getByRole('radio', { name: isArtist ? /^Artist/ : /^Art lover/ }).check()
  await press(page, 'Go on')
  await heading(page, 1, 'What is your name?')
  await page.getByLabel(/^First name/).fill(first)
  await page.getByLabel(/^Last name/).fill(last)
  await page.getByLabel(/^Year of birth/).fill('1971')
  await press(page, 'Go on')
  await heading(page, 1, 'A membership?')
  await page.getByRole('radio', { name: /^Not now/ }).check()
  await press(page, 'Go on')
  await heading(page, 1, 'What may we write about?')
  await press(page, 'Go on')
  await heading(page, 1, 'Ready to join')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await heading(page, 1, /^Welcome/)
}

/** Opens the mailed link and presses the button on its page. */
export async function confirmEmail(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await press(page, 'Confirm this email')
  await page.getByRole('button', { name: 'Confirm this email' }).waitFor({ state: 'detached' })
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await at(page, '/signin')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL(url => url.pathname !== '/signin')
}

/** Completes every step of the set-up on `/cpanel`. */
export async function setUpOrganisation(page: Page): Promise<void> {
  const fill = (label: RegExp, words: string) => page.getByRole('textbox', { name: label }).fill(words)
  const next = () => press(page, 'Save and continue')
  await page.goto('/cpanel')
  await heading(page, 2, 'Name and contact')
  await fill(/^Name/, 'Foghorn Arts')
  await fill(/^Short name/, 'Foghorn')
  await fill(/^Postal address/, '1 Quay Road, Town')
  await fill(/^City/, 'Town')
  await fill(/^Email/, 'us@foghorn.example')
  await next()
  await heading(page, 2, 'Legal name')
  await fill(/^Legal name/, 'Foghorn Arts, Inc.')
  await next()
  await heading(page, 2, 'Welcome text')
  await fill(/^Season/, 'Town Open Studios')
  await fill(/^Tagline/, 'Come in and see')
  await next()
  await heading(page, 2, 'Color and logo')
  await next()
  await heading(page, 2, 'First edition')
  await press(page, 'Add an edition later')
  for (const title of ['Pages', 'Menu and footer', 'Policies']) {
    await heading(page, 2, title)
    await next()
  }
  await heading(page, 2, 'Colleagues')
  await press(page, 'Finish set-up')
  await heading(page, 1, 'Office')
}
