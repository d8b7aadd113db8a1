import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { pickManyInput } from '../../engine/fields/pick-many-input'
import { useEdition } from '../use-edition'
import { listingQueries } from './listing.queries'

/** Several listings of the chosen edition, by name. */
export const listingsInput = pickManyInput({
  useOptions: () => {
    const all = useLiveQuery(listingQueries(useApp()).all(useEdition()?.id ?? ''))
    return all
      .filter(({ deletedAt, status }) => !deletedAt && status !== 'withdrawn')
      .map(({ id, displayName }) => ({ value: id, label: displayName }))
  },
  help: 'Enter a part of a name. The page of the article lists these studios.',
  nothingFound: 'No listing of this edition has this name.',
  unknown: 'A listing that is no longer in this edition',
})
