import type { HandlerContext } from '../functions/handler'
import { Refused } from '../functions/refused'
import { pathIn, type StoredPath } from '../stored-path'
import { toBase64 } from './base64'
import type { DocumentFile } from './document-file'
import { type FilePart, filePartBytes } from './file-parts'

/** One part of a file that a record names. Refuses with `not-found` a path outside this folder, even if the record names it. */
export async function readFilePart(
  context: HandlerContext,
  { folder, file, part }: { readonly folder: string; readonly file: DocumentFile | undefined; readonly part: number },
): Promise<FilePart> {
  const path = pathIn(folder, file?.path)
  if (!path) throw new Refused('not-found', folder)
  return filePartOf(context, { path, bytes: file?.bytes ?? 0, part })
}

/** One part of a file with this size in bytes. */
export async function filePartOf(
  { storage }: HandlerContext,
  { path, bytes: size, part }: { readonly path: StoredPath; readonly bytes: number; readonly part: number },
): Promise<FilePart> {
  const parts = Math.max(1, Math.ceil(size / filePartBytes))
  if (part >= parts) throw new Refused('not-found', path)
  const bytes = await storage.readPart(path, part * filePartBytes, (part + 1) * filePartBytes)
  return { base64: toBase64(new Uint8Array(await bytes.arrayBuffer())), parts }
}
