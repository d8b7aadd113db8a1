import type { Storage } from '../../ports/storage'
import type { GuideDetails, GuideIndex } from './guide-snapshot'

/** Where the files of one published state of an edition lie. Names carry the hash of the content, so a file never changes. */
const folder = (editionId: string, hash: string) => `snapshots/guide/${editionId}/${hash}`
export const indexPath = (editionId: string, hash: string) => `${folder(editionId, hash)}/index.json`
export const detailPath = (editionId: string, hash: string, bucket: number) => `${folder(editionId, hash)}/details-${bucket}.json`

/** Listings in one detail file: a visitor who opens a listing downloads about this many. */
export const listingsPerBucket = 40

export async function writeSnapshotFile(storage: Storage, path: string, content: GuideIndex | GuideDetails): Promise<void> {
  const file = new Blob([JSON.stringify(content)], { type: 'application/json' })
  await storage.upload(path, file, { contentType: 'application/json', cacheControl: 'public, max-age=31536000, immutable' }).done
}

/** The content of a snapshot file. The product itself wrote it, so only its format number is looked at. */
export async function readSnapshotFile<T extends GuideIndex | GuideDetails>(storage: Storage, path: string): Promise<T> {
  const content = JSON.parse(await (await storage.read(path)).text()) as T
  if ('format' in content && content.format !== 1) throw new Error(`${path} has format ${String(content.format)}`)
  return content
}
