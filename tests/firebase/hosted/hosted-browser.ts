import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../../scripts/browser.mjs'
import { origin } from '../hosting/hosted-build'
import type { Rig } from './rig'

/** A person with a device: a tab that keeps its session, and all errors in it. */
export interface Person {
  readonly page: Page
  readonly context: BrowserContext
  /**
   * Errors of the console and the program, reports of the security policy, and responses from 500 on: each once, with the page's address.
   */
  readonly problems: string[]
}

/** A real browser that reaches the test system under the site's true address. */
export async function openHostedBrowser(rig: Pick<Rig, 'browserArgs'>) {
  const { launch } = await findBrowser()
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...rig.browserArgs] })
  return {
    close: () => browser.close(),
    async person(): Promise<Person> {
      const context = await browser.newContext({
        baseURL: origin,
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
      })
      // On a busy machine a page may take seconds.
      context.setDefaultTimeout(90_000)
      const page = await context.newPage()
      return { context, page, problems: await watchedProblems(page) }
    },
  }
}

async function watchedProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  const add = (text: string) => {
    const where = page.url().replace(origin, '')
    if (!problems.includes(`${where}: ${text}`)) problems.push(`${where}: ${text}`)
  }
  page.on('console', message => {
    if (message.type() === 'error') add(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', error => add(error.message))
  page.on('response', response => {
    if (response.status() >= 500) add(`${response.status()} ${response.url()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused by the security policy: ${violatedDirective} ${blockedURI}`),
    )
  })
  return problems
}
