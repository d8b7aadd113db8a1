import type { Fields, Value } from '../../ports/documents'
import { PortError } from '../../ports/errors'
import type { StoredAt } from './document-store'
import type { Content } from './durable-store'
import type { StoredFile } from './file-shelf'
import { fromBase64, toBase64 } from './passwords'

const format = 'local-mode-1'

interface Portable {
  readonly format: typeof format
  readonly documents: readonly { readonly path: string; readonly data: unknown }[]
  readonly files: readonly (Omit<StoredFile, 'bytes'> & { readonly bytes: string })[]
}

/** Everything as one JSON file; instants, and numbers JSON does not know, are kept as tagged values. */
export function toPortable({ documents, files }: Content): Blob {
  const portable: Portable = {
    format,
    documents: documents.map(({ path, data }) => ({ path, data: tagged(data) })),
    files: files.map(file => ({ ...file, bytes: toBase64(new Uint8Array(file.bytes)) })),
  }
  return new Blob([JSON.stringify(portable)], { type: 'application/json' })
}

/** Throws `invalid-argument` for a file that is not from here. */
export async function fromPortable(file: Blob): Promise<Content> {
  const portable = parsed(await file.text())
  return {
    documents: portable.documents.map(({ path, data }): StoredAt => ({ path, data: untagged(data) as Fields })),
    files: portable.files.map(stored => ({ ...stored, bytes: fromBase64(stored.bytes).buffer })),
  }
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

/** `{ $instant }` and `{ $number }` stand for what JSON lacks; a map with a name that begins with `$` is wrapped, to be told apart. */
function tagged(value: Value): unknown {
  if (value instanceof Date) return { $instant: value.toISOString() }
  if (typeof value === 'number' && !Number.isFinite(value)) return { $number: String(value) }
  if (Array.isArray(value)) return value.map(tagged)
  if (typeof value !== 'object' || value === null) return value
  const map = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tagged(part)]))
  return Object.keys(map).some(name => name.startsWith('$')) ? { $map: Object.entries(map) } : map
}

function untagged(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untagged)
  if (typeof value !== 'object' || value === null) return value
  const tags = value as { $instant?: string; $number?: string; $map?: readonly [string, unknown][] }
  if (tags.$instant !== undefined) return new Date(tags.$instant)
  if (tags.$number !== undefined) return Number(tags.$number)
  return Object.fromEntries((tags.$map ?? Object.entries(value)).map(([name, part]) => [name, untagged(part)]))
}
