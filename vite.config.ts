import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { officeAhead } from './scripts/build/office-ahead.mjs'
import { officeGroups } from './scripts/build/office-groups.mjs'
import { sampleArt, sampleThumbhashes } from './scripts/build/sample-art.mjs'

const libraries = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(react-query|query-core))\//
const frame = [
  /src\/(main|ui\/app|ui\/public-rows)\.tsx?$/,
  /src\/ui\/(layout\/(?!search-news-mark|who-is-here|visit-bar)|routing\/(?!leave-guard|record-view)|app-services\/(app|late-service|live-query|once)\.)/,
  /src\/ui\/delivery\/(?!late-delivery|build-watch|links-in-view|new-build-reload|payload-prefetch|saves-data)/,
  /src\/ui\/queries\/((site|clock)\.queries|followed)\.ts$/,
  /src\/ui\/kit\/(anchor|base|button|choice|document-title|elsewhere|empty-state|field|fonts|format-money|format-time|in-browser|link-target|map-number|notice|page-head|picture|select|share-button|text-field|time|tokens|use-described|viewer-zone)\./,
  /src\/ui\/(blocks\/hung-link|pages\/guide\/(directions|door-sign|guide-links))\./,
  /src\/domain\/(guide\/local-day|shared\/newest-answer)\.ts$/,
]

/** What every page asks that names studios or the season. */
const season = [/src\/domain\/guide\/(guide-numbers|next-events|opening-times|season-phase)\.ts$/, /src\/ui\/queries\/guide\.queries\.ts$/]

/** What the guide's own pages stand in. */
const guide = [/src\/ui\/pages\/guide\/(guide-frame|use-guide)\./]

/** What the wall, its search, artists and works share. */
const art = [/src\/ui\/queries\/art\.queries\.ts$/, /src\/ui\/pages\/art\/(art-words|works-hang)\./]

/** What a visitor keeps on this device. */
const kept = [/src\/ui\/app-services\/(kept-ids|kept-value)\./]

/** What written pages are made of: sections, programmes, whatever stands at `/{slug}`. */
const written = [
  /src\/ui\/blocks\/(blocks|card-list|gallery|hung-picture|place-card|questions|quotation)\./,
  /src\/ui\/queries\/section\.queries\.ts$/,
  /src\/ui\/pages\/sections\/(sections|section-frame|section-missing|section-pages|written-page)\./,
]

/**
 * What pages share travels in few files, as each costs its way over a slow line: the libraries, which seldom change, the frame around
 * every page with the kit's common parts, and what pages of a kind have in common. A page needs four to ten.
 */
const sharedFiles = [
  { name: 'vendor', test: libraries, priority: 7 },
  ...Object.entries({ site: frame, season, guide, art, kept, written }).map(([name, parts], i) => ({
    name,
    test: (id: string) => parts.some(part => part.test(id)),
    priority: 6 - i,
  })),
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
    // What its links can fetch ahead belongs to the router's own server framework; here `delivery/payload-prefetch.ts` does it.
    const unnamed = code.replace(/\w+\.createElement\(PrefetchPageLinks, [^)]*\)/, 'null').replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
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
    plugins: [react(), routerCanBeShaken, officeAhead(), ...(backend === 'local' ? [sampleArt(), sampleThumbhashes()] : [])],
    define: {
      'import.meta.env.VITE_BACKEND': JSON.stringify(backend),
      'import.meta.env.VITE_MEMORY': JSON.stringify(process.env['VITE_MEMORY'] ?? 'false'),
    },
    // The router's package names its development build first; its warnings are for no visitor.
    ...(command === 'build' && { resolve: { alias: routerForVisitors } }),
    // Of the documents here one is the product's: those of benches name packages that `npm start` does not install.
    optimizeDeps: { entries: ['index.html'] },
    worker: { format: 'es' as const, plugins: () => (backend === 'local' ? [sampleThumbhashes()] : []) },
    build: {
      outDir: `dist/${backend}`,
      emptyOutDir: true,
      sourcemap: 'hidden' as const,
      manifest: '.vite/manifest.json',
      target: 'es2022',
      // A list of every part's imports would come with each first page. Prerendered pages name their own parts; later ones are fetched ahead.
      modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(name => name.endsWith('.css')) },
      rolldownOptions: { output: { codeSplitting: { groups: [...sharedFiles, ...officeGroups()] } } },
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
