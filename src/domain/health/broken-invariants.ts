import { accounts } from '../accounts/accounts.collection'
import { roleGrants } from '../accounts/roles/role-grants.collection'
import { listings } from '../guide/listings.collection'
import { numberOf } from '../guide/numbering/map-number'
import { people } from '../people/people.collection'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import type { Check, Finding, HealthCheckContext } from './finding'

/** Violations that the program prevents, but that a script, a restored backup or a bug may have caused. */
export const brokenInvariants: Check = async context => [
  ...(await sharedNumbers(context)),
  ...(await unconfirmedAccounts(context)),
  ...(await rolesWithoutAccount(context)),
]

/** A map number belongs to one building or one studio. */
async function sharedNumbers({ records }: HealthCheckContext): Promise<readonly Finding[]> {
  const edition = (await records.get(organisation, organisationId))?.currentEdition
  if (edition === undefined) return []
  const doors = new Map<string, string>()
  return (await records.find(listings, { where: [['editionId', '==', edition]] })).flatMap(({ id, siteId, status, ...listing }) => {
    const [number, door] = [numberOf(listing), siteId ?? id]
    if (number === undefined || status === 'withdrawn') return []
    const other = doors.get(number)
    if (other === undefined) doors.set(number, door)
    return other === undefined || other === door
      ? []
      : [{ record: `listings/${id}`, note: `Shares the map number ${number} with another place`, kind: 'sharedNumber' }]
  })
}

/** An account and its person refer to each other. */
async function unconfirmedAccounts({ records }: HealthCheckContext): Promise<readonly Finding[]> {
  const all = await records.find(accounts, { where: [['status', '==', 'active']] })
  const persons = await records.getAll(
    people,
    all.map(({ personId }) => personId),
  )
  return all.flatMap(({ id, email, personId }) =>
    persons.get(personId)?.uid === id
      ? []
      : [{ record: `accounts/${id}`, note: `${email} belongs to a person whose record names another account or none`, kind: 'strangeAccount' }],
  )
}

/** People with a role have an account. */
async function rolesWithoutAccount({ records }: HealthCheckContext): Promise<readonly Finding[]> {
  const held = await records.find(roleGrants, { where: [['status', '==', 'active']] })
  const holders = await Promise.all(held.map(({ personId }) => records.get(people, personId)))
  return held.flatMap(({ id, personName }, i) =>
    holders[i]?.status === 'active' && holders[i].uid !== undefined
      ? []
      : [{ record: `roleGrants/${id}`, note: `${personName} has a role but no account`, kind: 'roleOfNobody' }],
  )
}
