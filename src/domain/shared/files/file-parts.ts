import * as v from 'valibot'
import { fromBase64 } from './base64'

/** Size of one part in bytes. */
export const filePartBytes = 4 * 1024 * 1024

/** The index of the part that the caller asks for. */
export const partNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

/** One part of a closed file in a callable's response. Files are split because a response is limited to ten megabytes. */
export const filePart = v.strictObject({ base64: v.string(), parts: v.number() })
export type FilePart = v.InferOutput<typeof filePart>

/** Fetches all parts of a file, one after the other; `onProgress` gets the number of parts received and the total. */
export async function fetchParts(
  read: (part: number) => Promise<FilePart>,
  { name, type }: { readonly name: string; readonly type: string },
  onProgress: (done: number, of: number) => void,
): Promise<File> {
  const bytes: Uint8Array<ArrayBuffer>[] = []
  for (let part = 0, parts = 1; part < parts; part++) {
    const found = await read(part)
    parts = found.parts
    bytes.push(fromBase64(found.base64))
    onProgress(part + 1, parts)
  }
  return new File(bytes, name, { type })
}
