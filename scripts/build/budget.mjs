import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** kB (1,024 bytes, as the measurements of the goal count) of brotli-compressed JavaScript before anything is touched: performance goal of a public page. */
const limit = 110

/** What only a page that has settled may ask for. */
const laterOnly = /\/node_modules\/@?firebase\//

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
