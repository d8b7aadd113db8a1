import { type AdOrder, adOrders } from '../ads/ad-orders.collection'
import { artists } from '../artists/artists.collection'
import { collections } from '../collections'
import { events } from '../events/events.collection'
import { listings } from '../guide/listings.collection'
import { perks } from '../memberships/perks.collection'
import { personReferences } from '../merging/person-references'
import { people } from '../people/people.collection'
import { images } from '../pictures/images.collection'
import { removeFile } from '../pictures/remove-picture-file'
import type { HandlerContext } from '../shared/functions/handler'
import { type Collection, pathOf, type StoredOf } from '../shared/records/collection'
import { forgottenFields } from '../shared/records/forgotten-fields'
import type { Records } from '../shared/records/records'
import type { Subject } from './data-subject'
import { isOwnAd } from './forget-ads'
import { deleteFilesOf } from './forget-files'
import { type Placed, recordsOf } from './records-of-person'

/** Anonymized elsewhere, because their state changes too. */
const withStates: readonly Collection[] = [people, artists, listings, events, perks]

export interface OwnRecord extends Placed {
  readonly of: Collection
}

export const pathTo = ({ of, record, params }: OwnRecord) => `${pathOf(of, params)}/${record.id}`

/**
 * Every record of the person that erasure deletes or anonymizes. All are found before the first one changes, because some are found through
 * others' values.
 */
export async function ownRecords(records: Records, subject: Subject): Promise<readonly OwnRecord[]> {
  const found: OwnRecord[] = []
  for (const of of collections.filter(one => one.whenForgotten === 'delete' || one.whenForgotten === 'anonymise'))
    for (const one of await recordsOf(records, of, subject))
      if (of !== adOrders || isOwnAd(one.record as AdOrder, subject)) found.push({ of, ...one })
  return found
}

/**
 * Deletes a person's own records, and clears the identifying fields of records that stay, as each collection's `whenForgotten` declares.
 * Can be repeated after an interruption.
 */
export async function forgetOwnRecords(records: Records, context: HandlerContext, subject: Subject, found: readonly OwnRecord[]): Promise<void> {
  for (const { of, record, params } of found) {
    if (of === images) await removeFile(context.storage, record as StoredOf<typeof images>)
    if (of.whenForgotten === 'delete') {
      await deleteFilesOf(context, of, record)
      await records.commit(records.deleting(of, record.id, params))
    } else if (!withStates.includes(of)) {
      const change = { ...forgottenFields(of), ...named(of, record, subject) }
      await deleteFilesOf(context, of, record, change)
      if (Object.keys(change).length > 0) await records.commit(records.changing(of, record, change, params))
    }
  }
}

/** A record that was found by its address gets the person's id: when statutory retention ends, it is found by that id. */
function named(of: Collection, record: StoredOf<Collection>, { personIds: [personId] }: Subject): object {
  const values = record as unknown as Readonly<Record<string, unknown>>
  const isByAddress = Object.values(of.fields).some(({ tellsWhose }) => tellsWhose)
  const [reference] = personReferences(of)
  return isByAddress && reference && values[reference.field] === undefined ? { [reference.field]: personId } : {}
}
