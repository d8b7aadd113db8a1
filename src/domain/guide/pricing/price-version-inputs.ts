import * as v from 'valibot'
import { recordId } from '../../shared/records/document-id'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Of the draft of an edition's prices. `seen` is the `rev` of the draft that is replaced. */
export const draftInput = { editionId: recordId, seen: v.exactOptional(count) }

/** Which draft is put into effect. `rev` is that of the draft that the caller saw. */
export const activationInput = v.strictObject({ editionId: recordId, version: count, rev: v.number() })
export type Activation = v.InferOutput<typeof activationInput>
