import { auditAction } from '../audit/audit-action'
import { publishCalendarHandler } from '../calendar/publish-calendar.handler'
import { chooseCurrentEdition } from '../guide/publishing/choose-current-edition.contract'
import { formerEdition, handOver } from '../guide/publishing/hand-over-current-edition'
import { guideSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { defineHandler } from '../shared/functions/handler'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import { RuleBroken } from '../shared/records/rule-broken'

export const chooseCurrentEditionHandler = defineHandler(chooseCurrentEdition, async (context, { editionId }) => {
  const previous = await context.records.transact(async within => {
    const pointer = await within.get(snapshots, guideSnapshotId(editionId))
    const settings = await within.get(organisation, organisationId)
    if (!pointer || !settings) throw new RuleBroken('edition-unpublished', { editionId })
    const before = settings.currentEdition
    if (before === editionId) return undefined
    handOver(within, settings, await formerEdition(within, settings), editionId)
    auditAction(within, context, {
      scope: 'guide',
      action: 'guide.first',
      entity: organisation.path,
      entityId: organisationId,
      before: { currentEdition: before ?? null },
      after: { currentEdition: editionId },
    })
    return before
  })
  // The calendar's map is that of the current edition.
  await publishCalendarHandler.run(context, {})
  return previous === undefined ? {} : { previous }
})
