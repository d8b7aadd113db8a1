import * as v from 'valibot'
import { type ImportCounts, importBatches } from '../operations/import-batches'
import { cloudFunction } from '../shared/cloud-function'
import type { ImportKind } from './import-kinds'
import { anyImporter } from './import-scope'
import { batchLimits } from './plan-parts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
const { kind, editionId, fileName } = importBatches.fields

/** Opens a batch under an id the caller has chosen, because the planned rows are stored under it before. */
export const importStart = cloudFunction<StartInput, { batchId: string }>({
  name: 'importStart',
  access: anyImporter,
  input: v.strictObject({
    batchId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/)),
    kind: kind.schema,
    editionId: v.optional(editionId.schema),
    fileName: fileName.schema,
    fileHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    counts: v.pipe(
      v.strictObject({ create: count, update: count, skip: count, error: count }),
      v.check(({ create, update }) => create + update <= batchLimits.rows, 'holds more rows than one import may write'),
    ),
  }),
  output: v.strictObject({ batchId: v.string() }),
})

export interface StartInput {
  batchId: string
  kind: ImportKind
  editionId?: string | undefined
  fileName: string
  fileHash: string
  counts: ImportCounts
}
