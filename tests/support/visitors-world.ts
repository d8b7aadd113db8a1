import { DocumentStore } from '../../src/adapters/memory/documents/document-store'
import { Gate } from '../../src/adapters/memory/documents/gate'
import { GatedDocuments } from '../../src/adapters/memory/documents/gated-documents'
import { StoreDocuments } from '../../src/adapters/memory/documents/store-documents'
import { VolatileStore } from '../../src/adapters/memory/documents/volatile-store'
import { MemoryStorage } from '../../src/adapters/memory/files/memory-storage'
import { storageGuard } from '../../src/adapters/memory/files/storage-guard'
import { NetworkSwitch } from '../../src/adapters/memory/network-switch'
import { SystemClock } from '../../src/adapters/memory/system-clock'
import { collections } from '../../src/domain/collections'
import type { Actor } from '../../src/domain/shared/records/policy'
import type { Documents, Fields } from '../../src/ports/documents'
import type { Storage } from '../../src/ports/storage'
import { accessRows } from './access/access-table'
import { seasonOfRun } from './run/season-of-run'
import { standing } from './stamped'

export interface VisitorsWorld {
  readonly documents: readonly { readonly path: string; readonly data: Fields }[]
  readonly files: readonly string[]
  /** The database with the policy for this person, and with every index. */
  as(actor: Actor | undefined): Documents
  filesAs(actor: Actor | undefined): Storage
}

/** Files that no visitor may open, in addition to the sample data's, such as an unpublished picture. */
const privateFiles = [
  'imports-guide/b1/rows.json',
  'merges/m1.json',
  'letters/2027-000001.pdf',
  'exports/x1.csv',
  'eligibility/ana/proof.pdf',
  'eligibility-sent/ana/proof.pdf',
  'pictures/ana/i2.webp',
  'goods-files/2027-05-10-walks.pdf',
]

/** The sample data, one document of every row of the access table, and files of every kind. */
export async function visitorsWorld(): Promise<VisitorsWorld> {
  const season = await seasonOfRun()
  const paths = new Set(season.documents.map(({ path }) => path))
  const planted = accessRows.map(({ collection, id, fields }, i) => {
    const path = paths.has(`${collection}/${id}`) ? `${collection}/${id}-${i}` : `${collection}/${id}`
    paths.add(path)
    return { path, data: standing(fields) }
  })
  const documents = [...season.documents, ...planted]
  const store = new DocumentStore(new SystemClock(() => Date.UTC(2027, 9, 16, 18)))
  store.replaceAll(documents)
  const durable = new VolatileStore(store)
  const open = new StoreDocuments(store, durable)
  const files = new MemoryStorage(durable.files)
  for (const path of privateFiles) await files.upload(path, new Blob(['private']), { contentType: 'text/plain' }).done
  await files.upload('published/i3.webp', new Blob(['picture']), { contentType: 'image/webp' }).done
  await files.upload('snapshots/former.json', new Blob(['{}']), { contentType: 'application/json' }).done
  return {
    documents,
    files: [...privateFiles, 'published/i3.webp', 'snapshots/former.json'],
    as: actor => new GatedDocuments(open, new Gate(collections, () => actor), new NetworkSwitch(), () => () => undefined),
    filesAs: actor =>
      new MemoryStorage(
        durable.files,
        storageGuard(() => actor, open),
      ),
  }
}
