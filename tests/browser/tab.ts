import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

export interface TabOptions extends BrowserContextOptions {
  /** Key of the sample person who is signed in. */
  readonly as?: string
}

/** A browser for one test file. */
export const openBrowser = (): Promise<Browser> => chromium.launch(inject('launch'))

export const contextOptions = (options: BrowserContextOptions): BrowserContextOptions => ({
  baseURL: inject('address'),
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  // A worker's requests pass by what a test puts in their place; `offline.journey` alone is about them.
  serviceWorkers: 'block',
  ...options,
})

/** A tab of a new visitor in the built local mode, and the errors in it. Its first page makes the sample season. */
export const openTab = async (browser: Browser, { as, ...options }: TabOptions = {}) =>
  firstTab(await browser.newContext(contextOptions(options)), as)

/** The first tab of a context, and the errors in it. */
export async function firstTab(context: BrowserContext, as?: string) {
  // On a busy machine a page may take many seconds.
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  const problems = watchProblems(page)
  if (as) {
    await page.goto(`/?as=${as}`)
    await arrived(page)
  }
  return { context, page, problems }
}

/** Every error that a page logs or throws, once, with its address. */
export function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') problems.push(`${new URL(page.url()).pathname}: ${message.text()}`)
  })
  page.on('pageerror', error => problems.push(`${new URL(page.url()).pathname}: ${error.message}`))
  return problems
}

/**
 * Waits until the page has drawn this many frames without a change of its document. On a busy machine frames take longer, and so does
 * the wait: 30 frames are half a second where nothing else runs.
 */
export const unchangedFor = (page: Page, frames: number): Promise<void> =>
  page.evaluate(
    wanted =>
      new Promise<void>(resolve => {
        let since = 0
        const watch = new MutationObserver(() => {
          since = 0
        })
        watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        const next = () => {
          if (++since <= wanted) return requestAnimationFrame(next)
          watch.disconnect()
          resolve()
        }
        requestAnimationFrame(next)
      }),
    frames,
  )

/**
 * Lets real time pass. Only for requests that must never happen, which cause no event. The page's idle time cannot be simulated, because it
 * begins when the browser reports the links in view.
 */
export const letTimePass = (page: Page, milliseconds: number): Promise<void> => page.waitForTimeout(milliseconds)

/** Waits until the page has its heading and the local backend is open. */
export async function arrived(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await page.locator('[data-local-mode]').waitFor()
}

/** Kills the process of the tab, as the system does when it runs out of memory. */
export async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // There is no answer, because the process has ended.
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** Holds back the program until the returned function is called. */
export async function heldProgram(page: Page): Promise<() => void> {
  let bring = () => {}
  const held = new Promise<void>(resolve => {
    bring = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  return () => bring()
}
