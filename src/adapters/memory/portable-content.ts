import { fromBase64, toBase64 } from '../../domain/shared/files/base64'
import { tagged, untagged } from '../../domain/shared/records/tagged-json'
import type { Fields } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import type { StoredAt } from './documents/document-store'
import type { Content } from './documents/durable-store'
import type { StoredFile } from './files/file-store'

const format = 'local-mode-1'

/** A file whose bytes are UTF-8 is written as text, which takes less room than base64. */
type PortableFile = Omit<StoredFile, 'bytes'> & ({ readonly text: string } | { readonly bytes: string })

interface Portable {
  readonly format: typeof format
  readonly documents: readonly { readonly path: string; readonly data: unknown }[]
  readonly files: readonly PortableFile[]
}

/** All content as one JSON file. Instants, and numbers that JSON cannot represent, are written as tagged values. */
export function toPortable({ documents, files }: Content): Blob {
  const portable: Portable = {
    format,
    documents: documents.map(({ path, data }) => ({ path, data: tagged(data) })),
    files: files.map(({ bytes, ...file }) => ({ ...file, ...written(bytes) })),
  }
  return new Blob([JSON.stringify(portable)], { type: 'application/json' })
}

/** Throws `invalid-argument` for a file that was not written by `toPortable`. */
export async function fromPortable(file: Blob): Promise<Content> {
  const portable = parsed(await file.text())
  return {
    documents: portable.documents.map(({ path, data }): StoredAt => ({ path, data: untagged(data) as Fields })),
    files: portable.files.map(readFile),
  }
}

function written(bytes: ArrayBuffer) {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    return { bytes: toBase64(new Uint8Array(bytes)) }
  }
}

function readFile(file: PortableFile): StoredFile {
  if (!('text' in file)) return { ...file, bytes: fromBase64(file.bytes).buffer }
  const { text, ...described } = file
  return { ...described, bytes: new TextEncoder().encode(text).buffer }
}

function parsed(text: string): Portable {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    throw new PortError('documents', 'invalid-argument', 'the file is not JSON', { cause: error })
  }
  if (typeof content !== 'object' || content === null || (content as Partial<Portable>).format !== format)
    throw new PortError('documents', 'invalid-argument', 'the file does not hold local data')
  return content as Portable
}
