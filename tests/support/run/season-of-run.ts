import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { DocumentStore } from '../../../src/adapters/memory/documents/document-store'
import type { Content } from '../../../src/adapters/memory/documents/durable-store'
import { fromPortable, toPortable } from '../../../src/adapters/memory/portable-content'
import { thumbhashes } from '../../../src/adapters/memory/sample/art/thumbhashes'
import { sampleContent } from '../../../src/adapters/memory/seed'
import { SystemClock } from '../../../src/adapters/memory/system-clock'
import { keepNotedIndexes } from '../indexes/noted-indexes'

/** Where `npm test` keeps the sample season. Its steps run the same program, so the first process that needs the season makes it for all. */
const file = process.env['SEASON_OF_RUN']

let made: Promise<Content> | undefined

/** The sample season with its published guides, once per process. Making it takes several seconds of a processor, reading it a fraction of one. */
export const seasonOfRun = (): Promise<Content> => (made ??= madeOrRead())

async function madeOrRead(): Promise<Content> {
  if (file === undefined) return sampleContent()
  // The season would lack them in all steps if the step that makes it has a configuration without the plugin.
  if (Object.keys(thumbhashes).length === 0) throw new Error('This step runs without `sampleThumbhashes` (scripts/build/sample-art.mjs)')
  if (existsSync(file)) return shared(await fromPortable(new Blob([readFileSync(file)])))
  const content = await sampleContent()
  // Whichever step makes the season, the check of the indexes learns what its queries need.
  keepNotedIndexes()
  const own = `${file}-${crypto.randomUUID()}`
  writeFileSync(own, await toPortable(content).text())
  renameSync(own, file)
  return content
}

/** Documents of a store are shared with every world that they seed; others would be copied for each. */
function shared({ documents, files }: Content): Content {
  const store = new DocumentStore(new SystemClock())
  store.replaceAll(documents)
  return { documents: [...store.all()], files }
}
