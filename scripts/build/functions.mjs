import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, loadEnv } from 'vite'
import { top } from '../setup.mjs'

/** Not in the bundle: the platform installs them. */
const installed = ['firebase-admin', 'firebase-functions']

const outDir = path.join(top, 'dist/functions')

/** Writes the function host to `dist/functions`, ready for deployment: one program, its package file, its settings. */
export async function buildFunctions() {
  const site = path.join(top, 'dist/firebase/.vite/site.json')
  if (!existsSync(site)) throw new Error('The host draws the pages of dist/firebase; run `npm run build:firebase` first.')
  const { output } = await build({
    root: top,
    logLevel: 'error',
    ssr: { noExternal: true, external: installed, target: 'node' },
    build: {
      ssr: 'scripts/build/function-host.ts',
      outDir,
      emptyOutDir: true,
      sourcemap: false,
      manifest: false,
      target: 'node20',
      // The platform reads a program's exports by name, and the names come from a list, which only CommonJS can export.
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        output: { format: 'cjs', exports: 'default', entryFileNames: 'index.js', chunkFileNames: '[name]-[hash].js', codeSplitting: true },
      },
    },
  })
  await copyFile(site, path.join(outDir, 'site.json'))
  await writeFile(path.join(outDir, 'package.json'), `${JSON.stringify(await packageJson(), null, 2)}\n`)
  await writeFile(path.join(outDir, '.env'), settings())
  return output
}

async function packageJson() {
  const { dependencies } = JSON.parse(await readFile(path.join(top, 'package.json'), 'utf8'))
  return {
    name: 'open-studios-functions',
    private: true,
    main: 'index.js',
    engines: { node: '22' },
    dependencies: Object.fromEntries(installed.map(name => [name, dependencies[name]])),
  }
}

/** The host's own settings, from the same `.env` files as the application's. */
function settings() {
  const env = loadEnv('production', top, '')
  return ['SITE_ORIGIN', 'ENFORCE_APP_CHECK'].flatMap(name => (env[name] ? [`${name}=${env[name]}\n`] : [])).join('')
}
