import * as v from 'valibot'
import { recordId } from '../shared/records/document-id'
import type { Params } from '../shared/records/records'

/** The ids of records of one collection, in the input of a callable. */
export interface RecordIds {
  /** The path as declared: `editions/{edition}/weekends`. */
  readonly collection: string
  readonly params: Params
  readonly ids: readonly string[]
}

/** Records in one call: as many as one transaction can change together with an audit entry for each. */
export const recordsPerCall = 100

export const collectionInput = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
export const paramsInput = v.pipe(v.record(v.pipe(v.string(), v.maxLength(40)), recordId), v.maxEntries(4))
export const reasonInput = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(500))
export const countOutput = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Ids of up to 100 records, each once. */
export const recordIdsInput = {
  collection: collectionInput,
  params: paramsInput,
  ids: v.pipe(
    v.array(recordId),
    v.minLength(1),
    v.maxLength(recordsPerCall),
    v.check(ids => new Set(ids).size === ids.length, 'must name each record only once'),
  ),
}
