import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** kB (1,024 bytes, as the measurements of the goal count) of brotli-compressed JavaScript before anything is touched: performance goal of a public page. */
const limit = 110

/** Rows that are still above the goal, with what they may weigh until they are lighter; these numbers may only fall. */
const heavier = {
  '/newmember': 124,
  '/sfosguide/maps': 123,
  '/about/:id': 120,
  '/acct/auth/action': 119,
  '/signin': 117,
  '/userlogin': 116,
  '/adminportal': 116,
  '/artists/artsearch': 115,
  '/sfosguide/:id?': 115,
  '/shop': 114,
  '/calendar': 113,
  '/art/:id': 113,
  '/events/:id': 112,
  '/donors/:id': 111,
  '/artlover': 111,
  '/programs/:id': 111,
}

/**
 * Measures the prerendered pages against the limit: a line for the heaviest page of each row, and whether one is over.
 * @param {readonly { path: string; pattern: string; needed: { chunks: readonly { fileName: string; code: string }[] } }[]} pages
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
    if (kB > (heaviest.get(pattern)?.kB ?? 0)) heaviest.set(pattern, { path, kB, most: heavier[pattern] ?? limit, files: needed.chunks.length })
  }
  const found = [...heaviest.values()].sort((a, b) => b.kB - a.kB)
  const lines = found.map(({ path, kB, most, files }) => {
    const said = kB > most ? `limit ${most}, EXCEEDED` : most > limit ? `limit ${most}, goal ${limit}` : `limit ${limit}`
    return `${path}: ${kB.toFixed(1)} kB of JavaScript (brotli) in ${files} files; ${said}`
  })
  return { lines, exceeded: found.some(({ kB, most }) => kB > most) }
}
