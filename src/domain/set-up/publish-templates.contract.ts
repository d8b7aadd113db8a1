import * as v from 'valibot'
import { pages } from '../content/pages.collection'
import { policies } from '../content/policies.collection'
import { cloudFunction } from '../shared/functions/cloud-function'
import { trimmed } from '../shared/records/fields'
import { role } from '../shared/records/policy'
import { pageKeys } from './templates/page-templates'
import { policyKeys } from './templates/policy-templates'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const body = policies.fields.body.schema

/**
 * Publishes the first pages and policies of a site, as a superadmin has edited them. A page whose address is taken, and a policy that already
 * has a version, stay unchanged.
 */
export const publishTemplates = cloudFunction({
  name: 'publishTemplates',
  repeatable: 'it creates only what is not there yet',
  access: role('superadmin'),
  input: v.strictObject({
    pages: v.pipe(
      v.array(
        v.strictObject({
          key: v.picklist(pageKeys),
          title: trimmed(pages.fields.title),
          description: v.optional(trimmed(pages.fields.description as never)),
          body,
        }),
      ),
      v.maxLength(pageKeys.length),
    ),
    policies: v.pipe(
      v.array(v.strictObject({ kind: v.picklist(policyKeys), title: trimmed(policies.fields.title), body })),
      v.maxLength(policyKeys.length),
    ),
  }),
  /** How many were created. */
  output: v.strictObject({ pages: count, policies: count }),
})
export type TemplatesInput = v.InferOutput<typeof publishTemplates.input>
