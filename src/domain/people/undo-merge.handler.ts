import { noteAccount } from '../accounts/account-audit'
import { consents } from '../accounts/consents'
import { copyMemberUntil } from '../memberships/copy-member-until'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { tagged } from '../shared/tagged-json'
import { releaseAccounts } from './merge-accounts'
import { moveBack } from './merge-moves'
import { restorePeople } from './merge-restore'
import { readSnapshot } from './merge-snapshot'
import { type Merge, mergeStates, merges } from './merges'
import { undoMerge } from './undo-merge.function'

/** Records first, accounts next, the two people and the mark that it is undone in one last step. */
export const undoMergeHandler = handle(undoMerge, async (world, { mergeId }) => {
  const records = new Records(world.documents, { current: world.actor })
  const merge = await beginUndo(records, world, mergeId)
  const snapshot = await readSnapshot(world, mergeId)
  if (merge.status === 'undoing') {
    if (merge.moved.length > 0) await moveBack(records, merge)
    const rest = (await records.get(merges, mergeId))?.moved.length ?? 0
    if (rest > 0) return { remaining: rest, left: [], before: {} }
    await copyMemberUntil(world, [merge.keptId, merge.mergedId])
    await releaseAccounts(world, snapshot)
    const said = await records.find(consents, { where: [['personId', '==', merge.keptId]] })
    await restorePeople(records, world, { mergeId, snapshot, said })
  }
  const { left } = (await records.get(merges, mergeId))!
  const fields = left.filter(what => what.startsWith(`people/${merge.keptId}#`)).map(what => what.slice(what.indexOf('#') + 1))
  const before = fields.map(field => [field, tagged((snapshot.kept as unknown as Record<string, never>)[field] ?? null)])
  return { remaining: 0, left: [...left], before: Object.fromEntries(before) as Record<string, unknown> }
})

/** The merge as it is about to be undone, or already was. */
async function beginUndo(records: Records, world: FunctionWorld, mergeId: string): Promise<Merge> {
  const merge = await records.get(merges, mergeId)
  if (!merge) throw new RuleBroken('merge-over', { mergeId })
  if (merge.status === 'undoing' || merge.status === 'undone') return merge
  if (world.clock.now() > merge.undoUntil) throw new RuleBroken('undo-expired', { undoUntil: merge.undoUntil.toISOString() })
  const later = [
    ...(await records.find(merges, { where: [['keptId', '==', merge.keptId]] })),
    ...(await records.find(merges, { where: [['mergedId', '==', merge.keptId]] })),
  ].find(other => other.id !== mergeId && other.status !== 'undone' && other.createdAt >= merge.createdAt)
  if (later) throw new RuleBroken('merge-later-first', { mergeId: later.id })
  await records.transact(async within => {
    const standing = await within.get(merges, mergeId)
    if (!standing || standing.status === 'undoing') return
    within.change(merges, standing, { status: transition(mergeStates, standing.status, 'undo') })
    noteAccount(within, world, 'person.merge.undo', merge.keptId, { mergeId, mergedId: merge.mergedId })
  })
  return (await records.get(merges, mergeId))!
}
