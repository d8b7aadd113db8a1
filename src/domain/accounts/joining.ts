import * as v from 'valibot'
import { consentTopics } from '../people/consents'
import { collection } from '../shared/records/collection'
import { instant, json } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

export const memberKinds = ['artist', 'artlover', 'student', 'business'] as const
export type MemberKind = (typeof memberKinds)[number]

const line = (max: number) => v.pipe(v.string(), v.maxLength(max))

/** What a visitor has entered while joining; every part may still be missing. */
export const joiningDraft = v.strictObject({
  kind: v.exactOptional(v.picklist(memberKinds)),
  first: v.exactOptional(line(80)),
  last: v.exactOptional(line(80)),
  organisation: v.exactOptional(line(140)),
  pronouns: v.exactOptional(line(40)),
  phone: v.exactOptional(line(20)),
  birthYear: v.exactOptional(line(4)),
  hadBirthday: v.exactOptional(v.boolean()),
  guardianEmail: v.exactOptional(line(254)),
  /** A membership product, or `none` for "not now". */
  product: v.exactOptional(line(128)),
  topics: v.exactOptional(v.array(v.picklist(consentTopics))),
})
export type JoiningDraft = v.InferOutput<typeof joiningDraft>

/** An unfinished joining; the id is the account's, which has no person yet. Callables read and write it for its account. */
export const joinings = collection({
  path: 'joinings',
  title: 'Unfinished joinings',
  privacy: 'personal',
  notAudited: 'an unfinished form, which only its writer uses',
  fields: { draft: json<JoiningDraft>('Entered so far'), at: instant('Last changed') },
  access: readOnly(nobody),
})
