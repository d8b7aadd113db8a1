import { officeSettings } from '../../content/office-settings.collection'
import { donations } from '../../giving/donations.collection'
import { type DonorFigures, donorFigures } from '../../giving/donors/donor-figures'
import { donorSettings, donorSettingsId } from '../../giving/donors/donor-settings.collection'
import { pledgeLeft } from '../../giving/pledges/pledge-payments'
import { pledges } from '../../giving/pledges.collection'
import { people } from '../../people/people.collection'
import { defineHandler } from '../../shared/functions/handler'
import { omitUndefined } from '../../shared/omit-undefined'
import { organisationId } from '../../shared/records/organisation.collection'
import { readMany } from '../letters/letter-sources-of-year'
import { type Donor, listDonors } from './list-donors.contract'

export const listDonorsHandler = defineHandler(listDonors, async ({ systemRecords, today }) => {
  const [gifts, promised, office, settings, day] = await Promise.all([
    systemRecords.find(donations),
    systemRecords.find(pledges),
    systemRecords.get(officeSettings, organisationId),
    systemRecords.get(donorSettings, donorSettingsId),
    today(),
  ])
  const left = new Map<string, number>()
  for (const pledge of promised) left.set(pledge.personId, (left.get(pledge.personId) ?? 0) + pledgeLeft(pledge))
  const figures = new Map(donorFigures(gifts, day, office?.fiscalStart, settings?.levels).map(one => [one.personId, one]))
  const ids = [...new Set([...figures.keys(), ...left.keys()])]
  const known = new Map((await readMany(systemRecords, people, ids)).map(person => [person.id, person]))
  const donors = ids.map(id => {
    const { personId: _, ...sums } = figures.get(id) ?? nothing
    const person = known.get(id)
    const names = { name: person?.names.display ?? 'Deleted person', email: person?.emails[0]?.address }
    return omitUndefined<Donor>({ id, ...names, ...sums, promisedCents: left.get(id) ?? 0 })
  })
  return { donors }
})

/** For people who only pledged. */
const nothing: DonorFigures = {
  personId: '',
  thisYearCents: 0,
  lastYearCents: 0,
  everCents: 0,
  gifts: 0,
  state: 'credited',
  softThisYearCents: 0,
  softEverCents: 0,
}
