import { organisation, organisationId } from '../content/settings'
import { editions } from '../guide/editions'
import { listings } from '../guide/listings'
import { all } from '../people/every-record'
import type { FunctionWorld } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { RuleBroken } from '../shared/rule-broken'
import { badgesSheet } from './badges-sheet'
import { chosenPeople, type PeopleChoice } from './chosen-people'
import { doorSigns } from './door-signs'
import { labelsSheet } from './labels-sheet'
import type { Printable } from './printable'

/** Labels of those of the chosen people who have a postal address. */
export const printedLabels = async (world: FunctionWorld, choice: PeopleChoice): Promise<Printable> => ({
  sheet: 'labels',
  labels: labelsSheet(await chosenPeople(world, choice)),
})

export async function printedBadges(world: FunctionWorld, choice: PeopleChoice): Promise<Printable> {
  const house = await organisationOf(world)
  return { sheet: 'badges', organisation: house?.name ?? '', badges: badgesSheet(await chosenPeople(world, choice)) }
}

/** Signs of an edition. Refuses with `edition-missing`, and with `website-missing` where a code would lead nowhere. */
export async function printedSigns(world: FunctionWorld, { editionId }: { readonly editionId?: string | undefined }): Promise<Printable> {
  const records = recordsOf(world)
  const edition = editionId === undefined ? undefined : await records.get(editions, editionId)
  if (!edition) throw new RuleBroken('edition-missing', { editionId })
  const house = await organisationOf(world)
  if (!house?.website) throw new RuleBroken('website-missing')
  return {
    sheet: 'doorsigns',
    edition: edition.name,
    ...doorSigns({
      listings: await all(records, listings, { where: [['editionId', '==', edition.id]] }),
      tz: edition.tz,
      origin: new URL(house.website).origin,
      ...(house.currentEdition !== edition.id && { editionInAddress: edition.id }),
    }),
  }
}

const recordsOf = (world: FunctionWorld) => new Records(world.documents, { current: world.actor })
const organisationOf = (world: FunctionWorld) => recordsOf(world).get(organisation, organisationId)
