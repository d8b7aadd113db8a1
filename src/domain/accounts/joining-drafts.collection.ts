import type * as v from 'valibot'
import { consentTopics } from '../people/consents.collection'
import { nameFields } from '../people/people.collection'
import { collection } from '../shared/records/collection'
import { boolean, choice, email, instant, json, list, optional, type RecordOf, schemaOf, text, withHelp } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

export const memberKinds = ['artist', 'artlover', 'student', 'business'] as const
export type MemberKind = (typeof memberKinds)[number]

const { first, last, pronouns } = nameFields

/** Everything that the joining form asks. */
export const joiningFields = {
  kind: choice('Who are you?', memberKinds),
  organisation: text('Business', 140),
  first,
  last,
  birthYear: withHelp(text('Year of birth', 4), 'We never show it. You have to be 13 or older.'),
  hadBirthday: boolean('I have had my 13th birthday'),
  pronouns,
  guardianEmail: withHelp(
    email('Email of a parent or guardian'),
    'We write to them once, so that they know. Until you are 18, we show nothing about you in public.',
  ),
  phone: optional(withHelp(text('Phone', 20), 'So that we can reach you on an open-studio day.')),
  /** The id of a membership level, or `none` for "not now". */
  product: text('Membership', 128),
  topics: list('What may we write about?', choice('Topic', consentTopics), consentTopics.length),
}

/** What a visitor has entered so far; any part may be missing, and an address may be incomplete. */
export type JoiningDraft = { readonly [K in keyof RecordOf<typeof joiningFields>]?: RecordOf<typeof joiningFields>[K] | undefined }
export const joiningDraft = schemaOf(
  Object.fromEntries(
    Object.entries(joiningFields).map(([name, field]) => [name, optional<unknown>(field.kind === 'email' ? text(field.label, field.max) : field)]),
  ),
) as v.GenericSchema<unknown, JoiningDraft>

/** An unfinished joining; the id is the account's, which has no person yet. The account reads and writes it through callables. */
export const joinings = collection({
  path: 'joinings',
  title: 'Unfinished joinings',
  privacy: 'personal',
  whenForgotten: { elsewhere: 'deleted with its account' },
  keptFor: { days: 30, since: 'at', because: 'whoever stopped may go on within a month' },
  notAudited: 'an unfinished form, which only its writer uses',
  fields: { draft: json<JoiningDraft>('Entered so far'), at: instant('Last changed') },
  access: readOnly(nobody),
})
