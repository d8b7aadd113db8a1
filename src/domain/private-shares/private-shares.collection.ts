import { collection, machine, type StoredOf, statesOf } from '../shared/records/collection'
import { boolean, choice, type FieldFacts, instant, integer, internal, optional, secret, text, withFacts } from '../shared/records/fields'
import { nobody, readOnly, type Scope } from '../shared/records/policy'

export const privateShareStates = machine({ active: { expire: 'expired', revoke: 'revoked', useUp: 'used' }, expired: {}, revoked: {}, used: {} })

/** What a private link can show, and the scopes of the staff who may share it; the audit is of the first. */
export const sharedKinds = {
  page: ['content'],
  listing: ['guide'],
  ad: ['guide'],
  event: ['content', 'guide'],
  article: ['guide', 'content'],
  statement: ['money'],
  /** What a jury sees of a call: its entries without names. */
  packet: ['guide'],
  /** A grant: what it is for, what was given of it, and its reports. */
  report: ['money'],
} as const satisfies Record<string, readonly [Scope, ...Scope[]]>
export type SharedKind = keyof typeof sharedKinds

/** The longest and the usual time that a link works, in days. */
export const shareDays = { most: 365, usual: 30 } as const
export const passcodeLength = { min: 6, max: 64 } as const

const counted = <F extends FieldFacts>(field: F) => withFacts(field, { notAudited: 'every view would be an entry; the first one has its own' })

/**
 * Shows one record to everybody who has its link. The id is a hash of the link's token, which is nowhere stored, so a copy of the database gives
 * no link. Read only through callables.
 */
export const privateShares = collection({
  path: 'privateShares',
  title: 'Private links',
  privacy: 'impersonal',
  whenForgotten: { otherwise: 'it says what staff shared; for whom it was is a note of theirs, deleted with it' },
  scope: 'content',
  fields: {
    kind: choice('Kind', Object.keys(sharedKinds) as SharedKind[]),
    ref: text('What', 128),
    /** A note of the staff, also shown as the watermark. Secret, because the audit of one scope must not name whom another one shares with. */
    madeFor: secret(text('For', 80)),
    /** At most 365 days in the future. */
    expires: instant('Until'),
    /** PBKDF2 of the passcode with a salt, as `salt:hash` in hex. */
    passHash: secret(internal(optional(text('Passcode hash', 128)))),
    signIn: boolean('Sign-in required'),
    maxViews: optional(integer('Maximum views', 10_000, 1)),
    views: counted(integer('Views')),
    lastViewedAt: counted(optional(instant('Last view'))),
    download: boolean('May be downloaded'),
    watermark: boolean('Watermark'),
    status: choice('State', statesOf(privateShareStates)),
  },
  states: privateShareStates,
  access: readOnly(nobody),
})
export type PrivateShare = StoredOf<typeof privateShares>
