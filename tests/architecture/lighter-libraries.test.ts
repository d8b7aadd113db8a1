// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { routerEdits, shaken, unusedQueryParts } from '../../scripts/build/lighter-libraries.mjs'
import { sourceFiles, top } from './source-files'

const folder = path.join(top, 'node_modules/react-router/dist/production')
const files = readdirSync(folder)
  .filter(name => name.endsWith('.mjs'))
  .map(name => ({ name, code: readFileSync(path.join(folder, name), 'utf8') }))

it('the installed router has the parts that the build edits; if their number changes, read docs/decisions/008', () => {
  const found = routerEdits.map(({ what }) => files.reduce((sum, { code }) => sum + [...code.matchAll(what)].length, 0))
  expect(found).toEqual([1, 15, 17])
})

it.each(files)('the edited $name is valid and contains no prefetching links', ({ name, code }) => {
  const edited = shaken(code)
  expect(parseSync(name, edited).errors).toEqual([])
  const uses = edited.split('\n').filter(line => /\bPrefetchPageLinks\b/.test(line))
  expect(uses.filter(line => !/^(export )?function PrefetchPageLinks|^\s+PrefetchPageLinks,?$/.test(line))).toEqual([])
})

const installed = (name: string) => readFileSync(path.join(top, 'node_modules/@tanstack/query-core/build/modern', name), 'utf8')
const exportsOf = (name: string, code: string) =>
  parseSync(name, code)
    .module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name))
    .toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1))

it.each(Object.entries(unusedQueryParts))('what stands for %s in a build exports the same', (name, code) => {
  expect(exportsOf(name, code)).toEqual(exportsOf(name, installed(name)))
})

it('the client of queries asks the cache of mutations for nothing else', () => {
  const asked = [...installed('queryClient.js').matchAll(/^[^*]*#mutationCache\.(\w+)\(/gm)].map(([, method]) => method)
  expect(new Set(asked)).toEqual(new Set(['findAll', 'resumePausedMutations', 'clear']))
})

it('nothing here uses mutations or infinite queries', () => {
  const users = sourceFiles('src').filter(({ text }) => /useMutation|[iI]nfiniteQuer|utationCache|isMutating/.test(text))
  expect(users.map(({ name }) => name)).toEqual([])
})
