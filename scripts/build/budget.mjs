import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { plainPanel } from './chunk-groups.mjs'

/** kB (1,024 bytes, as the measurements of the goal count) of brotli-compressed JavaScript before anything is touched: performance goal of a public page. */
const limit = 110

/** What only a page that has settled may ask for. */
const laterOnly = /\/node_modules\/@?firebase\//

/** kB of the first table of the office, with everything around it, and of each panel that is opened after it: the goals. */
const officeLimits = { first: 160, further: 25 }
/** kB of panels that bring a program of their own: the import reads files, zones and every kind of record before its first step. May only fall. */
const largerPanels = { 'import-csv': 80 }

/**
 * Measures the office: its first table, and what each further panel adds to it.
 * @param {readonly { name: string; chunks: readonly { fileName: string; code: string }[] }[]} panels
 */
export async function checkOfficeBudget(panels) {
  const plain = panels.find(({ name }) => name === plainPanel)
  if (!plain) throw new Error(`No panel ${plainPanel} in the build`)
  const first = await kBOf(plain.chunks)
  const known = new Set(plain.chunks)
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

/** kB of parts, each compressed by itself, as they are sent. */
async function kBOf(chunks) {
  const sizes = await Promise.all(chunks.map(async ({ code }) => (await promisify(brotliCompress)(code)).length))
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

/**
 * Measures pages against the limit: a line for the heaviest page of each row, and whether one is over or brings what is for later.
 * @param {readonly { path: string; pattern: string; needed: { chunks: readonly { fileName: string; code: string; moduleIds: readonly string[] }[] } }[]} pages
 */
export async function checkBudget(pages) {
  const sizes = new Map()
  const sizeOf = async ({ fileName, code }) => {
    if (!sizes.has(fileName)) sizes.set(fileName, (await promisify(brotliCompress)(code)).length)
    return sizes.get(fileName)
  }
  const heaviest = new Map()
  for (const { path, pattern, needed } of pages) {
    let kB = 0
    for (const chunk of needed.chunks) kB += (await sizeOf(chunk)) / 1024
    if (kB > (heaviest.get(pattern)?.kB ?? 0)) heaviest.set(pattern, { path, kB, files: needed.chunks.length })
  }
  const found = [...heaviest.values()].sort((a, b) => b.kB - a.kB)
  const lines = found.map(({ path, kB, files }) => {
    const said = kB > limit ? 'EXCEEDED' : 'kept'
    return `${path}: ${kB.toFixed(1)} kB of JavaScript (brotli) in ${files} files; limit ${limit}, ${said}`
  })
  const early = [...new Set(pages.flatMap(({ needed }) => needed.chunks))].filter(({ moduleIds }) => moduleIds.some(id => laterOnly.test(id)))
  lines.push(...early.map(({ fileName }) => `${fileName} holds Firebase's SDK, and a page needs it before anything is touched`))
  return { lines, exceeded: early.length > 0 || found.some(({ kB }) => kB > limit) }
}
