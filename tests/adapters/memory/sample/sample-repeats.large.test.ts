import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'

/** Loads the modules again, as in a new process. */
async function freshRun() {
  vi.resetModules()
  const { sampleSeason } = await import('../../../../src/adapters/memory/sample/sample-season')
  const { artFiles } = await import('../../../../src/adapters/memory/sample/art/draw-art')
  const hash = createHash('sha256').update(JSON.stringify(sampleSeason()))
  for (const { path, svg } of artFiles()) hash.update(path).update(svg())
  return { sampleSeason, bytes: hash.digest('hex') }
}

test('two runs make the same season and the same pictures, byte for byte', async () => {
  const [first, second] = [await freshRun(), await freshRun()]
  expect(first.sampleSeason).not.toBe(second.sampleSeason)
  expect(second.bytes).toBe(first.bytes)
})

test('a season asked for twice is the same season', async () => {
  const { sampleSeason } = await import('../../../../src/adapters/memory/sample/sample-season')
  expect(JSON.stringify(sampleSeason())).toBe(JSON.stringify(sampleSeason()))
})
