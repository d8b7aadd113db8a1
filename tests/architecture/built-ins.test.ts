import { runInNewContext } from 'node:vm'
import 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, it } from 'vitest'

/** Of another realm, because a library that replaces functions lets its own look like the engine's. */
const sourceOf = runInNewContext('Function.prototype.toString') as () => string

it('tests run on the engine’s own functions, whatever a library puts in their place', () => {
  const builtIns = [
    [JSON, 'parse'],
    [JSON, 'stringify'],
    [Array.prototype, 'push'],
    [Function.prototype, 'toString'],
  ] as const
  for (const [of, name] of builtIns) expect(sourceOf.call(Reflect.get(of, name))).toContain('[native code]')
})
