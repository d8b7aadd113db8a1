import * as v from 'valibot'
import type { Params } from '../shared/records/records'

/** Records of one collection, as callables are told of them. */
export interface RecordNames {
  /** As the collection is declared: `editions/{edition}/weekends`. */
  readonly collection: string
  readonly params: Params
  readonly ids: readonly string[]
}

/** Records in one call: what one transaction can change, with an entry of its own for each. */
export const recordsPerCall = 100

export const nameInput = v.pipe(v.string(), v.minLength(1), v.maxLength(128), v.regex(/^[^/]+$/))
export const collectionInput = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
export const paramsInput = v.record(v.pipe(v.string(), v.maxLength(40)), nameInput)
export const reasonInput = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500))
export const countOutput = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Names of up to 100 records, each once. */
export const recordNamesInput = {
  collection: collectionInput,
  params: paramsInput,
  ids: v.pipe(
    v.array(nameInput),
    v.minLength(1),
    v.maxLength(recordsPerCall),
    v.check(ids => new Set(ids).size === ids.length, 'names each record once'),
  ),
}
