import { people } from '../people/people.collection'
import type { Check } from './finding'

/** People without an email address. */
export const withoutEmail: Check = async ({ records }) => {
  const found = await records.find(people, {
    where: [
      ['emails', '==', []],
      ['status', '==', 'active'],
    ],
  })
  return found
    .filter(({ deletedAt }) => deletedAt === undefined)
    .map(({ id, names }) => ({ record: `people/${id}`, note: `${names.display} has no email address`, kind: 'withoutEmail' }))
}
