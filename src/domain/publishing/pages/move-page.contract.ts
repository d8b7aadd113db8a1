import * as v from 'valibot'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { sectionInput, slugInput } from './slug-input'

/**
 * Gives a page another address, at once for visitors too; all its former addresses redirect to it for good. Refuses with `slug-taken`,
 * `slug-reserved`, or `record-overtaken` if somebody changed the page meanwhile. A section's own page and a template cannot be moved.
 */
export const movePage = cloudFunction({
  name: 'movePage',
  access: scope('content'),
  limit: { account: hourly(120) },
  once: true,
  input: v.strictObject({ id: recordId, rev: v.number(), slug: slugInput, parent: sectionInput }),
  output: v.strictObject({ address: v.pipe(v.string(), v.maxLength(200)) }),
})
