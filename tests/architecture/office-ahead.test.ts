// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { officePreload, officeScript, withoutOffice } from '../../scripts/build/office-preload.mjs'
import { rolesFile } from '../../scripts/build/part-roles.mjs'
import { sessionHint } from '../../src/ui/routing/session-hint'

const chunk = (fileName: string, module: string, imports: readonly string[] = [], styles: readonly string[] = []) => ({
  type: 'chunk',
  fileName,
  facadeModuleId: `/project${module}`,
  moduleIds: [`/project${module}`],
  isEntry: module === '/index.html',
  imports,
  dynamicImports: [],
  viteMetadata: { importedCss: new Set(styles) },
})

const roles = {
  late: [],
  renderer: [] as readonly string[],
  router: ['/src/ui/routing/start/browser-router.ts'],
  layout: [],
  frame: ['/src/ui/office/office-layout.tsx', '/src/ui/panels/office-routes.ts'],
  office: ['/src/ui/office/office-layout.tsx', '/src/ui/panels/office-routes.ts', '/src/adapters/memory/local-backend.ts'],
}

const bundle = Object.fromEntries(
  [
    { type: 'asset', fileName: rolesFile, source: JSON.stringify(roles) },
    chunk('entry.js', '/index.html', [], ['site.css']),
    chunk('layout.js', '/src/ui/office/office-layout.tsx', ['office.js']),
    chunk('office.js', '/src/ui/panels/office-routes.ts', [], ['office.css']),
    chunk('backend.js', '/src/adapters/memory/local-backend.ts'),
    chunk('import.js', '/src/ui/panels/people/import-csv.panel.tsx', ['office.js', 'zones.js']),
    chunk('zones.js', '/src/domain/shared/zones.ts'),
    chunk('router.js', '/src/ui/routing/start/browser-router.ts'),
    chunk('page.js', '/src/ui/pages/home/home.page.tsx'),
  ].map(part => [part.fileName, part]),
)

const bare = '<head><title>Open studios</title><meta name="entry" content="/entry.js"></head>'
const { handler } = officePreload().transformIndexHtml
const shell = handler(bare, { bundle })

/** The files that a browser requests for this document at this address. */
function askedAt(address: string): string[] {
  history.replaceState(undefined, '', address)
  document.head.innerHTML = shell
  // oxlint-disable-next-line typescript/no-implied-eval -- the document's own script, which does not run in a document that is written later
  new Function(officeScript)()
  return [...document.head.querySelectorAll('link')]
    .map(link => `${link.rel} ${link.getAttribute('href')}`)
    .filter(link => link !== 'modulepreload /router.js')
    .toSorted()
}

afterEach(() => localStorage.clear())

const frame = ['modulepreload /backend.js', 'modulepreload /entry.js', 'modulepreload /layout.js', 'modulepreload /office.js', 'preload /office.css']

it('a browser that has been in the office requests all parts of a panel at once', () => {
  sessionHint().noteOffice()
  expect(askedAt('/cpanel/importcsv')).toEqual([...frame, 'modulepreload /import.js', 'modulepreload /zones.js'].toSorted())
  expect(askedAt('/cpanel')).toEqual(frame)
})

it('no other browser and no other page requests them', () => {
  expect(askedAt('/cpanel/importcsv')).toEqual([])
  sessionHint().note(true)
  expect(askedAt('/cpanel/importcsv')).toEqual([])
  sessionHint().noteOffice()
  expect(askedAt('/cpanels')).toEqual([])
  expect(askedAt('/')).toEqual([])
})

it('every address asks for the renderer and the router before the program does', () => {
  const renderer = chunk('renderer.js', '/src/ui/renderer.ts')
  const written = { type: 'asset', fileName: rolesFile, source: JSON.stringify({ ...roles, renderer: ['/src/ui/renderer.ts'] }) }
  const document = handler(bare, { bundle: { ...bundle, 'renderer.js': renderer, [rolesFile]: written } })
  expect([...document.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, href]) => href)).toEqual([
    '/renderer.js',
    '/router.js',
  ])
})

it('a prerendered page does not contain the list', () => {
  expect(shell).not.toBe(bare)
  expect(
    withoutOffice(shell)
      .replace(/<link [^>]*router.js">/, '')
      .replaceAll(/\s/g, ''),
  ).toBe(bare.replaceAll(/\s/g, ''))
})

it('an entry chunk with nothing but imports, which is not written, is not requested', () => {
  expect(shell).toContain('"entry.js"')
  expect(handler(bare.replace('entry.js', 'site.js'), { bundle })).not.toContain('"entry.js"')
})
