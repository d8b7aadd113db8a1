import { copyMemberUntil } from '../memberships/copy-member-until'
import { handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { transition } from '../shared/state-machine'
import { settleAccounts } from './merge-accounts'
import { beginMerge } from './merge-begin'
import { gatherMerge } from './merge-gather'
import { moveNext } from './merge-moves'
import { mergePeople } from './merge-people.function'
import { keepSnapshot, readSnapshot } from './merge-snapshot'
import { mergeStates, merges } from './merges'

/** The file first, then the two people in one step, then the accounts, then what hangs on them: each may be done again. */
export const mergePeopleHandler = handle(mergePeople, async (world, input) => {
  const records = new Records(world.documents, { current: world.actor })
  if (!(await records.get(merges, input.mergeId))) {
    const snapshot = await gatherMerge(records, world, input)
    await keepSnapshot(world, input.mergeId, snapshot)
    await beginMerge(records, world, input, snapshot)
  }
  const merge = await records.get(merges, input.mergeId)
  if (merge?.status === 'done') return { moved: merge.moved.length, remaining: false }
  if (merge?.status !== 'running') throw new RuleBroken('merge-over', { mergeId: input.mergeId })
  await settleAccounts(world, merge.keptId, await readSnapshot(world, merge.id))
  const { remaining } = await moveNext(records, world, merge)
  if (!remaining) await copyMemberUntil(world, [merge.keptId, merge.mergedId])
  return records.transact(async within => {
    const now = await within.get(merges, merge.id)
    if (now?.status !== 'running') throw new RuleBroken('merge-over', { mergeId: merge.id })
    if (!remaining) within.change(merges, now, { status: transition(mergeStates, now.status, 'finish') })
    return { moved: now.moved.length, remaining }
  })
})
