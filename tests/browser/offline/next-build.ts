import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The id of a build in a folder. */
export const idOf = async (root: string) => (JSON.parse(await readFile(path.join(root, 'latest-build.json'), 'utf8')) as { readonly id: string }).id

/**
 * The local build as the next one would be: the same program, but every part has another name, and the documents, lists and the worker another
 * id. A host that serves it has none of the former build's parts.
 */
export async function nextBuildOf(root: string) {
  const next = await mkdtemp(path.join(tmpdir(), 'next-build-'))
  await cp(root, next, { recursive: true, filter: file => !file.endsWith('.map') })
  const [id, assets] = [await idOf(root), path.join(next, 'assets')]
  const nextId = id.slice(6) + id.slice(0, 6)
  const parts = new Map((await readdir(assets)).filter(name => /\.(js|css)$/.test(name)).map(name => [name, `n${name}`]))
  for (const [former, name] of parts) await rename(path.join(assets, former), path.join(assets, name))
  for (const entry of await readdir(next, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|json)$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    const renamed = text.replaceAll(id, nextId).replaceAll(/(?<=[/"'`])[\w.-]+\.(?:js|css)/g, name => parts.get(name) ?? name)
    if (renamed !== text) await writeFile(file, renamed)
  }
  return { root: next, id: nextId, remove: () => rm(next, { recursive: true }) }
}
