import { accounts } from '../accounts/accounts.collection'
import { artists } from '../artists/artists.collection'
import { slugs } from '../links/short-links.collection'
import { artLovers } from '../memberships/art-lovers.collection'
import { type Consent, consents } from '../people/consents.collection'
import { emailKeys } from '../people/email-keys.collection'
import { normalEmail } from '../people/normal-email'
import { people } from '../people/people.collection'
import { personNotes } from '../people/person-notes.collection'
import type { HandlerContext } from '../shared/functions/handler'
import type { Records, RecordsWithin } from '../shared/records/records'
import { sha256 } from '../shared/sha256'
import { duplicates } from './duplicate-pairs.collection'
import { restoredPerson } from './kept-person-after-undo'
import { pairId } from './match-people'
import type { MergeSnapshot } from './merge-snapshot'
import { joinedNote } from './merge-transaction'
import { merges } from './merges.collection'
import { restoredConsents } from './restored-consents'

interface Undo {
  readonly mergeId: string
  readonly snapshot: MergeSnapshot
  /** All answers of the kept person. */
  readonly consentsOfKept: readonly Consent[]
}

/** The last step of an undo: restores both people, except for fields that were changed since. */
export async function restoreMergedPeople(records: Records, context: HandlerContext, { mergeId, snapshot, consentsOfKept }: Undo): Promise<void> {
  const { kept: before, merged: theirs } = snapshot
  const theirKeys = await Promise.all(theirs.emails.map(({ address }) => sha256(normalEmail(address))))
  await records.transact(async within => {
    const merge = await within.get(merges, mergeId)
    const [kept, merged] = [await within.get(people, before.id), await within.get(people, theirs.id)]
    if (merge?.status !== 'undoing') return
    const keys = await Promise.all(Object.keys(snapshot.keys).map(async key => [key, await within.get(emailKeys, key)] as const))
    const pair = await within.get(duplicates, pairId(before.id, theirs.id))
    const writeRest = await restoreOwnRecords(within, snapshot)
    const writeAccounts = await restoreAccountRecords(within, snapshot)

    const restored = kept && restoredPerson(kept, snapshot)
    if (kept && restored) within.change(people, kept, { ...restored.change, uid: before.uid })
    const taken = new Set(keys.filter(([, holder]) => holder && ![before.id, theirs.id].includes(holder.personId)).map(([key]) => key))
    const emails = theirs.emails.filter((_, i) => !taken.has(theirKeys[i]!))
    if (merged?.status === 'merged') within.move(people, merged, 'undo', { mergedInto: undefined, uid: theirs.uid, emails })
    for (const [key, holder] of keys) {
      const former = snapshot.keys[key] ?? null
      if (holder ? holder.personId !== before.id || former === before.id : former !== theirs.id) continue
      if (!holder) within.create(emailKeys, key, { personId: theirs.id })
      else if (former === null) within.delete(emailKeys, key)
      else within.change(emailKeys, holder, { personId: former })
    }
    for (const { side, topic, state } of restoredConsents(merge, snapshot, consentsOfKept))
      within.create(consents, context.ids.next(), {
        personId: snapshot[side].id,
        topic,
        state,
        evidence: side === 'kept' ? 'Answer from before the merge, which was undone' : 'Answered while the two records were merged',
        source: `undo ${mergeId}`,
        at: context.clock.now(),
      })
    if (pair?.status === 'merged') within.move(duplicates, pair, 'undo')
    const leftOfOwn = writeRest()
    writeAccounts()
    within.move(merges, merge, 'finishUndo', {
      left: [
        ...merge.left,
        ...(restored?.changedSince.map(field => `${people.path}/${before.id}#${field}`) ?? []),
        ...(emails.length < theirs.emails.length ? [`${people.path}/${theirs.id}#emails`] : []),
        ...leftOfOwn,
      ],
    })
  })
}

/** Reads the records whose ids are the two person ids. The returned function restores them and reports what was changed since. */
async function restoreOwnRecords(within: RecordsWithin, snapshot: MergeSnapshot): Promise<() => readonly string[]> {
  const { kept, merged, notes, artist, isArtistCopied, isArtLoverCopied } = snapshot
  const note = await within.get(personNotes, kept.id)
  const [copy, theirs] = [await within.get(artists, kept.id), await within.get(artists, merged.id)]
  const handle = isArtistCopied && artist ? await within.get(slugs, artist.handle) : undefined
  const lover = isArtLoverCopied ? await within.get(artLovers, kept.id) : undefined
  return () => {
    const isNoteOfMerge = note !== undefined && note.note === joinedNote(notes.kept, notes.merged)
    if (isNoteOfMerge && notes.kept === undefined) within.delete(personNotes, kept.id)
    else if (isNoteOfMerge && notes.kept !== undefined) within.change(personNotes, note, { note: notes.kept })
    const isEdited = isArtistCopied && copy !== undefined && copy.rev > 1
    if (isArtistCopied && copy && !isEdited) within.delete(artists, kept.id)
    if (handle?.ref === kept.id && !isEdited) within.change(slugs, handle, { ref: merged.id })
    if (artist && theirs && theirs.status !== artist.status) within.change(artists, theirs, { status: artist.status })
    const isLoverEdited = lover !== undefined && lover.rev > 1
    if (lover && !isLoverEdited) within.delete(artLovers, kept.id)
    return [...(isEdited ? [`${artists.path}/${kept.id}`] : []), ...(isLoverEdited ? [`${artLovers.path}/${kept.id}`] : [])]
  }
}

async function restoreAccountRecords(within: RecordsWithin, { accounts: before, kept, merged }: MergeSnapshot): Promise<() => void> {
  const sides = (['kept', 'merged'] as const).flatMap(side => {
    const account = before[side]
    return account ? [{ account, personId: (side === 'kept' ? kept : merged).id }] : []
  })
  const now = await Promise.all(sides.map(({ account }) => within.get(accounts, account.record.id)))
  return () => {
    for (const [i, { account, personId }] of sides.entries()) {
      const { disabled, status } = account.record
      if (now[i]) within.change(accounts, now[i], { personId, disabled, status })
    }
  }
}
