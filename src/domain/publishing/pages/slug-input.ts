import * as v from 'valibot'
import { sections } from '../../content/sections'

/** Part of an address (product.md C5, pagebuilder). */
export const slugInput = v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/))
export const sectionInput = v.optional(v.picklist(sections))
