// npm run build:local | build:firebase | build:functions: static files in dist/local or dist/firebase; the function host in dist/functions.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setUp, top } from './setup.mjs'

const mode = process.argv[2]
if (mode !== 'local' && mode !== 'firebase' && mode !== 'functions') {
  console.error('Say which build: local, firebase or functions.')
  process.exit(1)
}
setUp()
// A test or a shell may have set another value, with which React would be its development build.
process.env.NODE_ENV = 'production'
process.env.VITE_BACKEND = mode === 'local' ? 'local' : 'firebase'
if (mode === 'functions') {
  const { buildFunctions } = await import('./build/functions.mjs')
  const parts = await buildFunctions()
  console.log(`dist/functions: ${parts.length} files`)
  process.exit(0)
}
const { build, loadEnv } = await import('vite')
const { checkBudget, checkOfficeBudget } = await import('./build/budget.mjs')
const { withBuild, writeManifest } = await import('./build/manifest.mjs')
const { localCodeIn } = await import('./build/no-local-code.mjs')
const { shellDocument } = await import('./build/page-document.mjs')
const { partsOf } = await import('./build/parts.mjs')
const { writePayloads } = await import('./build/payloads.mjs')
const { writePreviews } = await import('./build/previews.mjs')
const { renderSite, writePages } = await import('./build/prerender.mjs')
const { runApplication } = await import('./build/run-application.mjs')
const { securityHeaders } = await import('./build/security-headers.mjs')
const { siteParts } = await import('./build/site-parts.mjs')
const { writeSitemap } = await import('./build/sitemap.mjs')

/** The address of the website, for canonical addresses and the sitemap. */
const origin = process.env.SITE_ORIGIN ?? loadEnv('production', top, '').SITE_ORIGIN ?? 'http://localhost:4173'
const outDir = path.join(top, 'dist', mode)
const { output } = await build({ root: top, logLevel: 'warn' })
const parts = partsOf(output)
const template = await readFile(path.join(outDir, 'index.html'), 'utf8')
await writeFile(path.join(outDir, 'shell.html'), shellDocument(template))

/** The sitemap of the addresses in every season, and the page of each route's pattern. */
const describeRows = () =>
  runApplication('/scripts/build/page-modules.ts', async ({ pageModules, fixedAddresses, closedAddresses }) => {
    await writeSitemap(outDir, { open: fixedAddresses(), closed: closedAddresses() }, origin)
    return pageModules()
  })

let pages = []
let payloads
let failures = []
if (mode === 'local') {
  const site = await runApplication('/scripts/build/sample-site.ts', async ({ openSampleSite, closedAddresses }) => {
    const sample = await openSampleSite()
    return { ...(await renderSite(sample, origin)), calendarFeed: await sample.calendarFeed(origin), closed: closedAddresses() }
  })
  pages = site.pages.map(page => ({ ...page, needed: parts.neededBy(page.module, page.html) }))
  failures = site.failures
  await writePages(outDir, template, pages, parts)
  await writePreviews(outDir, pages, origin)
  payloads = await writePayloads(
    outDir,
    pages.filter(page => page.payload),
  )
  await writeFile(path.join(outDir, 'calendar.ics'), site.calendarFeed)
  await writeSitemap(
    outDir,
    { open: pages.filter(page => page.payload || page.pattern === '/:id').map(page => page.path), closed: site.closed },
    origin,
  )
} else await writeFile(path.join(outDir, 'index.html'), shellDocument(template))
const modules = mode === 'firebase' ? await describeRows() : {}
const id = await writeManifest(outDir, payloads)
if (mode === 'firebase') {
  const known = { id, payloads }
  const site = { id, template: withBuild(template, known), shell: withBuild(shellDocument(template), known), modules, headers: securityHeaders() }
  await mkdir(path.join(outDir, '.vite'), { recursive: true })
  await writeFile(path.join(outDir, '.vite/site.json'), JSON.stringify(siteParts(output, site)))
}
console.log(
  `dist/${mode}: build ${id}, ${output.length} files of the program, ${pages.length} prerendered pages, ${Object.keys(payloads ?? {}).length} with payload files`,
)

// What a page of the hosted build renders is known only to its host. Here each page is measured with the parts it always needs.
const undrawn = Object.entries(modules).map(([pattern, module]) => ({ path: pattern, pattern, needed: parts.neededBy(module, '') }))
const { lines, exceeded } = await checkBudget([...pages, ...undrawn])
const office = await checkOfficeBudget(parts.officePanels())
for (const line of [...lines, ...office.lines]) console.log(line)
const local =
  mode === 'firebase'
    ? await localCodeIn(
        outDir,
        // A module that was removed completely is still listed.
        output.flatMap(part => (part.type === 'chunk' ? part.moduleIds.filter(module => part.modules[module].renderedLength > 0) : [])),
      )
    : []
for (const found of local) console.error(`A Firebase build must not contain ${found}`)
// The local backend leaves timers running in this process.
for (const failure of failures) console.error(`Not prerendered: ${failure}`)
process.exit(exceeded || office.exceeded || failures.length > 0 || local.length > 0 ? 1 : 0)
