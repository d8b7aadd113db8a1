import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Modules that a Firebase build must not contain: the local backend, the sample season, local mode's bar, generators, and handlers. */
const local =
  /\/src\/(adapters\/(memory|cloud)|ui\/local-mode)\/|\.(handler|job)\.ts$|\/src\/domain\/(handler-list|handlers|job-list|jobs)\.ts$|\/node_modules\/(@faker-js|fake-indexeddb|firebase-admin|firebase-functions|stripe)\//

/** Texts in those modules that survive minification. */
const markers = [
  'local:changed',
  'local-mode.on',
  'localOutbox',
  'data-local-mode',
  'sample-season',
  '/sample/art/',
  'local-file:/',
  'faker',
  // A mail that only a handler writes.
  'Somebody with your name and phone number',
]

/**
 * Local-mode code in a build: by the bundler's own list of modules, and by texts in the written files.
 * @param {string} outDir
 * @param {readonly string[]} modules ids of all modules that were bundled
 */
export async function localCodeIn(outDir, modules) {
  const names = await readdir(path.join(outDir, 'assets'))
  const texts = await Promise.all(
    names.filter(name => name.endsWith('.js')).map(async name => [name, await readFile(path.join(outDir, 'assets', name), 'utf8')]),
  )
  return [
    ...modules.filter(id => local.test(id.split(path.sep).join('/'))),
    ...texts.flatMap(([name, text]) => markers.filter(marker => text.includes(marker)).map(marker => `${name}: ${marker}`)),
  ]
}
