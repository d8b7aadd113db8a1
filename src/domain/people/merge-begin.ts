import { PortError } from '../../ports/errors'
import { noteAccount } from '../accounts/account-audit'
import { accountStates, accounts } from '../accounts/accounts'
import { consents } from '../accounts/consents'
import { emailKeys } from '../accounts/email-keys'
import { people, personStates } from '../accounts/people'
import { artistStates, artists } from '../artists/artists'
import { slugs } from '../links/short-links'
import { artLovers } from '../memberships/art-lovers'
import type { FunctionWorld } from '../shared/cloud-function'
import { dataOf, type Records } from '../shared/records'
import { transition } from '../shared/state-machine'
import { stricterAnswers } from './consent-strictness'
import { duplicateStates, duplicates } from './duplicates'
import { pairId } from './match-people'
import type { MergeInput } from './merge-people.function'
import { type MergeSnapshot, snapshotPath } from './merge-snapshot'
import { merges, mergeUndoDays } from './merges'
import { personNotes } from './person-notes'

/** The step in which two people become one; what hangs on them follows. All of it or nothing. */
export function beginMerge(records: Records, world: FunctionWorld, input: MergeInput, snapshot: MergeSnapshot): Promise<void> {
  const { mergeId, keptId, mergedId } = input
  const now = world.clock.now()
  return records.transact(async within => {
    const [started, kept, merged] = [await within.get(merges, mergeId), await within.get(people, keptId), await within.get(people, mergedId)]
    if (started) return
    if (!kept || !merged || kept.rev !== snapshot.kept.rev || merged.rev !== snapshot.merged.rev)
      throw new PortError('functions', 'aborted', 'a record has changed since it was looked at')
    const held = await Promise.all(Object.keys(snapshot.keys).map(async key => [key, await within.get(emailKeys, key)] as const))
    const pair = await within.get(duplicates, pairId(keptId, mergedId))
    const notes = { kept: await within.get(personNotes, keptId), merged: await within.get(personNotes, mergedId) }
    const artist = await within.get(artists, mergedId)
    const handle = snapshot.isArtistCopied && artist ? await within.get(slugs, artist.handle) : undefined
    const artLover = snapshot.isArtLoverCopied ? await within.get(artLovers, mergedId) : undefined
    const account = snapshot.account && snapshot.accounts[snapshot.account]
    const disabled = snapshot.account && snapshot.accounts[snapshot.account === 'kept' ? 'merged' : 'kept']
    const standing = account && (await within.get(accounts, account.record.id))
    const leaving = disabled && (await within.get(accounts, disabled.record.id))

    within.create(merges, mergeId, {
      keptId,
      mergedId,
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
    within.change(people, merged, { status: transition(personStates, merged.status, 'merge'), mergedInto: keptId, uid: undefined })
    for (const [key, holder] of held) {
      if (!holder) within.create(emailKeys, key, { personId: keptId })
      else if (holder.personId === mergedId) within.change(emailKeys, holder, { personId: keptId })
    }
    const { kept: own, merged: theirs } = snapshot.answers
    for (const [topic, state] of Object.entries(stricterAnswers(own, theirs)) as [keyof typeof own, 'in' | 'out'][])
      if (own[topic] !== state)
        within.create(consents, world.ids.next(), {
          personId: keptId,
          topic,
          state,
          evidence: `As the merged record ${mergedId} had answered`,
          source: mergeSource(mergeId),
          at: now,
        })
    if (pair && pair.status !== 'merged') within.change(duplicates, pair, { status: transition(duplicateStates, pair.status, 'merge') })
    const note = joinedNote(notes.kept?.note, notes.merged?.note)
    if (note !== undefined && !notes.kept) within.create(personNotes, keptId, { note })
    else if (note !== undefined && notes.kept) within.change(personNotes, notes.kept, { note })
    if (artist && snapshot.isArtistCopied) {
      within.create(artists, keptId, dataOf(artists, artist))
      if (handle) within.change(slugs, handle, { ref: keptId })
    }
    if (artist && 'hide' in artistStates[artist.status]) within.change(artists, artist, { status: transition(artistStates, artist.status, 'hide') })
    if (artLover) within.create(artLovers, keptId, dataOf(artLovers, artLover))
    if (standing) within.change(accounts, standing, { personId: keptId })
    if (leaving && leaving.status === 'active')
      within.change(accounts, leaving, { disabled: true, status: transition(accountStates, leaving.status, 'disable') })
    noteAccount(within, world, 'person.merge', keptId, { mergeId, mergedId, choices: input.choices })
  })
}

/** Where an answer comes from that a merge wrote. */
export const mergeSource = (mergeId: string) => `merge ${mergeId}`

/** Both notes as one, where they fit into it; else the merged record's note stays with that record. */
export function joinedNote(kept: string | undefined, merged: string | undefined): string | undefined {
  if (!merged || kept === merged) return undefined
  const both = kept ? `${kept}\n\n${merged}` : merged
  return both.length <= 2000 ? both : undefined
}
