import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { top } from '../setup.mjs'
import { pageDocument } from './page-document.mjs'

/** Prerendered pages of each route with a parameter; the others are rendered in the browser. */
const maxOfAKind = 6

/** The application's `render`, built for Node. */
async function buildRender() {
  const outDir = path.join(top, '.cache/render')
  await build({
    root: top,
    logLevel: 'error',
    build: { ssr: 'src/ui/prerender-page.tsx', outDir, emptyOutDir: true, sourcemap: false, manifest: false },
  })
  return import(pathToFileURL(path.join(outDir, 'prerender-page.js')).href)
}

/**
 * Renders every public page that can be reached from the routes' examples by links.
 * @returns pages as `{ path, pattern, module, payload, answers, html, head }`, and a line for each that could not be drawn from its payload
 */
export async function renderSite(site, origin) {
  const { render, readPayload } = await buildRender()
  const pages = []
  const failures = []
  const drawn = new Set()
  const linked = new Set(site.examples)
  const queue = [...site.examples]
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const page = drawn.has(address) ? undefined : await site.pageAt(address)
    drawn.add(address)
    if (!page || isEnough(pages, page.pattern)) continue
    const rendered = await render(page.path, { origin, answers: readPayload(`[${page.answers.join(',')}]`) }).catch(error => error)
    if (rendered instanceof Error) {
      failures.push(`${page.path}: ${rendered.message}`)
      continue
    }
    const { html, head, status, zones } = rendered
    if (status !== 200 || !html.includes('<h1')) continue
    pages.push({ ...page, html, head, zones })
    for (const [, link] of html.matchAll(/<a [^>]*?href="(\/[^"?#]*)"/g)) {
      if (linked.has(link)) continue
      linked.add(link)
      queue.push(link)
    }
  }
  return { pages, failures }
}

const isEnough = (pages, pattern) => pattern.includes(':') && pages.filter(page => page.pattern === pattern).length >= maxOfAKind

/** Writes each page as a document: `/` as `index.html`, `/a/b` as `a/b.html`. */
export async function writePages(outDir, template, pages, parts) {
  for (const page of pages) {
    const file = path.join(outDir, `${page.path === '/' ? 'index' : page.path.slice(1)}.html`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, pageDocument(template, { ...page, ...page.needed, entry: parts.entry, router: parts.router }))
  }
}
