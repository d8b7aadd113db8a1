import { collection } from '../shared/records/collection'
import { secret } from '../shared/records/field-facts'
import { boolean, choice, instant, optional, text } from '../shared/records/fields'
import { integer } from '../shared/records/integer'
import { nobody, readOnly } from '../shared/records/policy'
import { machine, statesOf } from '../shared/records/state-machine'

export const privateShareStates = machine({ active: { expire: 'expired', revoke: 'revoked', useUp: 'used' }, expired: {}, revoked: {}, used: {} })

/** Shows a record to everybody who has its link; the id is the secret token. Read only through `resolvePrivateShare`. */
export const privateShares = collection({
  path: 'privateShares',
  title: 'Private addresses',
  privacy: 'impersonal',
  whenForgotten: { otherwise: 'a hash of a password' },
  scope: 'content',
  fields: {
    kind: choice('Kind', ['listing', 'proof', 'letter', 'export', 'page', 'file']),
    ref: text('What', 300),
    /** At most 365 days in the future. */
    expires: instant('Until'),
    passHash: secret(optional(text('Password hash', 128))),
    maxViews: optional(integer('Maximum views', 10_000, 1)),
    views: integer('Views'),
    download: boolean('May be downloaded'),
    status: choice('State', statesOf(privateShareStates)),
  },
  states: privateShareStates,
  access: readOnly(nobody),
})
