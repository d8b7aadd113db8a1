import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { OwnFile } from '../../../../domain/privacy/own-data'

/** An archive of files, one after the other; pictures are compressed already and are stored as they are. */
export async function zipFiles(files: readonly OwnFile[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let failure: Error | null = null
  // Everything is pushed whole, so that all of it is there when the archive is ended.
  const archive = new Zip((error, part) => {
    failure ??= error
    parts.push(part)
  })
  for (const { name, content } of files) {
    const entry = content.type.startsWith('image/') ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    archive.add(entry)
    entry.push(new Uint8Array(await content.arrayBuffer()), true)
  }
  archive.end()
  if (failure) throw failure
  return new Blob(parts, { type: 'application/zip' })
}
