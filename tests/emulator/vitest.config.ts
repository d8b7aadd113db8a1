import { defineConfig } from 'vitest/config'

/** The table of access asked of Google's own Firestore emulator, on machines that have it. */
export default defineConfig({
  test: { name: 'emulator', dir: 'tests/emulator', include: ['**/*.emulator.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
