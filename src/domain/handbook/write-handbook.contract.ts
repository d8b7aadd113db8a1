import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'
import { handbook } from './handbook.collection'

/**
 * Writes an article of the handbook, or confirms that it is still correct (`verify`). `rev` is that of the article as it was read, 0 for a
 * new one: if somebody else saved first, it returns `overtaken` and writes nothing.
 */
export const writeHandbook = cloudFunction({
  name: 'writeHandbook',
  access: scope('content'),
  input: v.strictObject({
    id: v.pipe(recordId, v.regex(/^[a-z0-9_-]{1,60}$/)),
    rev: v.pipe(v.number(), v.integer(), v.minValue(0)),
    title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    body: handbook.fields.body.schema,
    /** Panel that it is about. */
    panel: v.optional(v.pipe(v.string(), v.maxLength(60))),
    verify: v.boolean(),
  }),
  output: v.strictObject({ outcome: v.picklist(['saved', 'overtaken']) }),
})
export type ArticleInput = v.InferOutput<typeof writeHandbook.input>
