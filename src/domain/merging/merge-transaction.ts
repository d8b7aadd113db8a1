import { accounts } from '../accounts/accounts.collection'
import { auditAccountAction } from '../accounts/audit-account-action'
import { artistStates, artists } from '../artists/artists.collection'
import { slugs } from '../links/short-links.collection'
import { artLovers } from '../memberships/art-lovers.collection'
import { stricterAnswers } from '../people/consent-strictness'
import { consents } from '../people/consents.collection'
import { emailKeys } from '../people/email-keys.collection'
import { people } from '../people/people.collection'
import { personNotes } from '../people/person-notes.collection'
import type { HandlerContext } from '../shared/functions/handler'
import { dataOf, type Records } from '../shared/records/records'
import { recordOvertaken } from '../shared/records/rule-broken'
import { duplicates } from './duplicate-pairs.collection'
import { pairId } from './match-people'
import type { MergeInput } from './merge-people.contract'
import { type MergeSnapshot, snapshotPath } from './merge-snapshot'
import { merges, mergeUndoDays } from './merges.collection'

/** The transaction that makes two people one. Records that refer to them are moved afterwards. All or nothing. */
export function startMerge(records: Records, context: HandlerContext, input: MergeInput, snapshot: MergeSnapshot): Promise<void> {
  const { mergeId, keptId, mergedId } = input
  const now = context.clock.now()
  return records.transact(async within => {
    const [started, kept, merged] = [await within.get(merges, mergeId), await within.get(people, keptId), await within.get(people, mergedId)]
    if (started) return
    if (!kept || kept.rev !== snapshot.kept.rev) throw recordOvertaken(kept)
    if (!merged || merged.rev !== snapshot.merged.rev) throw recordOvertaken(merged)
    const held = await Promise.all(Object.keys(snapshot.keys).map(async key => [key, await within.get(emailKeys, key)] as const))
    const pair = await within.get(duplicates, pairId(keptId, mergedId))
    const notes = { kept: await within.get(personNotes, keptId), merged: await within.get(personNotes, mergedId) }
    const artist = await within.get(artists, mergedId)
    const handle = snapshot.isArtistCopied && artist ? await within.get(slugs, artist.handle) : undefined
    const artLover = snapshot.isArtLoverCopied ? await within.get(artLovers, mergedId) : undefined
    const account = snapshot.account && snapshot.accounts[snapshot.account]
    const disabled = snapshot.account && snapshot.accounts[snapshot.account === 'kept' ? 'merged' : 'kept']
    const existing = account && (await within.get(accounts, account.record.id))
    const leaving = disabled && (await within.get(accounts, disabled.record.id))

    within.create(merges, mergeId, {
      keptId,
      mergedId,
      keptRev: kept.rev,
      keptName: kept.names.display,
      mergedName: merged.names.display,
      choices: input.choices,
      snapshotPath: snapshotPath(mergeId),
      isKept: true,
      moved: [],
      left: [],
      undoUntil: new Date(now.getTime() + mergeUndoDays * 86_400_000),
      status: 'running',
    })
    within.change(people, kept, { ...snapshot.change, ...(account && { uid: account.record.id }) })
    within.move(people, merged, 'merge', { mergedInto: keptId, uid: undefined })
    for (const [key, holder] of held) {
      if (!holder) within.create(emailKeys, key, { personId: keptId })
      else if (holder.personId === mergedId) within.change(emailKeys, holder, { personId: keptId })
    }
    const { kept: own, merged: theirs } = snapshot.answers
    for (const [topic, state] of Object.entries(stricterAnswers(own, theirs)) as [keyof typeof own, 'in' | 'out'][])
      if (own[topic] !== state)
        within.create(consents, context.ids.next(), {
          personId: keptId,
          topic,
          state,
          evidence: `Answer of the merged record ${mergedId}`,
          source: mergeSource(mergeId),
          at: now,
        })
    if (pair && pair.status !== 'merged') within.move(duplicates, pair, 'merge')
    const note = joinedNote(notes.kept?.note, notes.merged?.note)
    if (note !== undefined && !notes.kept) within.create(personNotes, keptId, { note })
    else if (note !== undefined && notes.kept) within.change(personNotes, notes.kept, { note })
    if (artist && snapshot.isArtistCopied) {
      within.create(artists, keptId, dataOf(artists, artist))
      if (handle) within.change(slugs, handle, { ref: keptId })
    }
    if (artist && 'hide' in artistStates[artist.status]) within.move(artists, artist, 'hide')
    if (artLover) within.create(artLovers, keptId, dataOf(artLovers, artLover))
    if (existing) within.change(accounts, existing, { personId: keptId })
    if (leaving && leaving.status === 'active') within.move(accounts, leaving, 'disable', { disabled: true })
    auditAccountAction(within, context, 'person.merge', keptId, { mergeId, mergedId, choices: input.choices })
  })
}

/** The `source` of consents that a merge wrote. */
export const mergeSource = (mergeId: string) => `merge ${mergeId}`

/** Both notes joined if they fit into one field; otherwise the merged record keeps its own note. */
export function joinedNote(kept: string | undefined, merged: string | undefined): string | undefined {
  if (!merged || kept === merged) return undefined
  const both = kept ? `${kept}\n\n${merged}` : merged
  return both.length <= 2000 ? both : undefined
}
