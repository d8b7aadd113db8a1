import type { Storage } from '../../../ports/storage'
import type { HandlerStorage } from '../../shared/functions/handler'
import { sha256 } from '../../shared/sha256'
import { checkedPath, type StoredPath } from '../../shared/stored-path'

/**
 * Path of a file in one published state of a set (`guide/2027`, `artists`). The path contains the hash of the content, so a file never
 * changes.
 */
export const snapshotPath = (set: string, hash: string, file: string) => checkedPath(`snapshots/${set}/${hash}/${file}.json`)
export const indexPath = (editionId: string, hash: string) => snapshotPath(`guide/${editionId}`, hash, 'index')
export const detailPath = (editionId: string, hash: string, bucket: number) => snapshotPath(`guide/${editionId}`, hash, `details-${bucket}`)

/** Listings per detail file: a visitor who opens a listing downloads about this many. */
export const listingsPerBucket = 40

/** SHA-256 of the content, first 16 hex digits. */
export const snapshotHash = async (content: object): Promise<string> => (await sha256(JSON.stringify(content))).slice(0, 16)

export async function writeSnapshotFile(storage: HandlerStorage, path: StoredPath, content: object): Promise<void> {
  const file = new Blob([JSON.stringify(content)])
  await storage.upload(path, file, { contentType: 'application/json', cacheControl: 'public, max-age=31536000, immutable' }).done
}

/** Reads and caches snapshot files; they are immutable because their names contain the hash of the content. */
export class SnapshotFiles {
  private readonly files = new Map<string, Promise<object>>()

  constructor(private readonly storage: Pick<Storage, 'read'>) {}

  read<T extends object>(path: string): Promise<T> {
    const known = this.files.get(path)
    if (known) return known as Promise<T>
    const reading = readSnapshotFile<T>(this.storage, path)
    this.files.set(path, reading)
    reading.catch(() => this.files.delete(path))
    return reading
  }
}

/** Parses a snapshot file. The product itself wrote it, so only its format number is checked. */
async function readSnapshotFile<T extends object>(storage: Pick<Storage, 'read'>, path: string): Promise<T> {
  const content = JSON.parse(await (await storage.read(path)).text()) as T
  if ('format' in content && content.format !== 1) throw new Error(`${path} has format ${String(content.format)}`)
  return content
}
