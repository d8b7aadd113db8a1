import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { optional, schemaOf } from '../../shared/records/fields'
import { signedIn } from '../../shared/records/policy'
import { type ListingField, listingEntry } from './listing-form-fields'

const names = Object.keys(listingEntry) as ListingField[]
const { displayName, media, byAppointment, hours, links, facilities, ...others } = listingEntry
/** Only the changed fields are sent. */
const entered = schemaOf({
  ...others,
  displayName: optional(displayName),
  media: optional(media),
  byAppointment: optional(byAppointment),
  hours: optional(hours),
  links: optional(links),
  facilities: optional(facilities),
})

/**
 * Changes a listing as its artist, the host of its building or staff saw it, while it is a draft; a field in `changed` without a value is emptied.
 * The picture of the entrance is printed nowhere, so staff exchange it whenever it helps visitors.
 * Refuses with `record-overtaken` where somebody saved it meanwhile, `listing-not-draft`, `hours-outside`, `hours-blackout`, `picture-refused`, and after their
 * deadlines with `pictures-due` and `address-locked`. `openedAt` is when the form was opened: deadlines have their minutes of grace.
 */
export const changeListing = cloudFunction({
  name: 'changeListing',
  access: signedIn,
  limit: { account: hourly(600) },
  once: true,
  input: v.strictObject({
    id: recordId,
    rev: v.number(),
    changed: v.pipe(v.array(v.picklist(names)), v.minLength(1), v.maxLength(names.length)),
    entered,
    openedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
  output: v.strictObject({ rev: v.number() }),
})
