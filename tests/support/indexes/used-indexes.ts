import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll } from 'vitest'
import { notedIndexes } from './noted-indexes'

/** After every test file, writes the indexes that its queries needed to a file, for `npm run indexes` and its check. */
afterAll(() => {
  if (notedIndexes.size === 0) return
  const folder = path.join(import.meta.dirname, '../../../.cache/indexes')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${crypto.randomUUID()}.json`), JSON.stringify([...notedIndexes.values()]))
  notedIndexes.clear()
})
