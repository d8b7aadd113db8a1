import { editions } from '../guide/editions.collection'
import { listings, sites } from '../guide/listings.collection'
import { stampCode } from '../guide/passport/stamp-codes'
import type { HandlerContext } from '../shared/functions/handler'
import { allRecords } from '../shared/records/all-records'
import { RuleBroken } from '../shared/records/rule-broken'
import { addressLabels } from './address-labels'
import { chosenPeople, type PeopleChoice } from './chosen-people'
import { doorSigns } from './door-signs'
import { nameBadges } from './name-badges'
import type { Printable } from './print-content-schema'

/** Labels for the chosen people who have a postal address. */
export const printedLabels = async (context: HandlerContext, choice: PeopleChoice): Promise<Printable> => ({
  sheet: 'labels',
  labels: addressLabels(await chosenPeople(context, choice)),
})

export async function printedBadges(context: HandlerContext, choice: PeopleChoice): Promise<Printable> {
  const house = await context.organisation()
  return { sheet: 'badges', organisation: house?.name ?? '', badges: nameBadges(await chosenPeople(context, choice)) }
}

/** Signs for an edition. Refuses with `edition-missing`, and with `website-missing` if there is no address for the QR codes. */
export async function printedSigns(context: HandlerContext, { editionId }: { readonly editionId?: string | undefined }): Promise<Printable> {
  const { records } = context
  const edition = editionId === undefined ? undefined : await records.get(editions, editionId)
  if (!edition) throw new RuleBroken('edition-missing', { editionId })
  const house = await context.organisation()
  if (!house?.website) throw new RuleBroken('website-missing')
  const found = await allRecords(records, listings, { where: [['editionId', '==', edition.id]] })
  const codes = new Map<string, string>()
  for (const listing of found) codes.set(listing.id, await stampCode(context, listing))
  return {
    sheet: 'doorsigns',
    edition: edition.name,
    ...doorSigns({
      listings: found,
      sites: await records.getAll(
        sites,
        found.map(({ siteId }) => siteId),
      ),
      codes,
      tz: edition.tz,
      origin: new URL(house.website).origin,
      ...(house.currentEdition !== edition.id && { editionInAddress: edition.id }),
    }),
  }
}
