import { publishWallsAfterMerge } from '../giving/donors/publish-walls'
import { copyMemberUntil } from '../memberships/copy-member-until'
import { defineHandler } from '../shared/functions/handler'
import { RuleBroken } from '../shared/records/rule-broken'
import { settleAccounts } from './merge-accounts'
import { mergePeople } from './merge-people.contract'
import { keepSnapshot, readSnapshot } from './merge-snapshot'
import { startMerge } from './merge-transaction'
import { merges } from './merges.collection'
import { moveNextReferences } from './move-references'
import { readMergeInputs } from './read-merge-inputs'

/**
 * Writes the snapshot file first, then both people in one transaction, then the accounts, then the records that refer to them. Each step is
 * idempotent.
 */
export const mergePeopleHandler = defineHandler(mergePeople, async (context, input) => {
  const { records } = context
  if (!(await records.get(merges, input.mergeId))) {
    const snapshot = await readMergeInputs(records, context, input)
    await keepSnapshot(context, input.mergeId, snapshot)
    await startMerge(records, context, input, snapshot)
  }
  const merge = await records.get(merges, input.mergeId)
  if (merge?.status === 'done') return { moved: merge.moved.length, remaining: false }
  if (merge?.status !== 'running') throw new RuleBroken('merge-over', { mergeId: input.mergeId })
  await settleAccounts(context, merge.keptId, await readSnapshot(context, merge.id))
  const { remaining } = await moveNextReferences(records, context, merge)
  if (!remaining) {
    await copyMemberUntil(context, [merge.keptId, merge.mergedId])
    await publishWallsAfterMerge(context, [merge.keptId])
  }
  return records.transact(async within => {
    const now = await within.get(merges, merge.id)
    if (now?.status !== 'running') throw new RuleBroken('merge-over', { mergeId: merge.id })
    if (!remaining) within.move(merges, now, 'finish')
    return { moved: now.moved.length, remaining }
  })
})
