import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { top } from '../setup.mjs'

const name = 'sw.js'
/** Stands in the program until the build is known. */
const placeholder = 'OWN_BUILD'

/** Writes the service worker, one file without imports. Its name never changes, because browsers ask for it by name. */
export async function writeWorker(outDir) {
  await build({
    root: top,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: path.join(top, 'src/ui/offline/worker/service-worker.ts'), output: { format: 'iife', entryFileNames: name } },
    },
  })
}

/** Tells the worker its build and the files that it keeps. Each deployment changes it, so that browsers notice. */
export async function finishWorker(outDir, id, files) {
  const file = path.join(outDir, name)
  const known = JSON.stringify({ id, files: files.map(one => `/${one}`) })
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replaceAll(placeholder, () => `(${known})`),
  )
}
