import { collection, type StoredOf } from '../../shared/records/collection'
import { choice, instant, localDate, localTime, optional, reference } from '../../shared/records/fields'
import { anyone, readOnly } from '../../shared/records/policy'

/** What artists say of their door. `back` and `closing` have a time; `unopened` is written when nobody has opened it at its hour. */
export const doorStates = ['open', 'back', 'closing', 'soldOut', 'unopened'] as const

/**
 * What was last said of a studio's door, on one of its opening days; the id is the listing's. Visitors follow the doors of today. A record of
 * its own, so that a tap changes no listing, which somebody may be editing, and no page that is kept for visitors.
 */
export const doors = collection({
  path: 'doors',
  title: 'Doors',
  privacy: 'impersonal',
  scope: 'guide',
  notAudited: 'what is true for an hour, and public',
  backup: { leftOut: 'it says nothing after its day' },
  keptFor: { days: 30, since: 'at', because: 'it says nothing after its day' },
  fields: {
    listingId: reference('Listing', 'listings'),
    editionId: reference('Edition', 'editions'),
    /** Day of the opening, in the edition's time zone, as `until`. */
    day: localDate('Day'),
    state: choice('Door', doorStates),
    until: optional(localTime('Until')),
    /** When it was tapped, which may be earlier than it was sent. */
    at: instant('When'),
  },
  access: readOnly(anyone),
})
export type Door = StoredOf<typeof doors>
