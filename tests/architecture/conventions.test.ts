import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleSeason } from '../../src/adapters/memory/sample/sample-season'
import type { Value } from '../../src/ports/documents'
import { sourceFiles, top } from './source-files'

const product = sourceFiles('src')

describe('the source files', () => {
  it('are found by these tests', () => expect(product.length).toBeGreaterThan(200))

  it('have at most 300 lines', () => {
    const long = product.filter(({ name, text }) => text.split('\n').length > 301 && !name.includes('/sample/'))
    expect(long.map(({ name }) => name)).toEqual([])
  })

  it('have at most 200 lines in nine of ten cases', () => {
    const lengths = product.map(({ text }) => text.split('\n').length).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThanOrEqual(200)
  })

  it('do not only re-export, and are in no folder for miscellaneous code', () => {
    const drawers = product.filter(({ name }) => /(^|\/)(utils?|helpers?|types|hooks|common|misc)\//.test(name) || /\/index\.tsx?$/.test(name))
    expect(drawers.map(({ name }) => name)).toEqual([])
  })

  it('ignore no error, unless the line before says who handles it', () => {
    const empty = /catch\s*(\([^)]*\))?\s*\{\s*(\/\/[^\n]*\s*)*\}/
    const answered = /\.catch\(\(\w*\)\s*=>\s*(\{\s*\}|undefined|null|void 0)\)/
    const swallows = (text: string) => {
      const lines = text.split('\n')
      return empty.test(text) || lines.some((line, i) => answered.test(line) && !/^\s*(\/\/|\*)/.test(lines[i - 1] ?? ''))
    }
    expect(['try { a() } catch { }', 'a().catch(() => undefined)', '// Told below.\na().catch(() => undefined)'].map(swallows)).toEqual([
      true,
      true,
      false,
    ])
    expect(product.filter(({ text }) => swallows(text)).map(({ name }) => name)).toEqual([])
  })

  it('have no TODOs, and disable no check without a reason', () => {
    const late = /\b(TODO|FIXME|XXX)\b|@ts-(ignore|nocheck)|\.only\(/
    const found = [...product, ...sourceFiles('tests', 'scripts')].filter(
      ({ name, text }) => late.test(text) && name !== 'tests/architecture/conventions.test.ts',
    )
    expect(found.map(({ name }) => name)).toEqual([])
  })
})

describe('the sample season', () => {
  const named = new Set(['name', 'sortName', 'city', 'address', 'email', 'line1', 'title'])
  /** Titles that are ordinary words, of works, images, pages and tags. */
  const titledAlike = /^(nav|pages|pageDrafts|policies|artworks|images|articles|eventTags)\//

  function namesIn(value: Value | undefined, key = ''): string[] {
    if (typeof value === 'string') return named.has(key) && value.length > 4 ? [value] : []
    if (Array.isArray(value)) return value.flatMap(item => namesIn(item, key))
    if (value === null || typeof value !== 'object' || value instanceof Date) return []
    return Object.entries(value).flatMap(([name, field]) => namesIn(field, name))
  }

  it('is not named outside its folder', () => {
    const { documents, accounts } = sampleSeason()
    const values = new Set([
      ...documents.filter(({ path: at }) => !titledAlike.test(at)).flatMap(({ data }) => namesIn(data)),
      ...accounts.flatMap(({ name, email }) => [name, email]),
    ])
    expect(values.size).toBeGreaterThan(500)
    const literal = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|>([^<>{}]+)</g
    const page = { name: 'index.html', text: readFileSync(path.join(top, 'index.html'), 'utf8') }
    const found = [...product, page]
      .filter(({ name }) => !name.startsWith('src/adapters/memory/sample/'))
      .flatMap(({ name, text }) =>
        [...text.matchAll(literal)]
          .map(match => (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim())
          .flatMap(said => (values.has(said) ? [`${name}: ${said}`] : [])),
      )
    expect(found).toEqual([])
  })
})

describe('the lockfiles', () => {
  it.each(['package-lock.json', 'tests/package-lock.json'])('%s names no registry', file => {
    const text = readFileSync(path.join(top, file), 'utf8')
    expect(text).toContain('"lockfileVersion": 3')
    expect(text).not.toMatch(/"resolved": "https?:/)
  })

  it('are the only two', () => {
    expect(['yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'npm-shrinkwrap.json'].filter(name => existsSync(path.join(top, name)))).toEqual([])
  })
})
