import { type Person, people } from '../people/people.collection'
import type { Records } from '../shared/records/records'
import type { Subject } from './data-subject'

/** The minors whose guardian has one of this person's addresses. */
export async function wardsOf(records: Records, { ownAddresses }: Subject): Promise<readonly Person[]> {
  const found = await Promise.all(ownAddresses.map(address => records.find(people, { where: [['guardianEmail', '==', address]] })))
  return found.flat()
}

/** Removes the guardian's address from the records of these minors. */
export async function forgetGuardian(records: Records, wards: readonly Person[]): Promise<void> {
  for (const ward of wards) await records.commit(records.changing(people, ward, { guardianEmail: undefined }))
}
