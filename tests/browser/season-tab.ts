import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { inject } from 'vitest'
import { contextOptions, firstTab, type TabOptions } from './tab'

const opened = new Set<BrowserContext>()
/** Closes what a file has opened (close-season-tabs.ts). */
export const closeSeasonTabs = () => Promise.all([...opened].map(context => context.close()))

/**
 * A tab of somebody who has been here before: the sample season is in their browser, as its first page left it, and nobody is signed in.
 * Making the season costs five seconds of a processor, copying the profile of a browser that holds it a tenth of one. A profile belongs to one
 * browser, so the tab has one of its own.
 */
export async function openSeasonTab({ as, ...options }: TabOptions = {}) {
  const profile = await mkdtemp(path.join(tmpdir(), 'season-'))
  await cp(inject('season'), profile, { recursive: true })
  const context = await chromium.launchPersistentContext(profile, { ...inject('launch'), ...contextOptions(options) })
  opened.add(context)
  context.on('close', () => {
    opened.delete(context)
    void rm(profile, { recursive: true, force: true, maxRetries: 3 })
  })
  return firstTab(context, as)
}
