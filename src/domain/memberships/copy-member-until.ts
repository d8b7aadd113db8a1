import { deleteField } from '../../ports/documents'
import { isPortError } from '../../ports/errors'
import { artists } from '../artists/artists.collection'
import type { HandlerContext } from '../shared/functions/handler-context'
import { paidUntil } from './membership-state'
import { memberships, terms } from './memberships.collection'

/** Values that one `in` may have (the database's own limit). */
const maxInOneQuery = 30

/**
 * Copies to these artists' public records until when they are members as artists, computed from their terms. Call it after adding,
 * undoing or moving terms. Safe to repeat. People who are not artists are skipped.
 */
export async function copyMemberUntil(context: HandlerContext, personIds: readonly string[]): Promise<void> {
  const ids = [...new Set(personIds)]
  for (let at = 0; at < ids.length; at += maxInOneQuery) await copyToSome(context, ids.slice(at, at + maxInOneQuery))
}

async function copyToSome(context: HandlerContext, personIds: readonly string[]): Promise<void> {
  const { records } = context
  const [held, theirs] = await Promise.all([
    records.find(memberships, { where: [['personId', 'in', personIds]] }),
    Promise.all(personIds.map(id => records.get(artists, id))),
  ])
  for (const artist of theirs) {
    if (!artist) continue
    const own = held.filter(({ personId, audience }) => personId === artist.id && audience === 'artist')
    const all = await Promise.all(own.map(({ id }) => records.find(terms, { params: { membership: id } })))
    // A reversal cancels only a term of its own membership.
    const until = all
      .flatMap(ofOne => paidUntil(ofOne) ?? [])
      .toSorted()
      .at(-1)
    if (until === artist.memberUntil) continue
    // Written without a stamp, so that it does not conflict with somebody who edits the record.
    await context.documents
      .commit([{ op: 'update', path: `${artists.path}/${artist.id}`, data: { memberUntil: until ?? deleteField() } }])
      .catch((error: unknown) => {
        if (!isPortError(error, 'documents', 'not-found')) throw error
      })
  }
}
