import { gunzipSync } from 'node:zlib'
import type { MemoryWorld } from './memory-world'

/** Mail that was delivered. In local mode this collection stands for the recipients' own mailboxes. */
const mailboxes = 'localOutbox/'

export interface Stored {
  readonly documents: readonly { readonly path: string; readonly data: Readonly<Record<string, unknown>> }[]
  readonly files: readonly { readonly path: string; readonly bytes: string }[]
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
  const inFiles = files.filter(({ path, bytes }) => words.test(path) || words.test(textOf(bytes))).map(({ path }) => path)
  return [...inDocuments, ...inFiles].sort()
}

const isCompressed = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The text of a file, which is stored as base64; a compressed one is opened. */
export function textOf(stored: string): string {
  const bytes = Buffer.from(stored, 'base64')
  return (isCompressed(bytes) ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** Searches for exactly these values, also inside JSON that is stored as text. */
export const wordsLike = (...values: readonly string[]) =>
  new RegExp(values.map(value => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'iu')
