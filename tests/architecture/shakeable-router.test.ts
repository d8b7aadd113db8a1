// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { routerEdits, shaken } from '../../scripts/build/shakeable-router.mjs'
import { top } from './source-files'

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
