import { defineConfig } from 'vitest/config'

/** Journeys through the built local mode, in a real browser, one file after the other: they share one machine and one preview. */
export default defineConfig({
  test: {
    name: 'browser',
    dir: 'tests/browser',
    include: ['**/*.journey.ts'],
    globalSetup: ['tests/browser/preview-and-browser.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
