import { defineConfig } from 'vitest/config'
import { longestFirst } from '../../scripts/longest-first.mjs'

/** Tests of the built local mode in a real browser, two files at a time: they share one preview server, and each has its own browser. */
export default defineConfig({
  test: {
    name: 'browser',
    dir: 'tests/browser',
    include: ['**/*.journey.ts'],
    globalSetup: ['tests/browser/preview-and-browser.ts'],
    setupFiles: ['tests/browser/close-season-tabs.ts'],
    // Files of one worker share their modules, Playwright's above all.
    isolate: false,
    sequence: { sequencer: longestFirst(['first-paint.journey', 'office-panels.journey', 'public-pages.journey']) },
    maxWorkers: 2,
    // Failures print all differences, because the log may be the only result of a run.
    chaiConfig: { truncateThreshold: 0 },
    testTimeout: 180_000,
    hookTimeout: 240_000,
    // On a busy machine a page may take seconds.
    expect: { poll: { timeout: 90_000 } },
  },
})
