import * as v from 'valibot'
import { cloudFunction, hourly } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { scope } from '../shared/records/policy'
import { pdfLimits } from './flipbook-files'

/** The id of the version, chosen by the caller, so that a retry makes no second one. */
const version = { editionId: recordId, id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)) }

/**
 * Makes a version of an edition's flipbook. `guide`: from the published guide, its articles and the advertisements of the flat plan.
 * `beginPdf`: from a PDF, whose pages the browser stores in the version's folder; `finishPdf` makes the pages of what is there, and `stop`
 * gives up. What fails is a version too, with its problems. Refuses with `edition-missing` and `edition-unpublished`.
 */
export const buildFlipbook = cloudFunction({
  name: 'buildFlipbook',
  heavy: true,
  repeatable: 'its input names what it makes, and a version that is made is not made again',
  access: scope('guide'),
  limit: { account: hourly(120) },
  input: v.variant('step', [
    v.strictObject({ step: v.picklist(['guide', 'beginPdf', 'stop']), ...version }),
    v.strictObject({
      step: v.literal('finishPdf'),
      ...version,
      pages: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pdfLimits.pages)),
      hasFile: v.boolean(),
    }),
  ]),
  output: v.strictObject({
    version: v.number(),
    status: v.picklist(['building', 'ready', 'published', 'failed']),
    pages: v.number(),
    problems: v.array(v.string()),
  }),
})
export type BuiltFlipbook = v.InferOutput<typeof buildFlipbook.output>
