import { count } from '../../ports/documents'
import { people } from '../accounts/people'
import { type FunctionWorld, handle } from '../shared/cloud-function'
import { present } from '../shared/present'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { childReferences } from './child-references'
import { stricterAnswers } from './consent-strictness'
import { accountOf, answersOf, stayingAccount } from './merge-gather'
import { naming } from './merge-moves'
import type { Person } from './merge-snapshot'
import { type MergePreview, type MergePreviewSide, previewMerge } from './preview-merge.function'

export const previewMergeHandler = handle(previewMerge, async (world, { keptId, mergedId }) => {
  const records = new Records(world.documents, { current: world.actor })
  const [kept, merged] = await Promise.all([records.get(people, keptId), records.get(people, mergedId)])
  if (!kept || !merged) throw new RuleBroken('merge-over', { personId: kept ? mergedId : keptId })
  const held = { kept: await accountOf(records, world, kept), merged: await accountOf(records, world, merged) }
  const [one, other] = [await sideOf(records, world, kept, held.kept), await sideOf(records, world, merged, held.merged)]
  return present<MergePreview>({
    kept: one,
    merged: other,
    outcome: stricterAnswers(one.answers, other.answers),
    refused: isRefused(held) ? 'merge-roles' : undefined,
  })
})

async function sideOf(
  records: Records,
  world: FunctionWorld,
  { id }: Person,
  held: Awaited<ReturnType<typeof accountOf>>,
): Promise<MergePreviewSide> {
  const counts = await Promise.all(
    childReferences().map(async reference => {
      const { found } = await world.documents.aggregate(naming(reference, id), { found: count() })
      return [reference.of.title, found] as const
    }),
  )
  const counted: Record<string, number> = {}
  for (const [title, found] of counts) if (found > 0) counted[title] = (counted[title] ?? 0) + found
  return present<MergePreviewSide>({
    records: counted,
    answers: await answersOf(records, id),
    account: held && {
      uid: held.record.id,
      email: held.record.email,
      disabled: held.record.disabled,
      ...(held.record.lastSignIn && { lastSignIn: held.record.lastSignIn.toISOString() }),
    },
  })
}

function isRefused(held: Parameters<typeof stayingAccount>[0]): boolean {
  try {
    stayingAccount(held)
    return false
  } catch (error) {
    if (error instanceof RuleBroken) return true
    throw error
  }
}
