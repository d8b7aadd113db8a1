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

it('finds in the installed router what it edits: another number asks for another look at docs/decisions/008', () => {
  const found = routerEdits.map(({ what }) => files.reduce((sum, { code }) => sum + [...code.matchAll(what)].length, 0))
  expect(found).toEqual([1, 15, 17])
})

it.each(files)('leaves $name a valid program, in which nothing draws what links would fetch ahead', ({ name, code }) => {
  const edited = shaken(code)
  expect(parseSync(name, edited).errors).toEqual([])
  const uses = edited.split('\n').filter(line => /\bPrefetchPageLinks\b/.test(line))
  expect(uses.filter(line => !/^(export )?function PrefetchPageLinks|^\s+PrefetchPageLinks,?$/.test(line))).toEqual([])
})
