// @vitest-environment node
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { deferredImports, rolesFile } from '../../scripts/build/part-roles.mjs'
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
