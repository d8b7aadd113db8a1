import { collection } from '../shared/records/collection'
import { boolean, choice, impersonal, internal, keptByLaw, list, localDate, map, optional, reference, text } from '../shared/records/fields'
import { any, owner, readOnly, role, scope } from '../shared/records/policy'
import { booksOfAccount } from '../shared/records/retention-period'

/** Maximum number of terms that one upgrade replaces. */
export const maxReplaced = 60

export const audiences = ['artist', 'artlover', 'student', 'business'] as const

/** The stages of a renewal notice, in order: the last day is coming, is near, or is over. */
export const noticeStages = ['coming', 'near', 'over'] as const

/**
 * A person's membership; its paid and given periods are in its terms. At most one active membership per person and audience. Whether it is
 * current, in grace or lapsed is computed from terms, suspensions and the day, and never stored.
 */
export const memberships = collection({
  path: 'memberships',
  title: 'Members',
  privacy: 'personal',
  backup: 'guarded',
  whenForgotten: 'anonymise',
  fields: {
    personId: reference('Person', 'people'),
    productId: reference('Membership', 'membershipProducts'),
    /** The level that applies today; a later level is in the terms (`heldLevel`). */
    level: impersonal(text('Level', 30)),
    levelChangesOn: internal(optional(localDate('Another level from'))),
    audience: choice('As', audiences),
    since: localDate('Member since'),
    autoRenew: boolean('Renews by itself'),
    suspensions: list('Suspended', map('Suspension', { from: localDate('From'), until: optional(localDate('Until')) }), 20),
    /** The last day that the latest renewal notice was about, and its stage: each stage of each last day gets one notice. */
    noticedUntil: optional(localDate('Renewal notice for')),
    noticedStage: internal(optional(choice('Stage of the renewal notice', noticeStages))),
    /** The signed card: its key's id and its serial. */
    card: impersonal(optional(map('Card', { kid: text('Key', 40), serial: text('Number', 40) }))),
  },
  access: readOnly(any(owner('personId'), scope('people'))),
})

/** A paid or given period of a membership. Append-only: a term is canceled by another entry. The id of a paid term begins with its order line's. */
export const terms = collection({
  path: 'memberships/{membership}/terms',
  title: 'Terms',
  privacy: 'personal',
  backup: 'guarded',
  whenForgotten: 'anonymise',
  scope: 'people',
  fields: {
    personId: reference('Person', 'people'),
    start: localDate('From'),
    end: localDate('Until'),
    orderLineId: impersonal(optional(text('Order line', 128))),
    /** Why it was given without an order line, or, of a reversal, why it ended. */
    compReason: keptByLaw(impersonal(optional(text('Given because', 300))), booksOfAccount),
    kind: choice('Kind', ['new', 'renew', 'upgrade', 'comp', 'extend', 'reverse']),
    /** Only for an upgrade: the terms whose unused part was credited. They end on the day before the upgrade begins. */
    replaces: impersonal(optional(list('Instead of', text('Term', 128), maxReplaced))),
    /** The level that the term gives: `{membership}/{level}`. Absent only in terms that were stored before this field existed. */
    level: impersonal(optional(text('Level', 128))),
    /** For the first term of a line, and for a given one: the previous level, which applies if the earlier terms name none. */
    former: impersonal(optional(text('Level before', 128))),
  },
  access: readOnly(any(owner('personId'), role('admin'))),
})
