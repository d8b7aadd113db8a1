import { collection, type StoredOf } from '../shared/records/collection'
import { boolean, choice, impersonal, list, optional, reference, text } from '../shared/records/fields'
import { all, any, changesOnly, nobody, owner, role } from '../shared/records/policy'

const theirs = any(owner('id'), role('admin'))

/** An art lover's preferences; the id is the person's. */
export const artLovers = collection({
  path: 'artlovers',
  title: 'Art lovers',
  privacy: 'personal',
  scope: 'people',
  idOf: 'people',
  whenForgotten: 'delete',
  fields: {
    media: impersonal(list('Media', text('Medium', 60), 10)),
    neighbourhoodIds: list('Neighborhoods', reference('Neighborhood', 'neighbourhoods'), 10),
    budget: optional(choice('Budget', ['under100', 'under500', 'under2000', 'above'])),
    /** Whether the person may be named on public pages that thank donors. */
    namedInPublic: boolean('Named in public'),
  },
  access: {
    get: theirs,
    list: theirs,
    create: owner('id'),
    update: all(owner('id'), changesOnly('media', 'neighbourhoodIds', 'budget', 'namedInPublic')),
    delete: nobody,
  },
})
export type ArtLover = StoredOf<typeof artLovers>
