import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { role } from '../shared/records/policy'
import { menuKeys } from './templates/site-menu'

/** Replaces the header's menu by these entries, and the footer by links to all published pages. */
export const arrangeMenu = cloudFunction({
  name: 'arrangeMenu',
  repeatable: 'it does what is there now, and the same twice is the same',
  access: role('superadmin'),
  input: v.strictObject({ header: v.pipe(v.array(v.picklist(menuKeys)), v.minLength(1), v.maxLength(menuKeys.length)) }),
  output: v.strictObject({ header: v.number(), footer: v.number() }),
})
