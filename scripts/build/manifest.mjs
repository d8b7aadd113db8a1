import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { scriptText } from './page-document.mjs'

/**
 * Writes what a running application fetches: `build-manifest.json`, and last of all `latest-build.json`. Adds the build's id and payload
 * files to every document, so that the first page needs no request for them. The id is the hash of all files.
 */
export async function writeManifest(outDir, payloads) {
  const files = (await readdir(outDir, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(name => !name.endsWith('.map') && !name.startsWith('.vite/') && !/^(build-manifest|latest-build)\.json$/.test(name))
    .sort()
  const hash = createHash('sha256')
  for (const name of files) hash.update(name).update(await readFile(path.join(outDir, name)))
  const id = hash.digest('hex').slice(0, 12)

  for (const file of files.filter(found => found.endsWith('.html')).map(found => path.join(outDir, found)))
    await writeFile(file, withBuild(await readFile(file, 'utf8'), { id, payloads }))
  await writeFile(path.join(outDir, 'build-manifest.json'), JSON.stringify({ id, files, payloads }))
  await writeFile(path.join(outDir, 'latest-build.json'), JSON.stringify({ id }))
  return id
}

/** A document with its build's id and payload files. */
export const withBuild = (document, info) =>
  document.replace('</body>', () => `  <script type="application/json" id="build">${scriptText(JSON.stringify(info))}</script>\n  </body>`)
