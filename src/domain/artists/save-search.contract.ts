import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { signedIn } from '../shared/records/policy'
import { savedSearches } from './saved-searches.collection'

const { name, question } = savedSearches.fields

/** Saves a search for the caller: `question` are its filters as in the address, and works published up to `seenAt` are not new. Does nothing if its filters are saved already. Refuses with `searches-full` beyond twenty. */
export const saveSearch = cloudFunction({
  name: 'saveSearch',
  repeatable: 'the same filters are not saved again',
  access: signedIn,
  limit: { account: hourly(200) },
  input: v.strictObject({ name: name.schema, question: question.schema, seenAt: v.pipe(v.string(), v.isoTimestamp()) }),
  output: v.null(),
})
