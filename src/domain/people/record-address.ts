import { type Collection, pathOf } from '../shared/collection'
import type { Params } from '../shared/records'

/** A document of a collection by its path: its id, and the names of the documents it lies under. */
export function recordAddress(of: Pick<Collection, 'path'>, path: string): { readonly id: string; readonly params: Params } {
  const parts = path.split('/')
  const names = of.path.split('/')
  const params = Object.fromEntries(names.flatMap((name, i) => (name.startsWith('{') ? [[name.slice(1, -1), parts[i]!]] : [])))
  return { id: parts.at(-1)!, params }
}

/** The question for a collection's documents wherever they lie. */
export const everywhere = (of: Pick<Collection, 'path'>) =>
  of.path.includes('{') ? { collection: of.path.slice(of.path.lastIndexOf('/') + 1), group: true as const } : { collection: pathOf(of) }
