import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(ending) && !file.includes('node_modules'))
    .map(file => path.join(folder, file))

const texts = ['README.md', ...filesIn('docs', '.md'), ...filesIn('scripts', '.mjs'), ...filesIn('tests/bench', '.mjs')]

it('each command that documents and scripts name can be run', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = texts.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/npm run ([a-z][a-z:-]*[a-z])(?![\w:$])/g)].map(([, command = '']) => ({ file, command })),
  )
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(({ command }) => !Object.hasOwn(scripts, command))).toEqual([])
})

it('each bench has a command', () => {
  const runner = readFileSync('scripts/bench.mjs', 'utf8')
  const [, byVitest = ''] = /byVitest = \{(.+)\}/.exec(runner) ?? []
  const parts = [...byVitest.matchAll(/'(.+?)'/g)].map(([, part = '']) => part)
  const inFiles = filesIn('tests/bench', '.mjs').filter(file => path.basename(file).startsWith('bench-'))
  expect(filesIn('tests/bench', '.bench.ts').filter(file => !parts.some(part => file.includes(part)))).toEqual([])
  expect(inFiles.filter(file => !runner.includes(`'${path.relative('tests/bench', file)}'`))).toEqual([])
})
