import { defineConfig } from 'vitest/config'
import base, { testSettings } from '../../vite.config'

const { plugins = [], define = {} } = base({ command: 'serve', mode: 'test' })

/** The unit tests of the domain and the adapters: the tests of src/domain that render no page. */
export default defineConfig({
  plugins,
  define, // What is instrumented runs slower; what does not end is ended by Stryker.
  test: { ...testSettings, testTimeout: 60_000, hookTimeout: 120_000, include: [`${process.env['MUTATION_TESTS']}/**/*.test.ts`] },
})
