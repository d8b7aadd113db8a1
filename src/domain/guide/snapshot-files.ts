import type { Storage } from '../../ports/storage'
import type { HandlerStorage } from '../shared/cloud-function'

/**
 * Where a file of one published state of a set (`guide/2027`, `artists`) lies. Names carry the hash of the content, so a file
 * never changes.
 */
export const snapshotPath = (set: string, hash: string, file: string) => `snapshots/${set}/${hash}/${file}.json`
export const indexPath = (editionId: string, hash: string) => snapshotPath(`guide/${editionId}`, hash, 'index')
export const detailPath = (editionId: string, hash: string, bucket: number) => snapshotPath(`guide/${editionId}`, hash, `details-${bucket}`)

/** Listings in one detail file: a visitor who opens a listing downloads about this many. */
export const listingsPerBucket = 40

/** SHA-256 of the content, first 16 hex digits. */
export async function contentHash(content: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)))
  return [...new Uint8Array(digest)]
    .slice(0, 8)
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}

export async function writeSnapshotFile(storage: HandlerStorage, path: string, content: object): Promise<void> {
  const file = new Blob([JSON.stringify(content)], { type: 'application/json' })
  await storage.upload(path, file, { contentType: 'application/json', cacheControl: 'public, max-age=31536000, immutable' }).done
}

/** Reads snapshot files, each once: a name carries the hash of its content. */
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

/** The content of a snapshot file. The product itself wrote it, so only its format number is looked at. */
async function readSnapshotFile<T extends object>(storage: Pick<Storage, 'read'>, path: string): Promise<T> {
  const content = JSON.parse(await (await storage.read(path)).text()) as T
  if ('format' in content && content.format !== 1) throw new Error(`${path} has format ${String(content.format)}`)
  return content
}
