import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { plainPanel } from './chunk-groups.mjs'

/** kB (1,024 bytes) of brotli-compressed JavaScript before any interaction: the performance goal of a public page. */
const limit = 100

/** Code that a page may only load after hydration. */
const laterOnly = /\/node_modules\/@?firebase\//

/** Goals in kB: the first table of the office with everything around it, and each panel that is opened after it. */
const officeLimits = { first: 160, further: 25 }
/**
 * kB of panels with larger programs: the import reads files, time zones and every kind of record before its first step. May only
 * decrease.
 */
const largerPanels = { 'import-csv': 80 }

/**
 * Measures the office: its first table, and what each further panel adds to it and to what is opened before any panel.
 * @param {readonly { name: string; chunks: readonly { fileName: string; code: string }[] }[]} panels
 * @param {Iterable<{ fileName: string; code: string }>} opened
 */
export async function checkOfficeBudget(panels, opened) {
  const plain = panels.find(({ name }) => name === plainPanel)
  if (!plain) throw new Error(`No panel ${plainPanel} in the build`)
  const first = await kBOf(plain.chunks)
  const known = new Set([...plain.chunks, ...opened])
  const further = await Promise.all(
    panels.map(async ({ name, chunks }) => ({
      name: `/cpanel/${name}`,
      kB: await kBOf(chunks.filter(chunk => !known.has(chunk))),
      limit: largerPanels[name] ?? officeLimits.further,
    })),
  )
  const measured = [{ name: 'The first table of the office', kB: first, limit: officeLimits.first }, ...further.sort((a, b) => b.kB - a.kB)]
  return {
    lines: measured.map(
      ({ name, kB, limit: most }) => `${name}: ${kB.toFixed(1)} kB of JavaScript (brotli); limit ${most}, ${kB > most ? 'EXCEEDED' : 'kept'}`,
    ),
    exceeded: measured.some(({ kB, limit: most }) => kB > most),
  }
}

/** Sizes in bytes; many pages and panels share a chunk, and the best compression takes its time. */
const sizes = new WeakMap()
function sizeOf(chunk) {
  if (!sizes.has(chunk))
    sizes.set(
      chunk,
      promisify(brotliCompress)(chunk.code).then(({ length }) => length),
    )
  return sizes.get(chunk)
}

/** kB of chunks, each compressed separately, as they are sent. */
const kBOf = async chunks => (await Promise.all(chunks.map(sizeOf))).reduce((sum, size) => sum + size, 0) / 1024

/**
 * Compares pages with the limit: a line for the heaviest page of each route, and whether one is over the limit or loads code too early.
 * @param {readonly { path: string; pattern: string; needed: { chunks: readonly { fileName: string; code: string; moduleIds: readonly string[] }[] } }[]} pages
 */
export async function checkBudget(pages) {
  const heaviest = new Map()
  for (const { path, pattern, needed } of pages) {
    const kB = await kBOf(needed.chunks)
    if (kB > (heaviest.get(pattern)?.kB ?? 0)) heaviest.set(pattern, { path, kB, files: needed.chunks.length })
  }
  const found = [...heaviest.values()].sort((a, b) => b.kB - a.kB)
  const lines = found.map(({ path, kB, files }) => {
    const said = kB > limit ? 'EXCEEDED' : 'kept'
    return `${path}: ${kB.toFixed(1)} kB of JavaScript (brotli) in ${files} files; limit ${limit}, ${said}`
  })
  const early = [...new Set(pages.flatMap(({ needed }) => needed.chunks))].filter(({ moduleIds }) => moduleIds.some(id => laterOnly.test(id)))
  lines.push(...early.map(({ fileName }) => `${fileName} contains Firebase's SDK, and a page needs it before any interaction`))
  return { lines, exceeded: early.length > 0 || found.some(({ kB }) => kB > limit) }
}
