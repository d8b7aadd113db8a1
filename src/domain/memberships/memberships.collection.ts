import { collection } from '../shared/records/collection'
import { impersonal, internal, keptByLaw } from '../shared/records/field-facts'
import { boolean, choice, list, localDate, map, optional, reference, text } from '../shared/records/fields'
import { any, owner, readOnly, role, scope } from '../shared/records/policy'
import { booksOfAccount } from '../shared/records/retention-period'

/** Terms that one upgrade replaces at most. */
export const maxReplaced = 60

export const audiences = ['artist', 'artlover', 'student', 'business'] as const

/** What a renewal notice says of the last day: it comes, it is near, it has passed. In their order. */
export const noticeStages = ['coming', 'near', 'over'] as const

/**
 * Somebody's membership; what was paid for is in its terms. One active membership for each person and audience. Whether it is current, in
 * its grace period or lapsed is computed from terms, suspensions and the day, and never stored, because it changes with the day.
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
    /** What counts today; a level that is bought or given for later waits in its terms (`heldLevel`). */
    level: impersonal(text('Level', 30)),
    levelChangesOn: internal(optional(localDate('Another level from'))),
    audience: choice('As', audiences),
    since: localDate('Member since'),
    autoRenew: boolean('Renews by itself'),
    suspensions: list('Suspended', map('Suspension', { from: localDate('From'), until: optional(localDate('Until')) }), 20),
    /** The last day that the latest renewal notice was about, and how near it was: one notice for each stage of each last day. */
    noticedUntil: optional(localDate('Renewal notice for')),
    noticedStage: internal(optional(choice('Stage of the renewal notice', noticeStages))),
    /** The signed card: its key's id and its serial. */
    card: impersonal(optional(map('Card', { kid: text('Key', 40), serial: text('Number', 40) }))),
  },
  access: readOnly(any(owner('personId'), scope('people'))),
})

/** A paid or given period of a membership. Append-only: a term is canceled by another entry. The id is the order line's. */
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
    /** Why it was given; only without an order line. */
    compReason: keptByLaw(impersonal(optional(text('Given because', 300))), booksOfAccount),
    kind: choice('Kind', ['new', 'renew', 'upgrade', 'comp', 'extend', 'reverse']),
    /** Only of an upgrade: the terms whose unused part was credited. They end on the day before it. */
    replaces: impersonal(optional(list('Instead of', text('Term', 128), maxReplaced))),
    /** What it makes its member: `{membership}/{level}`. Absent only of terms from before terms named it. */
    level: impersonal(optional(text('Level', 128))),
    /** Of the first term of a line, and of a given one: the level before it, which counts where what came before names none. */
    former: impersonal(optional(text('Level before', 128))),
  },
  access: readOnly(any(owner('personId'), role('admin'))),
})
