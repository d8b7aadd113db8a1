import { writeFile } from 'node:fs/promises'
import path from 'node:path'

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * The text of `sitemap.xml`.
 * @param {readonly string[]} addresses
 * @param {string} origin
 */
export function sitemapOf(addresses, origin) {
  const urls = [...new Set(addresses)].sort((a, b) => (a < b ? -1 : 1)).map(address => `  <url><loc>${escaped(origin + address)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

/**
 * `robots.txt`, which refers to the sitemap.
 * @param {readonly string[]} closed
 */
export async function writeRobots(outDir, closed, origin) {
  await writeFile(
    path.join(outDir, 'robots.txt'),
    `User-agent: *\n${closed.map(address => `Disallow: ${address}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
}
