import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DeclaredIndexes, deployedIndexes } from '../../../src/adapters/memory/queries/declared-indexes'
import { type Index, indexKey, neededIndexes } from '../../../src/adapters/memory/queries/needed-index'

/**
 * The indexes that the application's queries needed so far. With `INDEXES=record` a missing one is recorded and the query
 * is answered nevertheless. A module of its own, because a worker evaluates the setup file once per test file but modules only once.
 */
const notedIndexes = new Map<string, Index>()

/** Writes them to a file, for `npm run indexes` and its check. */
export function keepNotedIndexes(): void {
  if (notedIndexes.size === 0) return
  const folder = path.join(import.meta.dirname, '../../../.cache/indexes')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${crypto.randomUUID()}.json`), JSON.stringify([...notedIndexes.values()]))
  notedIndexes.clear()
}

type Require = (this: DeclaredIndexes, ...asked: Parameters<DeclaredIndexes['require']>) => void
const refuse = Object.getOwnPropertyDescriptor(DeclaredIndexes.prototype, 'require')!.value as Require

DeclaredIndexes.prototype.require = function (query, counted) {
  if (this.from !== deployedIndexes) return refuse.call(this, query, counted)
  for (const index of neededIndexes(query, counted)) notedIndexes.set(indexKey(index), index)
  if (process.env['INDEXES'] !== 'record') refuse.call(this, query, counted)
}
