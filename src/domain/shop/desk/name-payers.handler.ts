import { people } from '../../people/people.collection'
import { defineHandler } from '../../shared/functions/handler'
import { readMany } from '../letters/letter-sources-of-year'
import { namePayers } from './name-payers.contract'

export const namePayersHandler = defineHandler(namePayers, async ({ systemRecords }, { personIds }) => {
  const known = new Map((await readMany(systemRecords, people, [...new Set(personIds)])).map(person => [person.id, person.names.display]))
  return { names: personIds.map(id => known.get(id) ?? 'Deleted person') }
})
