import type { PersonFinder } from '../../../../domain/person-search/person-finder'
import type { PersonIndex } from '../../../../domain/person-search/person-index'

/** Everybody, as soon as they are read. */
export const allPeople = (finder: PersonFinder) =>
  new Promise<PersonIndex>((resolve, reject) => {
    let stop: (() => void) | undefined
    const done = (settle: () => void) => {
      settle()
      // It may answer before it returns how to stop it.
      queueMicrotask(() => stop?.())
    }
    stop = finder.watch(
      index => done(() => resolve(index)),
      error => done(() => reject(error)),
    )
  })
