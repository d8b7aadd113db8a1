import { collection } from '../shared/collection'
import { choice, flag, list, optional, reference, text } from '../shared/fields'
import { all, any, changesOnly, nobody, owner, role } from '../shared/policy'

const theirs = any(owner('id'), role('admin'))

/** What an art lover likes to see; the id is the person's. */
export const artLovers = collection({
  path: 'artlovers',
  title: 'Art lovers',
  fields: {
    media: list('Media', text('Medium', 60), 10),
    neighbourhoodIds: list('Neighbourhoods', reference('Neighbourhood', 'neighbourhoods'), 10),
    budget: optional(choice('Budget', ['under100', 'under500', 'under2000', 'above'])),
    /** Whether donors' walls may name the person. */
    namedInPublic: flag('Named in public'),
  },
  access: {
    get: theirs,
    list: theirs,
    create: owner('id'),
    update: all(owner('id'), changesOnly('media', 'neighbourhoodIds', 'budget', 'namedInPublic')),
    delete: nobody,
  },
})
