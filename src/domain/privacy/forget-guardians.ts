import { people } from '../people/people.collection'
import { pathOf } from '../shared/records/collection'
import type { Records } from '../shared/records/records'
import type { Subject } from './subject'

/** Takes the person's address out of the records of the minors whose guardian they are. Returns the paths of those changed. */
export async function forgetGuardians(records: Records, { ownAddresses }: Subject): Promise<readonly string[]> {
  const paths: string[] = []
  for (const address of ownAddresses)
    for (const minor of await records.find(people, { where: [['guardianEmail', '==', address]] })) {
      await records.commit(records.changing(people, minor, { guardianEmail: undefined }))
      paths.push(`${pathOf(people, {})}/${minor.id}`)
    }
  return paths
}
