import { gunzipSync } from 'node:zlib'
import type { MemoryWorld } from './memory-world'

/** Mail that was delivered. In local mode this collection stands for the recipients' own mailboxes. */
const mailboxes = 'localOutbox/'

/** A file as local mode's download holds it: text, or any bytes as base64. */
type StoredFile = { readonly path: string } & ({ readonly text: string } | { readonly bytes: string })

export interface Stored {
  readonly documents: readonly { readonly path: string; readonly data: Readonly<Record<string, unknown>> }[]
  readonly files: readonly StoredFile[]
}

/** Documents of all collections, declared or not, with accounts, outcomes of calls and mail; and files. */
export async function everythingStored({ localMode }: Pick<MemoryWorld, 'localMode'>): Promise<Stored> {
  const { documents, files } = JSON.parse(await (await localMode.download()).text()) as Stored
  return { documents: documents.filter(({ path }) => !path.startsWith(mailboxes)), files }
}

/** Every place of the store that contains one of the words: a field of a document as `path#field`, a file by its path. Compressed files are opened. */
export const placesOf = async (world: Pick<MemoryWorld, 'localMode'>, words: RegExp): Promise<readonly string[]> =>
  placesIn(await everythingStored(world), words)

export function placesIn({ documents, files }: Stored, words: RegExp): readonly string[] {
  const inDocuments = documents.flatMap(({ path, data }) => [
    ...(words.test(path) ? [path] : []),
    ...Object.entries(data).flatMap(([field, value]) => (words.test(JSON.stringify(value)) ? [`${path}#${field}`] : [])),
  ])
  const inFiles = files.filter(file => words.test(file.path) || words.test(textOf(file))).map(({ path }) => path)
  return [...inDocuments, ...inFiles].sort()
}

const isCompressed = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The text of a file; a compressed one is opened. */
export function textOf(file: StoredFile): string {
  if ('text' in file) return file.text
  const bytes = Buffer.from(file.bytes, 'base64')
  return (isCompressed(bytes) ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** Searches for exactly these values, also inside JSON that is stored as text. */
export const wordsLike = (...values: readonly string[]) =>
  new RegExp(values.map(value => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'iu')
