import type { RoleGrant } from '../accounts/roles/role-grants.collection'
import type { Person } from '../people/people.collection'
import { ascending } from '../shared/ascending'
import { alphabet } from '../shared/text/alphabet'
import { localMoment } from '../shared/time/local-day'
import { joined, type Sheet } from './csv-sheet'

/** The present volunteers by sort name: contact details, last day in the time zone `tz` and reason. */
export function volunteersSheet(held: readonly RoleGrant[], everybody: ReadonlyMap<string, Person>, tz: string): Sheet {
  const sortName = ({ personId, personName }: RoleGrant) => everybody.get(personId)?.names.sort ?? personName
  return {
    header: ['Name', 'Email', 'Phone', 'Tags', 'Last day', 'For'],
    rows: [...held]
      .sort((a, b) => alphabet.compare(sortName(a), sortName(b)) || ascending('id')(a, b))
      .map(({ personId, personName, until, reason }) => {
        const person = everybody.get(personId)
        return [
          person?.names.display ?? personName,
          person?.emails[0]?.address ?? '',
          person?.phones?.[0] ?? '',
          joined(person?.tags),
          // A role ends at the midnight after its last day.
          until ? localMoment(new Date(until.getTime() - 1), tz).date : '',
          reason,
        ]
      }),
  }
}
