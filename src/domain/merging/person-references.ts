import { collections } from '../collections'
import type { Collection } from '../shared/records/collection'
import { isPerson, referencesOf } from '../shared/records/references'

/** A field that refers to a person: it holds the person's id or a list of ids. */
export interface PersonReference {
  readonly of: Collection
  /** Its names joined by dots, as a query names a field within a map. */
  readonly field: string
  readonly isList: boolean
  /** Reason why a merge leaves it unchanged; absent if a merge moves it. */
  readonly staysInMerge?: string
}

const acted = 'records who acted'

/** All top-level fields of a collection that refer to a person, except those that only record who did something (`actor`). */
export const personReferences = (of: Collection): readonly PersonReference[] =>
  references(of).filter(({ field, staysInMerge }) => staysInMerge !== acted && !field.includes('.'))

/** All references to a person that a merge moves: those of all collections, except for the ones that stay. */
export const movedReferences = (): readonly PersonReference[] => collections.flatMap(references).filter(({ staysInMerge }) => !staysInMerge)

const references = (of: Collection): readonly PersonReference[] =>
  referencesOf(of).flatMap(({ names, to, declared }) => {
    if (!declared || !isPerson(to)) return []
    const staysInMerge = declared.staysInMerge ?? (declared.isActor && acted)
    return [{ of, field: names.join('.'), isList: declared.of !== undefined, ...(staysInMerge && { staysInMerge }) }]
  })
