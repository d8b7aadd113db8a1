import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../scripts/browser.mjs'
import { startPreview } from '../../scripts/preview.mjs'
import { top } from '../../scripts/setup.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the preview of `dist/local`. */
    address: string
    /** Playwright's options for a browser that launches here. */
    launch: { executablePath?: string; channel?: string; args: string[] }
  }
}

/** Before all tests: finds a browser that launches, and serves the built local mode as a host would. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { name, launch } = await findBrowser()
  console.log(`Browser: ${name}`)
  const preview = await startPreview({ root: path.join(top, 'dist/local') })
  project.provide('address', preview.address)
  project.provide('launch', launch)
  return preview.stop
}
