import { deleteField } from '../../ports/documents'
import { isPortError } from '../../ports/errors'
import { artists } from '../artists/artists.collection'
import { chunked } from '../shared/chunked'
import type { HandlerContext } from '../shared/functions/handler'
import { membershipSeats } from './family-seats/membership-seats.collection'
import { membershipsOfPerson } from './family-seats/memberships-of-person'
import { paidUntil } from './membership-state'
import { terms } from './memberships.collection'

/** Maximum number of values in one `in` filter (a Firestore limit). */
const maxInOneQuery = 30

/**
 * Copies to these artists' public records until when they are members, computed from their own terms and from memberships in which they have
 * a seat; does the same for the people who have seats in their memberships. Call it after adding, undoing or moving terms, and after a change
 * of seats. Safe to repeat. People who are not artists are skipped.
 */
export async function copyMemberUntil(context: HandlerContext, personIds: readonly string[]): Promise<void> {
  const ids = [...new Set([...personIds, ...(await seatedWith(context, personIds))])]
  for (const some of chunked(ids, maxInOneQuery)) await copyToSome(context, some)
}

/** The people who have a seat in these people's memberships. */
async function seatedWith({ records }: HandlerContext, personIds: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const some of chunked(personIds, maxInOneQuery)) {
    const seats = await records.find(membershipSeats, { where: [['holderId', 'in', some]] })
    found.push(...seats.flatMap(({ personId }) => personId ?? []))
  }
  return found
}

async function copyToSome(context: HandlerContext, personIds: readonly string[]): Promise<void> {
  const { records } = context
  const theirs = await records.getAll(artists, personIds)
  for (const artist of theirs.values()) {
    const own = (await membershipsOfPerson(records, artist.id)).filter(({ membership }) => membership.audience === 'artist')
    const all = await Promise.all(own.map(({ membership }) => records.find(terms, { params: { membership: membership.id } })))
    // A reversal cancels only a term of its own membership.
    const until = all
      .flatMap(ofOne => paidUntil(ofOne) ?? [])
      .toSorted()
      .at(-1)
    if (until === artist.memberUntil) continue
    // Written without a stamp, so that it does not conflict with somebody who is editing the record.
    await context.documents
      .commit([{ op: 'update', path: `${artists.path}/${artist.id}`, data: { memberUntil: until ?? deleteField() } }])
      .catch((error: unknown) => {
        if (!isPortError(error, 'documents', 'not-found')) throw error
      })
  }
}
