import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { role } from '../shared/records/policy'

/** Makes a picture the public logo of the site; without a picture the site has no logo. */
export const setLogo = cloudFunction({
  name: 'setLogo',
  repeatable: 'it does what is there now, and the same twice is the same',
  access: role('superadmin'),
  input: v.strictObject({ imageId: v.optional(recordId) }),
  output: v.strictObject({ isShown: v.boolean() }),
})
