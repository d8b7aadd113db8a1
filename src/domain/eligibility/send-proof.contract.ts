import * as v from 'valibot'
import { cloudFunction, daily } from '../shared/functions/cloud-function'
import { signedIn } from '../shared/records/policy'
import { proofKinds } from './eligibility.collection'

/**
 * Accepts a document from the caller's own upload folder as proof of one kind and copies it to where nobody can replace it. It replaces an
 * earlier proof that is not accepted. Refuses with `proof-missing` if the document is not in that folder.
 */
export const sendProof = cloudFunction({
  name: 'sendProof',
  access: signedIn,
  limit: { account: daily(20) },
  input: v.strictObject({ kind: v.picklist(proofKinds), path: v.pipe(v.string(), v.maxLength(300)) }),
  output: v.strictObject({ id: v.string() }),
})
export type ProofKind = (typeof proofKinds)[number]
