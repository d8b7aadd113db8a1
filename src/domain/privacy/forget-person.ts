import { accounts } from '../accounts/accounts.collection'
import { joinings } from '../accounts/joining-drafts.collection'
import { staffSignIns } from '../accounts/sign-in/staff-sign-ins.collection'
import { artistStates, artists } from '../artists/artists.collection'
import { slugs } from '../links/short-links.collection'
import type { Deletion } from '../people/deletions.collection'
import { emailKeys } from '../people/email-keys.collection'
import { people } from '../people/people.collection'
import { transition } from '../shared/records/collection'
import { forgottenFields } from '../shared/records/forgotten-fields'
import type { RecordsWithin } from '../shared/records/records'

/** What is known of the person, apart from the request itself. */
interface Known {
  readonly merged: readonly string[]
  readonly keys: readonly string[]
  readonly uids: readonly string[]
  readonly handles: readonly string[]
}

/** The last step of an erasure, in one transaction: the person with their profile, address keys, handle and accounts. */
export async function forgetPersonAndAccounts(within: RecordsWithin, deletion: Deletion, { merged, keys, uids, handles }: Known): Promise<void> {
  const person = await within.get(people, deletion.id)
  const artist = await within.get(artists, deletion.id)
  const accountRecords = await Promise.all(uids.map(uid => within.get(accounts, uid)))
  const held = await within.getAll(emailKeys, keys)
  const former = await Promise.all(merged.map(async id => ({ person: await within.get(people, id), artist: await within.get(artists, id) })))
  const addresses = await Promise.all(handles.map(handle => within.get(slugs, handle)))
  if (person?.status === 'active') within.move(people, person, 'anonymise', forgottenFields(people))
  for (const key of keys) {
    // The key of an address that the person never confirmed may belong to its real owner.
    if ([deletion.id, ...merged].includes(held.get(key)?.personId ?? '')) within.delete(emailKeys, key)
    within.delete(staffSignIns, key)
  }
  if (artist)
    within.change(artists, artist, {
      ...forgottenFields(artists),
      ...(artist.status === 'public' && { status: transition(artistStates, artist.status, 'hide') }),
    })
  // Merged records stay as redirects from their id to the kept one.
  for (const one of former) {
    if (one.person) within.change(people, one.person, forgottenFields(people))
    if (one.artist) within.change(artists, one.artist, forgottenFields(artists))
  }
  // Deleted because a handle is often the person's name.
  for (const slug of addresses) if (slug?.kind === 'handle') within.delete(slugs, slug.id)
  for (const account of accountRecords) if (account) within.delete(accounts, account.id)
  for (const uid of uids) within.delete(joinings, uid)
}
