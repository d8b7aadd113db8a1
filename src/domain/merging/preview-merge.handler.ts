import { count } from '../../ports/documents'
import { stricterAnswers } from '../people/consent-strictness'
import { type Person, people } from '../people/people.collection'
import { personNotes } from '../people/person-notes.collection'
import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import { omitUndefined } from '../shared/omit-undefined'
import type { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { naming } from './move-references'
import { movedReferences } from './person-references'
import { type MergePreview, type MergePreviewSide, previewMerge } from './preview-merge.contract'
import { answersOf, type MergeSide, mergeSideOf, stayingAccount } from './read-merge-inputs'

export const previewMergeHandler = defineHandler(previewMerge, async (context, { keptId, mergedId }) => {
  const { records } = context
  const [kept, merged] = await Promise.all([records.get(people, keptId), records.get(people, mergedId)])
  if (!kept || !merged) throw new RuleBroken('merge-over', { personId: kept ? mergedId : keptId })
  const sides = { kept: await mergeSideOf(records, context, kept), merged: await mergeSideOf(records, context, merged) }
  const [one, other] = [await sideOf(records, context, kept, sides.kept), await sideOf(records, context, merged, sides.merged)]
  return omitUndefined<MergePreview>({
    kept: one,
    merged: other,
    outcome: stricterAnswers(one.answers, other.answers),
    refused: isRefused(sides) ? 'merge-roles' : undefined,
  })
})

async function sideOf(records: Records, context: HandlerContext, { id }: Person, { account: held }: MergeSide): Promise<MergePreviewSide> {
  const counts = await Promise.all(
    movedReferences().map(async reference => {
      const { found } = await context.documents.aggregate(naming(reference, id), { found: count() })
      return [reference.of.title, found] as const
    }),
  )
  const counted: Record<string, number> = {}
  for (const [title, found] of counts) if (found > 0) counted[title] = (counted[title] ?? 0) + found
  return omitUndefined<MergePreviewSide>({
    records: counted,
    answers: await answersOf(records, id),
    columns: (await records.get(personNotes, id))?.extra ?? {},
    account: held && {
      uid: held.record.id,
      email: held.record.email,
      disabled: held.record.disabled,
      ...(held.record.lastSignIn && { lastSignIn: held.record.lastSignIn.toISOString() }),
    },
  })
}

function isRefused(sides: Parameters<typeof stayingAccount>[0]): boolean {
  try {
    stayingAccount(sides)
    return false
  } catch (error) {
    if (error instanceof RuleBroken) return true
    throw error
  }
}
