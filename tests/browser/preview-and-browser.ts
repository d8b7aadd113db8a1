import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser, folderForBrowsers } from '../../scripts/browser.mjs'
import { quickEffort, startPreview } from '../../scripts/preview.mjs'
import { top } from '../../scripts/setup.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the preview of `dist/local`. */
    address: string
    /** Playwright's options for a browser that launches here. */
    launch: { executablePath?: string; channel?: string; args: string[]; env: Record<string, string> }
    /** Profile of a browser that has made the sample season at that address, to be copied. */
    season: string
  }
}

/** Before all tests: finds a browser that launches, serves the built local mode as a host would, and lets that browser make the sample season. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { name, launch } = await findBrowser()
  console.log(`Browser: ${name}`)
  const preview = await startPreview({ root: path.join(top, 'dist/local'), effort: quickEffort })
  project.provide('address', preview.address)
  project.provide('launch', launch)
  const profiles = await mkdtemp(path.join(folderForBrowsers(), 'profiles-'))
  const season = path.join(profiles, 'season')
  const context = await chromium.launchPersistentContext(season, { ...launch, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(`${preview.address}/about`)
  await page.locator('[data-local-mode]').waitFor({ timeout: 120_000 })
  await context.close()
  project.provide('season', season)
  return async () => {
    await rm(profiles, { recursive: true, force: true, maxRetries: 3 })
    await preview.stop()
  }
}
