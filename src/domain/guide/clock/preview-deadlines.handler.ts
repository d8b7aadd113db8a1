import { defineHandler } from '../../shared/functions/handler'
import { checkedDeadlineChanges } from './check-deadline-changes'
import { affectedPeople } from './people-affected-by-deadlines'
import { previewDeadlines } from './set-deadlines.contract'

export const previewDeadlinesHandler = defineHandler(previewDeadlines, async (context, { editionId, changes }) => {
  const { needsReason } = await checkedDeadlineChanges(context, context.systemRecords, editionId, changes)
  return {
    needsReason,
    affected: await affectedPeople(
      context,
      editionId,
      changes.map(({ key }) => key),
    ),
  }
})
