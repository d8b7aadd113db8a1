import { cp, mkdtemp, rm } from 'node:fs/promises'
import { type BrowserContext, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { contextOptions, firstTab, type TabOptions } from './tab'

/** The browser keeps no file of an earlier visit, so that all come from the server. */
async function forgetFiles(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await page.close()
}

const opened = new Set<BrowserContext>()
/** Closes what a file has opened (close-season-tabs.ts). */
export const closeSeasonTabs = () => Promise.all([...opened].map(context => context.close()))

export interface SeasonTabOptions extends TabOptions {
  /** The address of a server of this machine that the browser finds at the address of the season, which belongs to an address. */
  readonly servedBy?: string
  /** Further arguments of the browser. */
  readonly args?: readonly string[]
}

/**
 * A tab of somebody who has been here before: the sample season is in their browser, as its first page left it, and nobody is signed in.
 * Making the season costs five seconds of a processor, copying the profile of a browser that holds it a tenth of one. A profile belongs to one
 * browser, so the tab has one of its own.
 */
export async function openSeasonTab({ as, servedBy, args = [], ...options }: SeasonTabOptions = {}) {
  const season = inject('season')
  const profile = await mkdtemp(`${season}-`)
  await cp(season, profile, { recursive: true })
  const launch = inject('launch')
  const elsewhere = servedBy === undefined ? [] : [`--host-resolver-rules=MAP ${new URL(inject('address')).host} ${new URL(servedBy).host}`]
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...launch.args, ...elsewhere, ...args],
    ...contextOptions(options),
  })
  opened.add(context)
  context.on('close', () => {
    opened.delete(context)
    void rm(profile, { recursive: true, force: true, maxRetries: 3 })
  })
  if (servedBy !== undefined) await forgetFiles(context)
  return firstTab(context, as)
}
