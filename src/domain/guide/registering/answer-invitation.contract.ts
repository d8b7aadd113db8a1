import * as v from 'valibot'
import { cloudFunction, daily } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { signedIn } from '../../shared/records/policy'

/**
 * The artist accepts or declines an invitation to register again; neither registers anybody. Refuses with `illegal-transition` if the
 * invitation was used already.
 */
export const answerInvitation = cloudFunction({
  name: 'answerInvitation',
  repeatable: 'the same answer changes nothing twice',
  access: signedIn,
  limit: { account: daily(50) },
  input: v.strictObject({ id: recordId, answer: v.picklist(['accept', 'decline']) }),
  output: v.strictObject({ status: v.string() }),
})
