import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll } from 'vitest'
import { DeclaredIndexes, deployedIndexes } from '../../../src/adapters/memory/declared-indexes'
import { type Index, indexKey, neededIndexes } from '../../../src/adapters/memory/needed-index'

/**
 * Before every test file: notes which indexes the application's queries need, for `npm run indexes` and its check. While `INDEXES`
 * says `record`, a missing one is noted and the query answered all the same.
 */
const used = new Map<string, Index>()
type Require = (this: DeclaredIndexes, ...asked: Parameters<DeclaredIndexes['require']>) => void
const refuse = Object.getOwnPropertyDescriptor(DeclaredIndexes.prototype, 'require')!.value as Require

DeclaredIndexes.prototype.require = function (query, counted) {
  if (this.from !== deployedIndexes) return refuse.call(this, query, counted)
  for (const index of neededIndexes(query, counted)) used.set(indexKey(index), index)
  if (process.env['INDEXES'] !== 'record') refuse.call(this, query, counted)
}

afterAll(() => {
  if (used.size === 0) return
  const folder = path.join(import.meta.dirname, '../../../.cache/indexes')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${crypto.randomUUID()}.json`), JSON.stringify([...used.values()]))
})
