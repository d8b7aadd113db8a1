import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runnerImport } from 'vite'
import { top } from '../setup.mjs'

const painter = path.join(top, 'scripts/build/art-raster')
const kept = path.join(top, '.cache/sample-previews')

/**
 * Renders the preview pictures of these pages (`og:image`) beside their SVG, in `outDir`. Each is cached until it or the renderer
 * changes, because rendering one takes a quarter of a second.
 */
export async function writePreviews(outDir, pages, origin) {
  const named = pages.flatMap(({ head }) => /<meta property="og:image" content="([^"]*)"/.exec(head)?.[1] ?? [])
  const files = [...new Set(named)].filter(address => address.startsWith(`${origin}/sample/`)).map(address => address.slice(origin.length + 1))
  const { previewOf } = (await runnerImport('/scripts/build/art-raster/preview-of.ts', { root: top, configFile: false, logLevel: 'error' })).module
  const how = createHash('sha256')
  for (const file of (await readdir(painter)).sort()) how.update(await readFile(path.join(painter, file)))
  await mkdir(kept, { recursive: true })
  for (const file of files) {
    const svg = await readFile(path.join(outDir, file.replace(/png$/, 'svg')), 'utf8')
    const picture = path.join(kept, `${how.copy().update(svg).digest('hex')}.png`)
    const found = await readFile(picture).catch(error => (error.code === 'ENOENT' ? undefined : Promise.reject(error)))
    const png = found ?? previewOf(svg)
    if (!found) await writeFile(picture, png)
    await writeFile(path.join(outDir, file), png)
  }
}
