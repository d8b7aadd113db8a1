// @vitest-environment node
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { top } from './source-files'

/** A folder with more files than this has to be divided by topic. */
const maxFiles = 30

/** Every folder below this one, as a path from the top of the repository, with the number of its files. */
function folders(under: string): readonly { readonly name: string; readonly files: number }[] {
  const entries = readdirSync(path.join(top, under), { withFileTypes: true }).filter(({ name }) => name !== 'node_modules')
  const files = entries.filter(entry => entry.isFile()).length
  return [{ name: under, files }, ...entries.filter(entry => entry.isDirectory()).flatMap(({ name }) => folders(`${under}/${name}`))]
}

it(`no folder of code holds more than ${maxFiles} files`, () => {
  const found = [...folders('src'), ...folders('scripts'), ...folders('tests')]
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(({ files }) => files > maxFiles)).toEqual([])
})

it('tests are in the folders of what they test', () => {
  const source = new Set(folders('src').map(({ name }) => name.replace(/^src\//, '')))
  const tests = ['tests/domain', 'tests/ui', 'tests/adapters'].flatMap(folders).map(({ name }) => name.replace(/^tests\//, ''))
  expect(tests.length).toBeGreaterThan(30)
  expect(tests.filter(name => !source.has(name))).toEqual([])
})
