import * as v from 'valibot'
import { cloudFunction } from '../shared/cloud-function'
import { anyImporter } from './import-scope'

/** Rows of one call: with the listing, the row's own document and the batch this stays under the writes of one transaction. */
export const rowsPerCall = 100

const id = v.pipe(v.string(), v.regex(/^[^/]{1,128}$/))
const row = v.strictObject({
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  action: v.picklist(['create', 'update']),
  listingId: v.optional(id),
  personId: v.optional(id),
  eventId: v.optional(id),
  openingKey: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** Checked row by row in the handler, so that one bad row does not refuse its neighbours. */
  data: v.optional(v.unknown()),
  changes: v.optional(v.array(v.strictObject({ field: v.string(), before: v.optional(v.unknown()), after: v.optional(v.unknown()) }))),
})
export type RowToWrite = v.InferOutput<typeof row>

/** Why a planned row was not written: what the plan saw is no longer so. */
const refusals = [
  'changed-since',
  'listing-missing',
  'person-missing',
  'event-missing',
  'place-missing',
  'pictures-full',
  'picture-refused',
  'address-taken',
  'invalid',
] as const
export type Refusal = (typeof refusals)[number]

export interface RunOutput {
  written: number
  /** Rows that an earlier call of this batch had written already. */
  skipped: number
  /** Of the whole batch. */
  done: number
  total: number
  refused: { hash: string; code: Refusal }[]
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Writes one chunk of planned rows, all or nothing; the same chunk again writes nothing. */
export const importRun = cloudFunction<{ batchId: string; rows: RowToWrite[] }, RunOutput>({
  name: 'importRun',
  access: anyImporter,
  input: v.strictObject({ batchId: id, rows: v.pipe(v.array(row), v.maxLength(rowsPerCall)) }),
  output: v.strictObject({
    written: count,
    skipped: count,
    done: count,
    total: count,
    refused: v.array(v.strictObject({ hash: v.string(), code: v.picklist(refusals) })),
  }),
})
