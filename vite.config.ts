import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './scripts/build/chunk-groups.mjs'
import { className } from './scripts/build/class-names.mjs'
import { lighterLibraries } from './scripts/build/libraries/lighter-libraries.mjs'
import { officePreload } from './scripts/build/office-preload.mjs'
import { partRoles } from './scripts/build/part-roles.mjs'
import { sampleArt, sampleThumbhashes } from './scripts/build/sample-art.mjs'
import { sampleSeason } from './scripts/build/sample-season.mjs'
import { youngHeap } from './scripts/young-heap.mjs'

const routerBuild = (file: string) => fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url))
const routerForVisitors = [
  { find: /^react-router$/, replacement: routerBuild('index') },
  { find: /^react-router\/dom$/, replacement: routerBuild('dom-export') },
]

const elsewhere = ['**/node_modules/**', 'tests/browser/**', 'tests/firebase/**', 'tests/bench/**']
const large = 'tests/**/*.large.test.ts'
export const testSettings = {
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  setupFiles: ['tests/support/run/restored-built-ins.ts', 'tests/support/indexes/used-indexes.ts'],
}
const strict = 'tests/**/*.strict.test.tsx'

const inProcesses = { ...testSettings, execArgv: youngHeap }
// A thread takes no such options; it has the heap of the process that starts it.
if (process.env['VITEST']) youngHeap.forEach(setFlagsFromString)

/** Tests that draw pages share modules between files, in threads: what a test module imports is handed over cheaper than to a process. */
const drawing = {
  ...testSettings,
  pool: 'threads' as const,
  // A pressed link of a download would change the address of the document that later tests of the file use.
  environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } } },
  setupFiles: [...testSettings.setupFiles, 'tests/support/drawing/drawn-pages.ts'],
}

/**
 * The first page downloads the names of all style sheets and pages, so style sheets have none, and those of scripts are cut. Hashes do not
 * compress: seven characters are the fewest that the bundler allows.
 */
const shortNames = {
  chunkFileNames: ({ name }: { readonly name: string }) => `assets/${name.slice(0, 5)}-[hash:7].js`,
  assetFileNames: ({ names: [name = ''] }: { readonly names: readonly string[] }) =>
    name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7][extname]',
}

/** Two builds: `local` carries its own backend and sample season, `firebase` only the hosted one's adapters. */
export default defineConfig(({ command, isSsrBuild }) => {
  const backend = process.env['VITE_BACKEND'] === 'firebase' ? 'firebase' : 'local'
  return {
    plugins: [
      react(),
      lighterLibraries(),
      partRoles(),
      officePreload(),
      ...(backend === 'local' ? [sampleArt(), sampleSeason(), sampleThumbhashes()] : []),
    ],
    // Elements as in a build: the development build's runtime for elements is not in React's production build, which walks use.
    ...(process.env['VITEST'] && { oxc: { jsx: { development: false } } }),
    define: {
      'import.meta.env.VITE_BACKEND': JSON.stringify(backend),
      'import.meta.env.VITE_MEMORY': JSON.stringify(process.env['VITE_MEMORY'] ?? 'false'),
    },
    // The router's package names its development build first; its warnings are for no visitor.
    ...(command === 'build' && { resolve: { alias: routerForVisitors } }),
    // Of the documents here one is the product's: those of benches name packages that `npm start` does not install.
    optimizeDeps: { entries: ['index.html'] },
    css: { modules: { generateScopedName: className } },
    worker: { format: 'es' as const, plugins: () => (backend === 'local' ? [sampleThumbhashes()] : []) },
    build: {
      outDir: `dist/${backend}`,
      emptyOutDir: true,
      sourcemap: 'hidden' as const,
      manifest: '.vite/manifest.json',
      target: 'es2022',
      // A list of every part's imports would come with each first page. Prerendered pages name their own parts; later ones are fetched ahead.
      modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(name => name.endsWith('.css')) },
      // What is built for a server is sent to nobody.
      ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() }, ...shortNames } } }),
    },
    test: {
      // A failure names everything that differs: a log may be all that is left of a run.
      chaiConfig: { truncateThreshold: 0 },
      // Tests do not measure speed; on a busy machine the whole season takes its time.
      testTimeout: 90_000,
      // The first on a bare machine paints the season's thumbhashes.
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000, interval: 5 } },
      // Files of one worker share their modules, and the sample season made of them: half of their time went into making both for each file.
      isolate: false,
      // A module that did not change is transformed once, for all projects and later runs. Nothing here transforms by more than the module
      // itself and this file, but for `sampleThumbhashes`, which says so.
      experimental: { fsModuleCache: true },
      // React wants to show a page twice where two roots share a document, as two people's pages in a walk may; nothing is lost, and the
      // product has one root (tests/ui/kit/two-roots.test.tsx).
      onUnhandledError: ({ message }) => !/React error #177|Cannot commit the same tree as before/.test(message),
      // How many workers there are is for the command to say: a number here would be each project's own, which `--maxWorkers` does not change.
      projects: [
        {
          extends: true as const,
          test: { ...inProcesses, name: 'unit', include: ['tests/**/*.test.ts'], exclude: [...elsewhere, large] },
        },
        // Tens of thousands of records, or of attempts: a third of the time of all unit tests. `npm run test:unit` leaves them to `npm test` as
        // well, and so the one that loads modules anew: each later file of its worker would load the modules again and make the season again.
        {
          extends: true as const,
          test: { ...inProcesses, name: 'large', include: [large], exclude: elsewhere },
        },
        // What draws pages takes a third of the time of all tests; `npm run test:unit` leaves it to `npm test`. It runs on React's production build,
        // as visitors do, which takes a third less.
        {
          extends: true as const,
          test: { ...drawing, name: 'walks', include: ['tests/**/*.test.tsx'], exclude: [...elsewhere, strict], env: { NODE_ENV: 'production' } },
        },
        // On React's development build, in which StrictMode renders and mounts everything twice: every route, and what needs `act`.
        { extends: true as const, test: { ...drawing, name: 'strict', include: [strict], exclude: elsewhere } },
      ],
    },
  }
})
