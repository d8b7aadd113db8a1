import { NumberedListings, type NumbersOfEdition } from '../../../../domain/guide/numbering/numbered-listings'
import type { App, LiveQuery } from '../../../app-services/app-context'

/** A part of what is known of the numbers of an edition, live. `name` tells the parts apart. */
export function numbersQuery<T>(app: App, editionId: string, name: string, partOf: (numbers: NumbersOfEdition) => T): LiveQuery<T> {
  const reading = async () => (await app.services()).get(NumberedListings).of(editionId)
  return {
    queryKey: ['office', 'numbered-listings', editionId, name],
    queryFn: async () => partOf(await (await reading()).read()),
    live: async (next, fail) => (await reading()).watch(numbers => next(partOf(numbers)), fail),
  }
}
