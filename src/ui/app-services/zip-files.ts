import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { OwnFile } from '../../domain/privacy/own-data'

/** Writes a ZIP archive file by file; pictures are compressed already and are stored unchanged. */
export async function zipFiles(files: readonly OwnFile[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let failure: Error | null = null
  // Every file is pushed in one piece, so the archive is complete when it ends.
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
