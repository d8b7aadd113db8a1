import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { signedIn } from '../shared/policy'
import { proofKinds } from './eligibility'

/**
 * Takes in a document that was stored in one's own folder, as proof of one kind: from then on nobody replaces it. A former one that is not
 * accepted gives way to it. Refuses with `proof-missing` what is not in that folder.
 */
export const sendProof = cloudFunction({
  name: 'sendProof',
  access: signedIn,
  input: v.strictObject({ kind: v.picklist(proofKinds), path: v.pipe(v.string(), v.maxLength(300)) }),
  output: v.strictObject({ id: v.string() }),
})
export type ProofKind = (typeof proofKinds)[number]
