import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import type { Formats, Mapping } from '../columns/column-mapping'
import { type TextEncoding, textEncodings } from '../file/file-table'
import { importBatches, importMappings } from '../import-batches.collection'
import { anyImporter } from '../import-scope'
import type { ImportCounts } from './import-counts'
import type { Answers, AskedQuestion } from './import-question'

const { editionId, fileName } = importBatches.fields
const { header } = importMappings.fields
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const line = v.pipe(v.string(), v.maxLength(1000))
const lines = v.array(v.string())

/** The id of the stored file, and of its imports. */
export const importId = v.pipe(recordId, v.regex(/^[A-Za-z0-9_-]{8,40}$/))

export interface PlanRequest {
  readonly importId: string
  /** The name of an import kind. */
  readonly kind: string
  readonly fileName: string
  readonly editionId?: string | undefined
  /** Guessed if it is absent. */
  readonly encoding?: TextEncoding | undefined
  readonly mapping: Mapping
  readonly formats: Formats
  readonly answers: Answers
}

/** The result of a dry run. Its rows are requested page by page. */
export interface DryRun {
  /** The imports that the file becomes: one, unless it is over the limits of an import. */
  batches: { id: string; total: number }[]
  counts: ImportCounts
  /** Warnings about rows that will be written, with their numbers. */
  warnings: { count: number; words: string }[]
  keptColumns: string[]
  leftOutColumns: string[]
  unusedFiles: string[]
  questions: AskedQuestion[]
}

/** Plans the stored file against the existing records, and remembers the column mapping. */
export const importPlan = cloudFunction<PlanRequest, DryRun>({
  name: 'importPlan',
  heavy: true,
  repeatable: 'its input names what it makes, or the place it has reached',
  access: anyImporter,
  limit: { account: hourly(200) },
  input: v.strictObject({
    importId,
    kind: line,
    fileName: fileName.schema,
    editionId: v.optional(editionId.schema),
    encoding: v.optional(v.picklist(textEncodings)),
    mapping: v.pipe(v.record(line, v.pipe(v.string(), v.maxLength(60))), v.maxEntries(header.max!)),
    formats: v.strictObject({
      date: v.picklist(['iso', 'dmy', 'mdy', 'ymd']),
      decimal: v.picklist(['.', ',']),
      list: v.picklist([';', ',', '|', '/']),
    }),
    answers: v.pipe(v.record(v.pipe(v.string(), v.maxLength(60)), v.pipe(v.string(), v.maxLength(60))), v.maxEntries(60)),
  }),
  output: v.strictObject({
    batches: v.array(v.strictObject({ id: v.string(), total: count })),
    counts: v.strictObject({ create: count, update: count, skip: count, error: count }),
    warnings: v.array(v.strictObject({ count, words: v.string() })),
    keptColumns: lines,
    leftOutColumns: lines,
    unusedFiles: lines,
    questions: v.array(
      v.strictObject({
        name: v.string(),
        asks: v.string(),
        rows: count,
        answer: v.exactOptional(v.string()),
        choices: v.array(
          v.strictObject({
            value: v.string(),
            label: v.string(),
            examples: v.array(v.strictObject({ cell: v.string(), reading: v.string() })),
          }),
        ),
      }),
    ),
  }),
})
