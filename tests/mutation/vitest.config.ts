import { defineConfig } from 'vitest/config'
import base, { testSettings } from '../../vite.config'

const { plugins = [], define = {} } = base({ command: 'serve', mode: 'test' })

/** The unit tests of the domain and the adapters: what reaches src/domain without drawing a page. */
export default defineConfig({ plugins, define, test: { ...testSettings, include: ['tests/{domain,adapters}/**/*.test.ts'] } })
