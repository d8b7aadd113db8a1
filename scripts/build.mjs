// npm run build:local | build:firebase | build:functions [-- --site staging]: static files in dist/local or dist/firebase; the function host in
// dist/functions. A hosted build takes its settings from .env.production.local, or from those of the site that is named.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { setUp, top } from './setup.mjs'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { site: { type: 'string', default: 'production' } } })
const [mode] = positionals
if (mode !== 'local' && mode !== 'firebase' && mode !== 'functions') {
  console.error('Say which build: local, firebase or functions.')
  process.exit(1)
}
setUp()
// A test or a shell may have set another value, with which the build would contain React's development version.
process.env.NODE_ENV = 'production'
process.env.VITE_BACKEND = mode === 'local' ? 'local' : 'firebase'
/** `undefined` for the local build, which belongs to no site. */
const settings = mode === 'local' ? undefined : await settingsOf(values.site)
if (mode === 'functions') {
  const { buildFunctions } = await import('./build/functions.mjs')
  const parts = await buildFunctions(settings)
  console.log(`dist/functions: ${parts.length} files`)
  process.exit(0)
}
const { build } = await import('vite')
const { checkBudget, checkOfficeBudget } = await import('./build/budget.mjs')
const { withBuild, writeManifest } = await import('./build/manifest.mjs')
const { localCodeIn } = await import('./build/no-local-code.mjs')
const { shellDocument } = await import('./build/page-document.mjs')
const { partsOf } = await import('./build/parts.mjs')
const { writePayloads } = await import('./build/payloads.mjs')
const { writePreviews } = await import('./build/previews.mjs')
const { renderSite, writePages } = await import('./build/prerender.mjs')
const { runApplication } = await import('./build/run-application.mjs')
const { scriptHosts, securityHeaders } = await import('./build/security-headers.mjs')
const { siteParts } = await import('./build/site-parts.mjs')
const { writeRelease } = await import('./build/release.mjs')
const { writeSecurityText } = await import('./build/security-text.mjs')
const { sitemapOf, writeRobots } = await import('./build/sitemap.mjs')
const { withPolicy } = await import('./build/trusted-types.mjs')
const { finishWorker, writeWorker } = await import('./build/worker.mjs')

/** The address of the website, for canonical addresses and the sitemap. */
const origin = settings?.origin ?? process.env.SITE_ORIGIN ?? 'http://localhost:4173'
const outDir = path.join(top, 'dist', mode)
const { output } = await build({ root: top, mode: values.site, logLevel: 'warn' })
const parts = partsOf(output)
const template = withPolicy(await readFile(path.join(outDir, 'index.html'), 'utf8'), scriptHosts(settings))
await writeFile(path.join(outDir, 'shell.html'), shellDocument(template))
await writeWorker(outDir)

/** Robots.txt, and the page of each route's pattern. The sitemap of a hosted site is made by its host, which knows what is published. */
const describeRows = () =>
  runApplication('/scripts/build/page-modules.ts', async ({ pageModules, closedAddresses }) => {
    await writeRobots(outDir, closedAddresses(), origin)
    await writeSecurityText(outDir, origin)
    return pageModules()
  })

let pages = []
let payloads
let failures = []
if (mode === 'local') {
  const site = await runApplication('/scripts/build/sample-site.ts', async ({ openSampleSite, closedAddresses }) => {
    const sample = await openSampleSite()
    const season = await sample.content.text()
    return { ...(await renderSite(sample, origin)), season, calendarFeed: await sample.calendarFeed(origin), closed: closedAddresses() }
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
  await writeFile(path.join(outDir, 'sample-season.json'), site.season)
  const listed = pages.filter(page => page.payload || page.pattern === '/:id').map(page => page.path)
  await writeFile(path.join(outDir, 'sitemap.xml'), sitemapOf(listed, origin))
  await writeRobots(outDir, site.closed, origin)
} else {
  // The front page is drawn like every other one: a host and its emulator would serve a file of this name in its place.
  await rm(path.join(outDir, 'index.html'))
}
const modules = mode === 'firebase' ? await describeRows() : {}
const id = await writeManifest(outDir, payloads)
await finishWorker(outDir, id, parts.offlineFiles())
if (mode === 'firebase') {
  const known = { id, payloads }
  const site = {
    id,
    template: withBuild(template, known),
    shell: withBuild(shellDocument(template), known),
    modules,
    headers: securityHeaders(settings),
  }
  await mkdir(path.join(outDir, '.vite'), { recursive: true })
  await writeFile(path.join(outDir, '.vite/site.json'), JSON.stringify(siteParts(output, site)))
  await writeRelease(
    settings,
    output.map(({ fileName }) => fileName),
  )
}
console.log(
  `dist/${mode}: build ${id}, ${output.length} files of the program, ${pages.length} prerendered pages, ${Object.keys(payloads ?? {}).length} with payload files`,
)

// Only the host knows what a page of the hosted build renders, so each page is measured here with the parts that it always needs.
const undrawn = Object.entries(modules).map(([pattern, module]) => ({ path: pattern, pattern, needed: parts.neededBy(module, '') }))
const { lines, exceeded } = await checkBudget([...pages, ...undrawn])
const office = await checkOfficeBudget(parts.officePanels(), parts.opened())
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

/** Stops with a list of what is missing, instead of building a site that reaches no project. */
async function settingsOf(site) {
  const { hostedSettings } = await import('./build/hosted-settings.mjs')
  try {
    return hostedSettings(site)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
