import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { sampleThumbhashes } from '../../scripts/build/sample-art.mjs'
import { longestFirst } from '../../scripts/longest-first.mjs'
import { youngHeap } from '../../scripts/young-heap.mjs'

const require = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'))

/** The browser build of a package. Node would resolve another one, without IndexedDB and blobs. */
function browserBuild(name: string) {
  const manifest = require.resolve(`${name}/package.json`)
  const { browser } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly browser: string }
  return { find: name, replacement: join(dirname(manifest), browser) }
}

/** Runs the suites with the real Firebase SDK against Firebase's Auth and Storage emulators and our own Firestore server. */
export default defineConfig({
  plugins: [sampleThumbhashes()],
  test: {
    // happy-dom logs every failed request.
    silent: 'passed-only',
    execArgv: youngHeap,
    sequence: {
      sequencer: longestFirst(['every-row.test', 'host-memory.test', 'from-nothing.test', 'preview.test', 'documents.test', 'doors-at-eleven.test']),
    },
    // Failures print all differences, because the log may be the only result of a run.
    chaiConfig: { truncateThreshold: 0 },
    experimental: { fsModuleCache: true },
    testTimeout: 60_000,
    hookTimeout: 240_000,
    // On a busy machine a page may take seconds.
    expect: { poll: { timeout: 90_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'firebase',
          // Files of one worker share their modules, as unit tests do: a third of their time went into loading Firebase's libraries again.
          isolate: false,
          dir: 'tests/firebase',
          include: ['**/*.test.ts'],
          exclude: ['sdk/**', '**/sdk/**', '**/hosting/**', '**/hosted/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'firebase-hosting',
          dir: 'tests/firebase',
          include: ['hosting/**/*.test.ts', 'hosted/**/*.test.ts'],
          globalSetup: './tests/firebase/hosting/hosted-build.ts',
        },
      },
      {
        extends: true,
        resolve: { alias: ['@firebase/auth', '@firebase/storage', '@firebase/analytics'].map(browserBuild) },
        test: {
          name: 'firebase-sdk',
          dir: 'tests/firebase/sdk',
          include: ['**/*.test.ts'],
          environment: 'happy-dom',
          // The SDK's modules, which are transformed and read for the browser, are read once.
          isolate: false,
          // The test files share the accounts and files of the emulators.
          fileParallelism: false,
          globalSetup: './tests/firebase/emulators/global-setup.ts',
          server: { deps: { inline: [/node_modules\/@?firebase\//] } },
        },
      },
    ],
  },
})
