import { describe, expect, it } from 'vitest'
import { firebaseJson } from '../../scripts/hosting.mjs'

type Rule = { readonly source?: string; readonly regex?: string; readonly headers: readonly { readonly key: string; readonly value: string }[] }

const lasting = (files: readonly string[]) => {
  const rules: readonly Rule[] = firebaseJson([], { files: files.map(file => `assets/${file}`) }).hosting.headers
  const rule = rules.find(({ headers }) => headers.some(({ value }) => value.includes('immutable')))
  return (address: string) => !!rule?.regex && new RegExp(rule.regex).test(address)
}

describe('the files that Hosting lets a browser keep for a year', () => {
  const files = ['main-Ab3_x-Z9.js', 'guide-x1y2z3w.js', '15GOl7A.css', 'print.worker-12345678.js', 'type-a-b_c-de.woff2']

  it.each(files)('has %s of this release', file => {
    expect(lasting(files)(`/assets/${file}`)).toBe(true)
  })

  it.each(['/assets/main-1a2b3c4d.js', '/assets/25GOl7A.css', '/assets/guide-15GOl7B.css', '/15GOl7A.css', '/payloads/15GOl7A.json'])(
    'has no file of another release: %s',
    address => {
      expect(lasting(files)(address)).toBe(false)
    },
  )
})

describe('the files that a browser asks for by name', () => {
  it.each(['/sw.js', '/latest-build.json', '/build-manifest.json'])('%s is asked for anew each time', source => {
    const rules: readonly Rule[] = firebaseJson([], { files: ['assets/sw-1a2b3c4.js'] }).hosting.headers
    expect(rules.find(rule => rule.source === source)?.headers).toEqual([{ key: 'Cache-Control', value: 'no-cache' }])
    expect(lasting(['sw-1a2b3c4.js'])(source)).toBe(false)
  })
})
