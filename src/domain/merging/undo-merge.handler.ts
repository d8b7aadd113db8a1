import { auditAccountAction } from '../accounts/audit-account-action'
import { publishWallsAfterMerge } from '../giving/donors/publish-walls'
import { copyMemberUntil } from '../memberships/copy-member-until'
import { consents } from '../people/consents.collection'
import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import type { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { tagged } from '../shared/records/tagged-json'
import { releaseAccounts } from './merge-accounts'
import { readSnapshot } from './merge-snapshot'
import { type Merge, merges } from './merges.collection'
import { moveReferencesBack } from './move-references'
import { restoreMergedPeople } from './restore-merged-people'
import { undoMerge } from './undo-merge.contract'

/** Moves the records first, then the accounts; the last transaction restores both people and marks the merge as undone. */
export const undoMergeHandler = defineHandler(undoMerge, async (context, { mergeId }) => {
  const { records } = context
  const merge = await beginUndo(records, context, mergeId)
  const snapshot = await readSnapshot(context, mergeId)
  if (merge.status === 'undoing') {
    if (merge.moved.length > 0) await moveReferencesBack(records, merge)
    const rest = (await records.get(merges, mergeId))?.moved.length ?? 0
    if (rest > 0) return { remaining: rest, left: [], before: {} }
    await copyMemberUntil(context, [merge.keptId, merge.mergedId])
    await publishWallsAfterMerge(context, [merge.keptId, merge.mergedId])
    await releaseAccounts(context, snapshot)
    const consentsOfKept = await records.find(consents, { where: [['personId', '==', merge.keptId]] })
    await restoreMergedPeople(records, context, { mergeId, snapshot, consentsOfKept })
  }
  const { left } = (await records.get(merges, mergeId))!
  const fields = left.filter(what => what.startsWith(`people/${merge.keptId}#`)).map(what => what.slice(what.indexOf('#') + 1))
  const before = fields.map(field => [field, tagged((snapshot.kept as unknown as Record<string, never>)[field] ?? null)])
  return { remaining: 0, left: [...left], before: Object.fromEntries(before) as Record<string, unknown> }
})

const hasBegun = ({ status }: Merge) => status === 'undoing' || status === 'undone'

/** The merge, marked as being undone if it was not yet. */
async function beginUndo(records: Records, context: HandlerContext, mergeId: string): Promise<Merge> {
  const merge = await records.get(merges, mergeId)
  if (!merge) throw new RuleBroken('merge-over', { mergeId })
  if (hasBegun(merge)) return merge
  if (context.clock.now() > merge.undoUntil) throw new RuleBroken('undo-expired')
  const later = [
    ...(await records.find(merges, { where: [['keptId', '==', merge.keptId]] })).filter(other => other.keptRev > merge.keptRev),
    // A later merge in which the kept person was merged into somebody else must be undone first.
    ...(await records.find(merges, { where: [['mergedId', '==', merge.keptId]] })),
  ].find(other => other.status !== 'undone')
  if (later) throw new RuleBroken('merge-later-first', { mergeId: later.id })
  await records.transact(async within => {
    const existing = await within.get(merges, mergeId)
    if (!existing || hasBegun(existing)) return
    within.move(merges, existing, 'undo')
    auditAccountAction(within, context, 'person.merge.undo', merge.keptId, { mergeId, mergedId: merge.mergedId })
  })
  return (await records.get(merges, mergeId))!
}
