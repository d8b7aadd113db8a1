import { collection } from '../../shared/records/collection'
import { integer, optional, reference, text, trash, withHelp } from '../../shared/records/fields'
import { access, nobody, scope } from '../../shared/records/policy'

/**
 * Map numbers that staff keep for a neighborhood, a building or a listing, or free. A wish: `runIndexer` gives them, and says where it
 * could not.
 */
export const setAsideNumbers = collection({
  path: 'editions/{edition}/setAsideNumbers',
  title: 'Set-aside numbers',
  privacy: 'impersonal',
  scope: 'guide',
  fields: {
    from: integer('From number', 99_999, 1),
    to: withHelp(optional(integer('To number', 99_999, 1)), 'Empty: one number.'),
    neighbourhoodId: optional(reference('For the neighborhood', 'neighbourhoods')),
    siteId: optional(reference('For the building', 'sites')),
    listingId: withHelp(optional(reference('For the listing', 'listings')), 'Choose one of the three. Without a choice the numbers stay free.'),
    note: optional(text('Note', 200)),
    ...trash,
  },
  immutable: ['deletedAt'],
  access: access(scope('guide'), scope('guide'), nobody),
})
