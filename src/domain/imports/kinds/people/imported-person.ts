import { type Consent, type ConsentTopic, consentTopics } from '../../../people/consents.collection'
import { people } from '../../../people/people.collection'
import { personNotes } from '../../../people/person-notes.collection'
import { addressesToFindBy } from '../../../people/unconfirmed-address'
import { omitUndefined } from '../../../shared/omit-undefined'
import type { DataOf, StoredOf } from '../../../shared/records/collection'
import { choice, email, list, map, optional, type RecordOf } from '../../../shared/records/fields'
import { contentHash, declaredPart } from '../../cells/content-hash'
import { filledFields } from '../../columns/import-field'
import { peopleColumns } from './people-import'

const p = people.fields
const answer = (topic: ConsentTopic) => optional(choice(`Agrees to ${topic}`, ['in', 'out']))

/** What a file may set for a person, with the records' own limits. An address is plain text here: a file sets no labels or bounces. */
export const importedPersonFields = {
  ...filledFields(peopleColumns),
  names: p.names,
  emails: optional(list(p.emails.label, email('Email'), p.emails.max!)),
  phones: p.phones,
  addresses: p.addresses,
  kind: optional(p.kind),
  sourceKey: p.sourceKey,
  extra: personNotes.fields.extra,
  answers: optional(
    map('Answers', {
      news: answer('news'),
      guide: answer('guide'),
      events: answer('events'),
      appeals: answer('appeals'),
      artists: answer('artists'),
      sms: answer('sms'),
    }),
  ),
} as const
export type ImportedPerson = RecordOf<typeof importedPersonFields>
export type PersonFieldName = keyof ImportedPerson
export type Answers = NonNullable<ImportedPerson['answers']>

/** The new person of a gift or a term, where its row creates the person. */
export const newPersonField = { person: optional(map('Person', importedPersonFields)) } as const

/** A known person in the form in which imports compare it: plain JSON. */
export interface ExistingPerson {
  readonly id: string
  readonly fields: Partial<ImportedPerson>
  /** Its addresses, without one that an account's holder entered and has not confirmed. */
  readonly foundBy: readonly string[]
}

interface KnownOf {
  readonly notes?: StoredOf<typeof personNotes> | undefined
  readonly answers?: readonly Pick<Consent, 'topic' | 'state' | 'at'>[]
}

/** The fields of a person's record that a file may set. */
type PersonSaid = Pick<StoredOf<typeof people>, 'id' | 'names' | 'emails' | 'tags' | 'kind'> & Partial<StoredOf<typeof people>>

export function existingPerson(person: PersonSaid, { notes, answers = [] }: KnownOf = {}): ExistingPerson {
  const stored: Partial<Record<string, unknown>> = {
    ...person,
    emails: person.emails.map(({ address }) => address),
    note: notes?.note || undefined,
    extra: notes?.extra,
    answers: latestAnswers(answers),
  }
  return {
    id: person.id,
    foundBy: addressesToFindBy(person),
    fields: omitUndefined(Object.fromEntries(Object.keys(importedPersonFields).map(name => [name, stored[name]]))),
  }
}

/** The latest answer for each topic; `undefined` without any answer. */
export function latestAnswers(answers: readonly Pick<Consent, 'topic' | 'state' | 'at'>[]): Answers | undefined {
  const inTime = [...answers].sort((a, b) => a.at.getTime() - b.at.getTime())
  const latest = Object.fromEntries(inTime.map(({ topic, state }) => [topic, state]))
  return inTime.length > 0 ? Object.fromEntries(consentTopics.flatMap(topic => (latest[topic] ? [[topic, latest[topic]]] : []))) : undefined
}

/** A hash of the content whose change shows that somebody edited the person after the import. */
export const personContentHash = (person: object, { note, extra }: Partial<DataOf<typeof personNotes>> = {}) =>
  contentHash({ person: declaredPart(people, person), note: note ?? '', extra })

/** The id of the person that a row creates, from the row's content, so that writing the row twice creates one person. */
export const importedPersonId = (rowHash: string) => `p-${rowHash.slice(0, 20)}`
