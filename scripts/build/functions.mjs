import { existsSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { top } from '../setup.mjs'
import { writeBillOfMaterials } from './bill-of-materials.mjs'

/** The package that is deployed, with its lockfile. Its dependencies are not in the bundle: the platform installs them by `npm ci`. */
const packageFolder = path.join(import.meta.dirname, 'functions-package')

const outDir = path.join(top, 'dist/functions')

/** Writes the function host to `dist/functions`, ready for deployment: one program, its package file and lockfile, its settings. */
export async function buildFunctions(settings) {
  const site = path.join(top, 'dist/firebase/.vite/site.json')
  if (!existsSync(site)) throw new Error('The host draws the pages of dist/firebase; run `npm run build:firebase` first.')
  const { dependencies } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'))
  const { output } = await build({
    root: top,
    logLevel: 'error',
    ssr: { noExternal: true, external: Object.keys(dependencies), target: 'node' },
    build: {
      ssr: 'scripts/build/function-host.ts',
      outDir,
      emptyOutDir: true,
      sourcemap: false,
      manifest: false,
      // The oldest Node on which the tests run; the platform has a newer one.
      target: 'node20',
      // The platform reads a program's exports by name, and the names come from a list, which only CommonJS can export.
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        output: { format: 'cjs', exports: 'default', entryFileNames: 'index.js', chunkFileNames: '[name]-[hash].js', codeSplitting: true },
      },
    },
  })
  await copyFile(site, path.join(outDir, 'site.json'))
  for (const name of ['package.json', 'package-lock.json']) await copyFile(path.join(packageFolder, name), path.join(outDir, name))
  const env = { SITE_ORIGIN: settings.origin, ENFORCE_APP_CHECK: settings.enforceAppCheck, MAIL_FROM: settings.mailFrom }
  await writeFile(
    path.join(outDir, '.env'),
    Object.entries(env)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  await writeBillOfMaterials(packageFolder, path.join(top, 'dist/functions.cdx.json'))
  return output
}
