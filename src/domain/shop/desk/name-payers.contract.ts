import * as v from 'valibot'
import { cloudFunction, hourly, onlyReads } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'

/** The maximum number of people in one call. */
export const maxNamed = 500

/** The names of people who paid or gave, in the order of their ids. Staff with only the scope money cannot read people. */
export const namePayers = cloudFunction({
  name: 'namePayers',
  repeatable: onlyReads,
  access: scope('money'),
  limit: { account: hourly(1200) },
  input: v.strictObject({ personIds: v.pipe(v.array(recordId), v.minLength(1), v.maxLength(maxNamed)) }),
  output: v.strictObject({ names: v.array(v.string()) }),
})
