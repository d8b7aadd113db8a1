import type { Fields, Value } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import { isReserved } from './paths'
import { textBytes } from './utf8-length'

/** The maximum size of a document and of a field's name, in bytes as the hosted database counts them. */
const largestDocument = 1024 * 1024
const longestName = 1500
/** Maximum depth of nested maps and lists. */
const deepestNesting = 20

/**
 * Refuses a document that is over 1 MiB or nested too deeply. How size is counted: https://firebase.google.com/docs/firestore/storage-size
 */
export function checkDocument(data: Fields, path: string): void {
  const bytes = mapSize(data, path, 0) + nameSize(path)
  if (bytes > largestDocument) throw refused(path, `${bytes} bytes are more than a document may have`)
}

export function checkFieldName(name: string, where: string): void {
  if (name === '' || isReserved(name)) throw refused(where, `a field cannot be called '${name}'`)
  if (name.length > longestName / 3 && textBytes(name) > longestName) throw refused(where, `the name of a field has at most ${longestName} bytes`)
}

/**
 * Size of a document's name: each segment's bytes plus one, and 16 bytes. Each slash in the path counts as the extra byte of one segment.
 */
const nameSize = (path: string) => textBytes(path) + 1 + 16

function mapSize(map: Fields, path: string, depth: number): number {
  let bytes = 32
  for (const name of Object.keys(map)) bytes += textBytes(name) + 1 + valueSize(map[name]!, path, depth)
  return bytes
}

function valueSize(value: Value, path: string, depth: number): number {
  if (typeof value === 'string') return textBytes(value) + 1
  if (typeof value === 'number') return 8
  if (value === null || typeof value === 'boolean') return 1
  if (value instanceof Date) return 8
  if (depth === deepestNesting) throw refused(path, `maps and lists can be nested at most ${deepestNesting} deep`)
  if (!Array.isArray(value)) return mapSize(value as Fields, path, depth + 1)
  let bytes = 0
  for (const item of value as readonly Value[]) bytes += valueSize(item, path, depth + 1)
  return bytes
}

const refused = (where: string, why: string) => new PortError('documents', 'invalid-argument', `${where}: ${why}`)
