import * as listed from './collection-list'
import { type Collection, matchesPath } from './shared/records/collection'

/** Every collection of the product, by path: bundlers order the exports of a module as they like. Paths outside them are closed to everybody. */
export const collections: readonly Collection[] = Object.values(listed).sort((a, b) => (a.path < b.path ? -1 : 1))

const found = new Map<string, Collection | undefined>()

/** The declaration of the collection at a path, such as `editions/2027/weekends`; `undefined` for an undeclared path. */
export function collectionAt(path: string): Collection | undefined {
  if (!found.has(path))
    found.set(
      path,
      collections.find(of => matchesPath(of, path)),
    )
  return found.get(path)
}

/** The collection with this declared path, such as `editions/{edition}/weekends`. */
export const collectionNamed = (declared: string): Collection | undefined => collections.find(({ path }) => path === declared)
