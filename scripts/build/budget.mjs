import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/** kB (1,024 bytes, as the measurements of the goal count) of brotli-compressed JavaScript before anything is touched: performance goal of a public page. */
const limit = 110

/** What a first visit of these pages needs besides the entry. */
const firstPages = {
  '/': ['/src/ui/layout/public-layout.tsx', '/src/ui/pages/home/home.page.tsx'],
  '/sfosguide': ['/src/ui/layout/public-layout.tsx', '/src/ui/pages/guide/guide.page.tsx'],
}

/**
 * Measures a build against the limit: a line for each page, and whether one of them is over.
 * @param {import('vite').Rolldown.RolldownOutput['output']} output
 */
export async function checkBudget(output) {
  const chunks = output.filter(part => part.type === 'chunk')
  const lines = []
  let exceeded = false
  for (const [page, modules] of Object.entries(firstPages)) {
    const needed = new Set()
    for (const holds of [chunk => chunk.isEntry, ...modules.map(module => chunk => chunk.moduleIds.some(id => id.endsWith(module)))]) {
      collect(chunks, chunks.find(holds), needed)
    }
    const sizes = await Promise.all([...needed].map(async ({ code }) => (await promisify(brotliCompress)(code)).length))
    const kB = sizes.reduce((sum, size) => sum + size, 0) / 1024
    if (kB > limit) exceeded = true
    lines.push(`${page}: ${kB.toFixed(1)} kB of JavaScript (brotli) in ${needed.size} files; limit ${limit}${kB > limit ? ', EXCEEDED' : ''}`)
  }
  return { lines, exceeded }
}

/** A part and what it imports at once; what it imports later is not counted. */
function collect(chunks, chunk, needed) {
  if (!chunk || needed.has(chunk)) return
  needed.add(chunk)
  for (const name of chunk.imports)
    collect(
      chunks,
      chunks.find(({ fileName }) => fileName === name),
      needed,
    )
}
