import { collection } from '../shared/collection'
import { choice, flag, instant, optional, text } from '../shared/fields'
import { nobody, readOnly } from '../shared/policy'
import { machine, statesOf } from '../shared/state-machine'
import { whole } from '../shared/whole'

export const privateShareStates = machine({ active: { expire: 'expired', revoke: 'revoked', useUp: 'used' }, expired: {}, revoked: {}, used: {} })

/** Something shown to whoever holds its address; the id is the token. Opened through `resolvePrivateShare` only, by nobody directly. */
export const privateShares = collection({
  path: 'privateShares',
  title: 'Private addresses',
  fields: {
    kind: choice('Kind', ['listing', 'proof', 'letter', 'export', 'page', 'file']),
    ref: text('What', 300),
    /** 365 days ahead at most. */
    expires: instant('Until'),
    passHash: optional(text('Digest of the word', 128)),
    maxViews: optional(whole('Views at most', 10_000, 1)),
    views: whole('Views'),
    download: flag('May be downloaded'),
    status: choice('State', statesOf(privateShareStates)),
  },
  states: privateShareStates,
  access: readOnly(nobody),
})
