import * as v from 'valibot'
import { pages } from '../../content/pages.collection'
import { cloudFunction, hourly } from '../../shared/functions/cloud-function'
import { recordId } from '../../shared/records/document-id'
import { scope } from '../../shared/records/policy'
import { sectionInput, slugInput } from './slug-input'

/**
 * Creates a page as a draft: empty, or with the content of another page or a template (`from`). `slug` is absent for a template, and is a
 * section's name for the section's own page, `home` for the home page, which begins as the default one. Refuses with `slug-taken` or `slug-reserved`.
 */
export const createPage = cloudFunction({
  name: 'createPage',
  access: scope('content'),
  limit: { account: hourly(120) },
  once: true,
  input: v.strictObject({
    id: recordId,
    title: pages.fields.title.schema as v.GenericSchema<string, string>,
    slug: v.optional(slugInput),
    parent: sectionInput,
    from: v.optional(recordId),
  }),
  output: v.strictObject({ id: recordId }),
})
