import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

/** The words of a letter, of which its PDF is drawn, for its donor and for staff of the scope money. Others only learn that it is not theirs. */
export const readLetter = cloudFunction({
  name: 'readLetter',
  repeatable: onlyReads,
  access: signedIn,
  limit: { account: hourly(600) },
  input: v.strictObject({ letterId: recordId }),
  output: v.strictObject({ number: v.string(), issuedAt: v.string(), text: v.string() }),
})
