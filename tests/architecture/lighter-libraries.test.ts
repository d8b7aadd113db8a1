// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { forFirstPage, routerEdits, shaken, unusedQueryParts } from '../../scripts/build/libraries/lighter-libraries.mjs'
import { splitModule } from '../../scripts/build/libraries/split-module.mjs'
import { sourceFiles, top } from './source-files'

const folder = path.join(top, 'node_modules/react-router/dist/production')
const files = readdirSync(folder)
  .filter(name => name.endsWith('.mjs'))
  .map(name => ({ name, code: readFileSync(path.join(folder, name), 'utf8') }))

it('the installed router has the parts that the build edits; if their number changes, read docs/decisions/008', () => {
  const found = routerEdits.map(({ what }) => files.reduce((sum, { code }) => sum + [...code.matchAll(what)].length, 0))
  expect(found).toEqual([15, 17, 4])
})

it.each(files)('the edited $name is valid', ({ name, code }) => {
  expect(parseSync(name, shaken(code)).errors).toEqual([])
})

it('nothing draws the router’s own links, which are rendered again at each step: routing/link.tsx', () => {
  const drawn = sourceFiles('src').filter(({ text }) => /import \{[^}]*\b(Nav)?Link\b[^}]*\} from 'react-router(-dom)?'/.test(text))
  expect(drawn).toEqual([])
})

describe('the router, split in what the first page needs and the rest', () => {
  const whole = files.find(({ code }) => code.includes('function createRouter('))!
  const edited = shaken(whole.code)
  const { first, rest } = splitModule({ file: whole.name, code: edited, program: parseSync(whole.name, edited).program }, name =>
    forFirstPage.has(name),
  )

  it('exports what it did, and has each declaration once', () => {
    expect(exportsOf(whole.name, first).filter(name => !name?.startsWith('$'))).toEqual(exportsOf(whole.name, whole.code))
    const declared = (code: string) => [...code.matchAll(/^(?:function|var|class) (\w+)/gm)].map(([, name]) => name)
    const halves = [...declared(first), ...declared(rest)]
    expect(halves).toHaveLength(declared(whole.code).length)
    expect(new Set(halves)).toEqual(new Set(declared(whole.code)))
  })

  it('leaves what goes from page to page to the rest', () => {
    expect(first).toMatch(/^function RouterProvider\(/m)
    expect(first).not.toMatch(/^function (createRouter|createBrowserHistory)\(/m)
    expect(rest).toMatch(/^function createBrowserRouter\(/m)
  })
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
