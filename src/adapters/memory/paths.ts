import { PortError } from '../../ports/errors'

export interface DocumentPath {
  readonly collection: string
  readonly id: string
}

/** Splits `editions/2027/weekends/1` before its last segment. */
export function documentPath(path: string): DocumentPath {
  const parts = segments(path)
  if (parts.length % 2 !== 0) throw new PortError('documents', 'invalid-argument', `'${path}' is not the path of a document`)
  const cut = path.lastIndexOf('/')
  return { collection: path.slice(0, cut), id: path.slice(cut + 1) }
}

export function checkCollectionPath(path: string): void {
  if (segments(path).length % 2 !== 1) throw new PortError('documents', 'invalid-argument', `'${path}' is not the path of a collection`)
}

function segments(path: string): string[] {
  const parts = path.split('/')
  for (const part of parts)
    if (part === '' || part === '.' || part === '..' || /^__.*__$/s.test(part) || part.length > 1500)
      throw new PortError('documents', 'invalid-argument', `'${path}' is not a path`)
  return parts
}
