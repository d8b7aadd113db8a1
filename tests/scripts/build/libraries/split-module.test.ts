// @vitest-environment node
import { build, parseSync } from 'vite'
import { expect, it } from 'vitest'
import { restOf, splitModule } from '../../../../scripts/build/libraries/split-module.mjs'

const code = `import { join } from 'node:path'
var names = new Map()
var first, secret
secret = 'kept'
function note(name) { names.set(name, secret) ; return names.size }
function paths(name) { return join(name, note(name) + '') }
class Traveller { go(name) { return paths(name) + steps } }
var steps = 3
export { note, paths as pathOf, Traveller }`

const halves = () => splitModule({ file: 'router.mjs', code, program: parseSync('router.mjs', code).program }, name => name === 'note')

/** What a bundle of both halves exports. */
async function bundled() {
  const { first, rest } = halves()
  const sources: Record<string, string> = { 'router.mjs': first, [`router.mjs${restOf}`]: rest }
  const plugin = {
    name: 'halves',
    resolveId: (id: string) => (Object.hasOwn(sources, id.replace('./', '')) ? `\0${id.replace('./', '')}` : undefined),
    load: (id: string) => sources[id.slice(1)],
  }
  const options = { input: 'router.mjs', external: ['node:path'], preserveEntrySignatures: 'strict' as const }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, minify: false, rolldownOptions: options },
  })
  const [{ code: text }] = (result as unknown as { output: [{ code: string }] }).output
  return (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Record<string, never>
}

it('the first half holds what is asked for and everything it needs, with the values it is given', () => {
  const { first, rest } = halves()
  expect(first).toContain("secret = 'kept'")
  expect(first).toContain('function note')
  expect(first).not.toContain('function paths')
  expect(first).not.toContain('class Traveller')
  expect(rest).not.toContain('function note')
  expect(first).toContain(`export { pathOf, Traveller } from './router.mjs${restOf}'`)
})

it('both halves together do what the module did', async () => {
  const { note, pathOf, Traveller } = (await bundled()) as unknown as {
    note: (name: string) => number
    pathOf: (name: string) => string
    Traveller: new () => { go: (name: string) => string }
  }
  expect(note('a')).toBe(1)
  expect(pathOf('b')).toBe('b/2')
  expect(new Traveller().go('c')).toBe('c/33')
})
