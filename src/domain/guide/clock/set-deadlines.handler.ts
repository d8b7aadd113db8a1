import { auditAction } from '../../audit/audit-action'
import { defineHandler } from '../../shared/functions/handler'
import { RuleBroken } from '../../shared/records/rule-broken'
import { wallTime } from '../../shared/time/wall-time'
import { deadlines } from '../deadlines.collection'
import { checkedDeadlineChanges } from './check-deadline-changes'
import { affectedPeople } from './people-affected-by-deadlines'
import { setDeadlines } from './set-deadlines.contract'

export const setDeadlinesHandler = defineHandler(setDeadlines, async (context, { editionId, changes, reason }) =>
  context.once(
    async (within, affected) => {
      const { edition, stored, needsReason } = await checkedDeadlineChanges(context, within, editionId, changes)
      if (needsReason && reason === undefined) throw new RuleBroken('deadline-reason')
      const params = { edition: editionId }
      for (const { key, to, reminders } of changes) {
        const before = stored.find(one => one.key === key)
        const next = { at: wallTime(to, edition.tz), reminders, reason }
        if (before) within.change(deadlines, before, next, params)
        else within.create(deadlines, key, { key, ...next }, params)
      }
      auditAction(within, context, {
        scope: 'guide',
        action: 'deadlines.change',
        entity: 'editions',
        entityId: editionId,
        before: Object.fromEntries(changes.map(({ key, from }) => [key, from])),
        after: Object.fromEntries(changes.map(({ key, to }) => [key, to])),
        ...(reason !== undefined && { reason }),
      })
      return { changed: changes.length, affected }
    },
    () =>
      affectedPeople(
        context,
        editionId,
        changes.map(({ key }) => key),
      ),
  ),
)
