import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { sampleArt } from './scripts/build/sample-art.mjs'

const libraries = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//
const frame = [
  /src\/(main|ui\/app|ui\/public-rows)\.tsx?$/,
  /src\/ui\/(layout\/(?!who-is-here)|routing\/(?!leave-guard)|app-services\/(app|account-services|late-service|live-query)\.)/,
  /src\/ui\/delivery\/(?!late-delivery|build-watch|links-in-view|new-build-reload|payload-prefetch)/,
  /src\/ui\/queries\/(site|clock)\.queries\.ts$/,
  /src\/ui\/kit\/(anchor|base|button|choice|document-title|elsewhere|empty-state|fonts|format-time|in-browser|link-target|page-head|picture|time|tokens|viewer-zone)\./,
  /src\/domain\/guide\/local-day\.ts$/,
]

/** What every public page needs at once travels in two files: the libraries, which seldom change, and the frame around every page. What forms are made of is one file more. */
const firstFiles = [
  { name: 'vendor', test: libraries, priority: 3 },
  { name: 'fields', test: /src\/ui\/kit\/(field|text-field|select)\./, priority: 1 },
  { name: 'site', test: (id: string) => frame.some(part => part.test(id)), priority: 2 },
]

const routerBuild = (file: string) => fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url))
const routerForVisitors = [
  { find: /^react-router$/, replacement: routerBuild('index') },
  { find: /^react-router\/dom$/, replacement: routerBuild('dom-export') },
]

/** The router's components that nothing here uses stay in a build because they are given names for developer tools, and because making them is not marked as pure. */
const routerCanBeShaken = {
  name: 'router-can-be-shaken',
  apply: 'build' as const,
  transform(code: string, id: string) {
    if (!id.includes('/node_modules/react-router/')) return undefined
    const unnamed = code.replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    return { code: unnamed.replaceAll(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, ' = /* @__PURE__ */ $1'), map: null }
  },
}

const walks = 'tests/**/*.walk.test.tsx'
const elsewhere = ['tests/node_modules/**', 'tests/browser/**', 'tests/firebase/**', 'tests/bench/**']
const tests = { css: { modules: { classNameStrategy: 'non-scoped' as const } }, setupFiles: ['tests/support/indexes/used-indexes.ts'] }

/** Two builds: `local` carries its own backend and sample season, `firebase` only the hosted one's adapters. */
export default defineConfig(({ command }) => {
  const backend = process.env['VITE_BACKEND'] === 'firebase' ? 'firebase' : 'local'
  return {
    plugins: [react(), routerCanBeShaken, backend === 'local' && sampleArt()],
    define: {
      'import.meta.env.VITE_BACKEND': JSON.stringify(backend),
      'import.meta.env.VITE_MEMORY': JSON.stringify(process.env['VITE_MEMORY'] ?? 'false'),
    },
    // The router's package names its development build first; its warnings are for no visitor.
    ...(command === 'build' && { resolve: { alias: routerForVisitors } }),
    worker: { format: 'es' as const },
    build: {
      outDir: `dist/${backend}`,
      emptyOutDir: true,
      sourcemap: 'hidden' as const,
      manifest: '.vite/manifest.json',
      target: 'es2022',
      // A list of every part's imports would come with each first page. Prerendered pages name their own parts; later ones are fetched ahead.
      modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(name => name.endsWith('.css')) },
      rolldownOptions: { output: { codeSplitting: { groups: firstFiles } } },
    },
    test: {
      // Without it vitest leaves a core idle, which on two cores is half the machine.
      maxWorkers: '100%',
      // Tests do not measure speed; on a busy machine the whole season takes its time.
      testTimeout: 30_000,
      // The first on a bare machine paints the season's thumbhashes.
      hookTimeout: 60_000,
      projects: [
        { extends: true as const, test: { ...tests, name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...elsewhere, walks] } },
        // Whole walks through the application take half the time of all tests; `npm run test:unit` leaves them to `npm test`.
        { extends: true as const, test: { ...tests, name: 'walks', include: [walks] } },
      ],
    },
  }
})
