import { collection, type StoredOf } from '../../shared/records/collection'
import { instant, localDate, longText, reference } from '../../shared/records/fields'
import { anyone, readOnly } from '../../shared/records/policy'

/**
 * What was last said of an eighth of the doors of an edition on one of its days. Visitors follow eight records, however many doors there are.
 * Records of their own, so that a tap changes no listing, which somebody may be editing, and no page that is kept for visitors.
 */
export const doors = collection({
  path: 'doors',
  title: 'Doors',
  privacy: 'impersonal',
  scope: 'guide',
  notAudited: 'each tap has an entry of its own, with whose it was',
  backup: { leftOut: 'it says nothing after its day' },
  keptFor: { days: 30, since: 'at', because: 'it says nothing after its day' },
  fields: {
    editionId: reference('Edition', 'editions'),
    /** Day of the openings, in the edition's time zone. */
    day: localDate('Day'),
    /** `SaidDoors` as JSON: fields of a map would be indexed door by door. */
    said: longText('Doors, as JSON', 60_000),
    /** When the last door was tapped. */
    at: instant('When'),
  },
  access: readOnly(anyone),
})
export type DoorsOfDay = StoredOf<typeof doors>
