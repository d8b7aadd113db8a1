import { gunzipSync } from 'node:zlib'
import type { MemoryWorld } from './memory-world'

/** What was delivered: in local mode it stands for everybody's own mailbox. */
const mailboxes = 'localOutbox/'

interface Stored {
  readonly documents: readonly { readonly path: string; readonly data: Readonly<Record<string, unknown>> }[]
  readonly files: readonly { readonly path: string; readonly bytes: string }[]
}

/**
 * Every place of the store that contains one of the words: a field of a document as `path#field`, a file by its path. Documents of no
 * declared collection are searched too, with accounts, outcomes of calls and mail; compressed files are opened.
 */
export async function placesOf({ localMode }: Pick<MemoryWorld, 'localMode'>, words: RegExp): Promise<readonly string[]> {
  const { documents, files } = JSON.parse(await (await localMode.download()).text()) as Stored
  const inDocuments = documents
    .filter(({ path }) => !path.startsWith(mailboxes))
    .flatMap(({ path, data }) => [
      ...(words.test(path) ? [path] : []),
      ...Object.entries(data).flatMap(([field, value]) => (words.test(JSON.stringify(value)) ? [`${path}#${field}`] : [])),
    ])
  const inFiles = files.filter(({ path, bytes }) => words.test(path) || words.test(textOf(Buffer.from(bytes, 'base64')))).map(({ path }) => path)
  return [...inDocuments, ...inFiles].sort()
}

const isCompressed = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b

const textOf = (bytes: Buffer) => (isCompressed(bytes) ? gunzipSync(bytes) : bytes).toString('utf8')

/** A search for these values as they stand, also within JSON that is stored as a text. */
export const wordsLike = (...values: readonly string[]) =>
  new RegExp(values.map(value => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'iu')
