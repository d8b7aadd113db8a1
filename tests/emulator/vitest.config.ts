import { defineConfig } from 'vitest/config'

/** Checks the access table on Google's Firestore emulator, on machines that have it. */
export default defineConfig({
  test: { name: 'emulator', dir: 'tests/emulator', include: ['**/*.emulator.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
