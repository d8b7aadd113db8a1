import type { PersonFinder } from '../../../../domain/person-search/person-finder'
import type { PersonIndex } from '../../../../domain/person-search/person-index'

/** All people, once they are loaded. */
export const allPeople = (finder: PersonFinder) =>
  new Promise<PersonIndex>((resolve, reject) => {
    let stop: (() => void) | undefined
    const done = (settle: () => void) => {
      settle()
      // The callback may run before the stop function is returned.
      queueMicrotask(() => stop?.())
    }
    stop = finder.watch(
      index => done(() => resolve(index)),
      error => done(() => reject(error)),
    )
  })
