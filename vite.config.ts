import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { sampleArt } from './scripts/build/sample-art.mjs'

const libraries = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\//
const frame = [
  /src\/(main|ui\/app|ui\/public-rows)\.tsx?$/,
  /src\/ui\/(layout\/(?!who-is-here)|routing\/(?!leave-guard)|app-services\/(app|late-service|live-query)\.)/,
  /src\/ui\/delivery\/(start-delivery|build-info|fetch-json|payload|payload-files|local-payloads|mobile)\.ts$/,
  /src\/ui\/queries\/(site|clock|guide)\.queries\.ts$/,
  /src\/ui\/kit\/(anchor|base|button|choice|document-title|fonts|format-time|link-target|map-number|page-head|picture|time|tokens)\./,
  /src\/domain\/guide\/(guide-numbers|guide-place|local-day|opening-times|season-phase)\.ts$/,
]

/** What every public page needs at once travels in two files: the libraries, which seldom change, and the frame around every page; what the guide's pages share is a third. */
const firstFiles = [
  { name: 'vendor', test: libraries, priority: 3 },
  {
    name: 'guide',
    test: /src\/ui\/(pages\/guide\/(article-cards|featured|guide-(frame|links|words)|no-guide-yet|studio-row|use-guide)|kit\/empty-state)/,
    priority: 1,
  },
  { name: 'site', test: (id: string) => frame.some(part => part.test(id)), priority: 2 },
]

/** Two builds: `local` carries its own backend and sample season, `firebase` only the hosted one's adapters. */
export default defineConfig(() => {
  const backend = process.env['VITE_BACKEND'] === 'firebase' ? 'firebase' : 'local'
  return {
    plugins: [react(), backend === 'local' && sampleArt()],
    define: {
      'import.meta.env.VITE_BACKEND': JSON.stringify(backend),
      'import.meta.env.VITE_MEMORY': JSON.stringify(process.env['VITE_MEMORY'] ?? 'false'),
    },
    worker: { format: 'es' as const },
    build: {
      outDir: `dist/${backend}`,
      emptyOutDir: true,
      sourcemap: 'hidden' as const,
      manifest: '.vite/manifest.json',
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: firstFiles } } },
    },
    test: {
      // Without it vitest leaves a core idle, which on two cores is half the machine.
      maxWorkers: '100%',
      projects: [
        {
          extends: true as const,
          test: {
            name: 'unit',
            include: ['tests/**/*.test.{ts,tsx}'],
            exclude: ['tests/browser/**', 'tests/bench/**'],
            css: { modules: { classNameStrategy: 'non-scoped' as const } },
          },
        },
      ],
    },
  }
})
