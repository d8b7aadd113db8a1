// @vitest-environment node
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { deferredImports, rolesFile } from '../../scripts/build/part-roles.mjs'
import { partsOf } from '../../scripts/build/parts.mjs'
import { siteParts } from '../../scripts/build/site-parts.mjs'

const lateIn = (code: string) => deferredImports(parseSync('page.tsx', code).program)

it('the build finds the modules that are loaded after hydration, however the call is written', () => {
  expect(lateIn("const A = lazyAfterHydration(() => import('./a').catch(() => none))")).toEqual(['./a'])
  expect(lateIn("const B = lazyAfterHydration(async () => ({ default: (await import('./b')).B }))")).toEqual(['./b'])
  expect(lateIn("const C = lazy(() => import('./c'))\nconst load = () => import('./d')")).toEqual([])
})

it('the function host gets the same roles', () => {
  const roles = { type: 'asset', fileName: rolesFile, source: '{"late":["/src/ui/a.tsx"]}' }
  const { files } = siteParts([roles] as unknown as Parameters<typeof siteParts>[0], { id: 'b1', template: '', shell: '', modules: {}, headers: {} })
  expect(files).toEqual([roles])
})

it('the function host finds what a page needs, although it knows no module of the domain', () => {
  const chunk = (fileName: string, module: string, dynamicImports: readonly string[] = []) => ({
    type: 'chunk',
    fileName,
    isEntry: fileName === 'main.js',
    facadeModuleId: module,
    moduleIds: [module],
    imports: [],
    dynamicImports,
  })
  const roles = {
    late: [],
    renderer: ['/src/ui/renderer.ts'],
    router: ['/src/ui/routing/start/browser-router.ts'],
    layout: [],
    frame: [],
    office: [],
    opened: ['/src/domain/accounts/session.ts'],
  }
  const output = [
    { type: 'asset', fileName: rolesFile, source: JSON.stringify(roles) },
    chunk('main.js', '/src/main.tsx', ['renderer.js', 'router.js', 'session.js', 'page.js']),
    chunk('renderer.js', '/src/ui/renderer.ts'),
    chunk('router.js', '/src/ui/routing/start/browser-router.ts'),
    chunk('session.js', '/src/domain/accounts/session.ts'),
    chunk('page.js', '/src/ui/pages/a.page.tsx'),
  ] as unknown as Parameters<typeof partsOf>[0]
  const { files } = siteParts(output, { id: 'b1', template: '', shell: '', modules: {}, headers: {} })
  const known = partsOf(files as unknown as typeof output)
  expect(known.neededBy('/src/ui/pages/a.page.tsx', '').chunks.map(({ fileName }) => fileName)).toEqual(['main.js', 'renderer.js', 'page.js'])
  // A page that is drawn anew in the browser has no router without it.
  const drawnAnew = known.neededBy('/src/ui/pages/a.page.tsx', '', false).chunks
  expect(drawnAnew.map(({ fileName }) => fileName)).toEqual(['main.js', 'renderer.js', 'router.js', 'page.js'])
  expect([...partsOf(output).opened()].map(({ fileName }) => fileName)).toEqual(['main.js', 'renderer.js', 'router.js', 'session.js'])
})
