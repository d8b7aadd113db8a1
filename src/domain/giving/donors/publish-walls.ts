import { officeSettings } from '../../content/office-settings.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import { organisationId } from '../../shared/records/organisation.collection'
import { campaigns, maxGivers } from '../campaigns.collection'
import { donations } from '../donations.collection'
import { usualDonorLevels } from './donor-levels'
import { donorSettings, donorSettingsId } from './donor-settings.collection'
import { donorWalls } from './donor-wall'
import { fiscalYearOf } from './fiscal-year'

/**
 * Publishes the donors who chose to be named on each campaign and fund. Runs after gifts or names changed, and daily, because levels change
 * with the fiscal year. Safe to repeat. Reads the campaigns before the gifts and always writes those in `changed`, so that a concurrent run
 * that read the gifts before a name was removed conflicts and starts over.
 */
export async function publishWalls(context: HandlerContext, changed: readonly string[] = []): Promise<number> {
  const { systemRecords } = context
  const [all, office, settings, today] = await Promise.all([
    systemRecords.find(campaigns),
    systemRecords.get(officeSettings, organisationId),
    systemRecords.get(donorSettings, donorSettingsId),
    context.today(),
  ])
  const { began } = fiscalYearOf(today, office?.fiscalStart)
  return systemRecords.transact(async within => {
    const found = await within.getAll(
      campaigns,
      all.map(({ id }) => id),
    )
    const walls = donorWalls(await systemRecords.find(donations, { where: [['shownAs', '>', '']] }), began, settings?.levels ?? usualDonorLevels)
    let written = 0
    for (const campaign of found.values()) {
      const givers = (walls.get(campaign.id) ?? []).slice(0, maxGivers)
      if (!changed.includes(campaign.id) && JSON.stringify(givers) === JSON.stringify(campaign.givers ?? [])) continue
      within.change(campaigns, campaign, { givers: [...givers] })
      written += 1
    }
    return written
  })
}

/** The same after a merge or its undo, if one of the people is named on a wall. */
export async function publishWallsAfterMerge(context: HandlerContext, personIds: readonly string[]): Promise<void> {
  const given = await Promise.all(personIds.map(id => context.systemRecords.find(donations, { where: [['personId', '==', id]] })))
  if (given.flat().some(({ shownAs }) => shownAs !== undefined)) await publishWalls(context)
}

/** The same after these gifts changed, if one of them carries a name. */
export async function publishWallsOf(context: HandlerContext, giftIds: readonly string[]): Promise<void> {
  const gifts = await context.systemRecords.getAll(donations, giftIds)
  const shown = [...gifts.values()].filter(gift => gift.shownAs !== undefined)
  if (shown.length > 0)
    await publishWalls(
      context,
      shown.flatMap(({ campaignId, fundId }) => [campaignId, fundId].filter(id => id !== undefined)),
    )
}
