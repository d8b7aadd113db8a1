import * as v from 'valibot'
import { daily } from '../../shared/functions/call-limit'
import { cloudFunction } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

/** Mails the caller once when the call of an edition opens, or no more. */
export const notifyWhenOpen = cloudFunction({
  name: 'notifyWhenOpen',
  repeatable: 'somebody is told once of an edition',
  access: signedIn,
  limit: { account: daily(50) },
  input: v.strictObject({ editionId: recordId, wanted: v.boolean() }),
  output: v.strictObject({}),
})
