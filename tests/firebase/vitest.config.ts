import { defineConfig } from 'vitest/config'

/** The suites on the real Firebase SDK: against Firebase's own Auth and Storage emulators, and our own Firestore server. */
export default defineConfig({
  test: {
    name: 'firebase',
    dir: 'tests/firebase',
    include: ['**/*.test.ts'],
    passWithNoTests: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
