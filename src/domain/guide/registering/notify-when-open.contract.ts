import * as v from 'valibot'
import { cloudFunction, daily } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

/** Requests or cancels a single mail to the caller when the edition's call opens. */
export const notifyWhenOpen = cloudFunction({
  name: 'notifyWhenOpen',
  repeatable: 'somebody is told once of an edition',
  access: signedIn,
  limit: { account: daily(50) },
  input: v.strictObject({ editionId: recordId, wanted: v.boolean() }),
  output: v.strictObject({}),
})
