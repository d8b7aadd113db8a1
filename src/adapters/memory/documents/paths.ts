import { PortError } from '../../../ports/errors'
import { textBytes } from './utf8-length'

export interface DocumentPath {
  readonly collection: string
  readonly id: string
}

/** Maximum bytes of one segment and of a whole path, and maximum depth of nested documents. */
const longestSegment = 1500
const longestPath = 6 * 1024
const deepest = 100

/** Splits `editions/2027/weekends/1` before its last segment. */
export function documentPath(path: string): DocumentPath {
  if (segments(path) % 2 !== 0) throw invalid(`'${path}' is not the path of a document`)
  const cut = path.lastIndexOf('/')
  return { collection: path.slice(0, cut), id: path.slice(cut + 1) }
}

export function checkCollectionPath(path: string): void {
  if (segments(path) % 2 !== 1) throw invalid(`'${path}' is not the path of a collection`)
}

/** The last segment of a collection's path, which names its group. */
export const groupOf = (collection: string): string => collection.slice(collection.lastIndexOf('/') + 1)

export function checkGroup(id: string): void {
  if (segments(id) !== 1) throw invalid(`'${id}' is not the id of a collection group`)
}

function segments(path: string): number {
  const parts = path.split('/')
  if (parts.length > 2 * deepest || (path.length > longestPath / 3 && textBytes(path) > longestPath)) throw invalid('the path is too long')
  for (const part of parts)
    if (part === '' || part === '.' || part === '..' || isReserved(part) || (part.length > longestSegment / 3 && textBytes(part) > longestSegment))
      throw invalid(`'${path}' is not a path`)
  return parts.length
}

/** The database reserves names such as `__name__`; this also excludes `__proto__` as a field or id. */
export const isReserved = (name: string): boolean => name.length > 3 && name.startsWith('__') && name.endsWith('__')

const invalid = (why: string) => new PortError('documents', 'invalid-argument', why)
