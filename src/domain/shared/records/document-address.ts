import { type Collection, pathOf } from './collection'
import type { Params } from './records'

/** Splits the path of a collection's document into its id and the ids of its parent documents. */
export function documentAddress(of: Pick<Collection, 'path'>, path: string): { readonly id: string; readonly params: Params } {
  const parts = path.split('/')
  const names = of.path.split('/')
  const params = Object.fromEntries(names.flatMap((name, i) => (name.startsWith('{') ? [[name.slice(1, -1), parts[i]!]] : [])))
  return { id: parts.at(-1)!, params }
}

/** The query of a collection group: a collection's documents under all parents. */
export const everywhere = (of: Pick<Collection, 'path'>) =>
  of.path.includes('{') ? { collection: of.path.slice(of.path.lastIndexOf('/') + 1), group: true as const } : { collection: pathOf(of) }
