import { writeFile } from 'node:fs/promises'
import path from 'node:path'

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * `sitemap.xml` of the listed pages, and `robots.txt`, which refers to it.
 * @param {{ readonly open: readonly string[]; readonly closed: readonly string[] }} addresses
 */
export async function writeSitemap(outDir, { open, closed }, origin) {
  const urls = [...new Set(open)].sort((a, b) => (a < b ? -1 : 1)).map(address => `  <url><loc>${escaped(origin + address)}</loc></url>`)
  await writeFile(
    path.join(outDir, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  )
  await writeFile(
    path.join(outDir, 'robots.txt'),
    `User-agent: *\n${closed.map(address => `Disallow: ${address}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
}
