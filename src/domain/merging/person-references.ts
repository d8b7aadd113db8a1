import { collections } from '../collections'
import type { Collection } from '../shared/records/collection'

/** A field that refers to a person: it holds the person's id or a list of ids. An artist's id is the person's id. */
export interface PersonReference {
  readonly of: Collection
  readonly field: string
  readonly isList: boolean
  /** Reason why a merge leaves it unchanged; absent if a merge moves it. */
  readonly staysInMerge?: string
}

const acted = 'records who acted'

/** All top-level fields of a collection that refer to a person, except those that only record who did something (`actor`). */
export const personReferences = (of: Collection): readonly PersonReference[] => references(of).filter(({ staysInMerge }) => staysInMerge !== acted)

/** All references to a person that a merge moves: those of all collections, except for the ones that stay. */
export const movedReferences = (): readonly PersonReference[] => collections.flatMap(references).filter(({ staysInMerge }) => !staysInMerge)

const references = (of: Collection): readonly PersonReference[] =>
  Object.entries(of.fields).flatMap(([field, declared]) => {
    const { to, isActor, staysInMerge = isActor && acted } = declared.of ? { ...declared.of, ...declared, to: declared.of.to } : declared
    return to === 'people' || to === 'artists' ? [{ of, field, isList: declared.of !== undefined, ...(staysInMerge && { staysInMerge }) }] : []
  })
