import { useEffect, useState } from 'react'
import { PersonFinder } from '../../../../domain/person-search/person-finder'
import type { PersonIndex } from '../../../../domain/person-search/person-index'
import { useService } from '../../../app-services/app-context'

export interface KnownPeople {
  /** `undefined` until all people are loaded. */
  readonly index: PersonIndex | undefined
  /** Increases with every change. */
  readonly version: number
  readonly error: Error | undefined
}

/** A searchable index of all people, kept up to date. */
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

/** Names of people by id; `…` until all people are loaded. */
export function usePersonNames(): (personId: string) => string {
  const { index } = usePersonIndex()
  return id => index?.row(id)?.names?.display ?? (index ? 'Deleted person' : '…')
}
