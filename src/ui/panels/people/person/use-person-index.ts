import { useEffect, useState } from 'react'
import { PersonFinder } from '../../../../domain/person-search/person-finder'
import type { PersonIndex } from '../../../../domain/person-search/person-index'
import { useService } from '../../../app-services/app'

export interface KnownPeople {
  /** `undefined` until everybody is in it. */
  readonly index: PersonIndex | undefined
  /** Grows with every change. */
  readonly version: number
  readonly error: Error | undefined
}

/** Everybody, ready to be found, and kept as they are. */
export function usePersonIndex(): KnownPeople {
  const finder = useService(PersonFinder)
  const [known, setKnown] = useState<KnownPeople>({ index: undefined, version: 0, error: undefined })
  useEffect(
    () =>
      finder.watch(
        index => setKnown(({ version }) => ({ index, version: version + 1, error: undefined })),
        error => setKnown(({ index, version }) => ({ index, version, error })),
      ),
    [finder],
  )
  return known
}

/** Names of people by their ids; `…` until everybody is read. */
export function usePersonNames(): (personId: string) => string {
  const { index } = usePersonIndex()
  return id => index?.row(id)?.names?.display ?? (index ? 'Deleted person' : '…')
}
