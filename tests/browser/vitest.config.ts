import { defineConfig } from 'vitest/config'

/** Journeys through the built local mode, in a real browser, two files at a time: they share one preview, and each has a browser of its own. */
export default defineConfig({
  test: {
    name: 'browser',
    dir: 'tests/browser',
    include: ['**/*.journey.ts'],
    globalSetup: ['tests/browser/preview-and-browser.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
