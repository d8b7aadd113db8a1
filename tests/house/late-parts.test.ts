// @vitest-environment node
import path from 'node:path'
import { expect, it } from 'vitest'
import { late } from '../../scripts/build/parts.mjs'
import { siteParts } from '../../scripts/build/site-parts.mjs'
import { sourceFiles } from './source-files'

/** What the parts of pages import behind `latePart`, without its ending. Late parts of the layout need no naming: only those of pages are fetched ahead. */
const behindLatePart = sourceFiles('src/ui/pages', 'src/ui/blocks').flatMap(({ name, text }) =>
  Array.from(text.matchAll(/latePart\([^\n]*?import\('([^']+)'\)/g), ([, module]) => `/${path.posix.join(path.posix.dirname(name), module!)}.`),
)

it('the build knows every late part of a page, and does not fetch its program with the page', () => {
  expect(behindLatePart.length).toBeGreaterThan(20)
  expect(behindLatePart.filter(module => !late.some(known => module.startsWith(known)))).toEqual([])
})

it('the build knows no late part that is none', () => {
  expect(late.filter(known => !behindLatePart.some(module => module.startsWith(known)))).toEqual([])
})

it('a host is told of the same late parts', () => {
  const moduleIds = behindLatePart.map(module => `/project${module}tsx`)
  const chunk = { type: 'chunk', fileName: 'assets/a.js', moduleIds, imports: [], dynamicImports: [], isEntry: false, facadeModuleId: null }
  const { files } = siteParts([chunk] as unknown as Parameters<typeof siteParts>[0], { id: 'b1', template: '', shell: '', modules: {}, headers: {} })
  expect(files).toMatchObject([{ moduleIds: behindLatePart.map(module => `${module}tsx`) }])
})
