import { exportedHeader } from '../people/clashing-column-headers'
import { type Consent, consentTopics } from '../people/consents.collection'
import { nameFields, type Person, people } from '../people/people.collection'
import type { personNotes } from '../people/person-notes.collection'
import { ascending } from '../shared/ascending'
import { plainFields } from '../shared/plain-fields'
import type { StoredOf } from '../shared/records/collection'
import { joined, type Sheet } from './csv-sheet'

export interface PeopleFacts {
  readonly people: readonly Person[]
  readonly notes: readonly StoredOf<typeof personNotes>[]
  readonly answers: readonly Consent[]
  /** Ids of people with a suppressed address. */
  readonly suppressed: ReadonlySet<string>
}

type Column = readonly [header: string, value: (person: Person) => string | number]

const p = people.fields
const address = p.addresses.of!.fields!

/** Columns with their own format: parts of a map, joined lists, the first address. The headers are the fields' labels. */
const named: readonly Column[] = [
  [p.sourceKey.label, ({ sourceKey = '' }) => sourceKey],
  ...(['first', 'last', 'display', 'sort', 'pronouns'] as const).map((part): Column => [nameFields[part].label, ({ names }) => names[part] ?? '']),
  [p.kind.label, ({ kind }) => kind],
  [p.organisation.label, ({ organisation = '' }) => organisation],
  [p.emails.of!.label, ({ emails }) => joined(emails.map(({ address: text }) => text))],
  [p.phones.of!.label, ({ phones }) => joined(phones)],
  ...(['line1', 'line2', 'city', 'region', 'postcode', 'country'] as const).map(
    (part): Column => [address[part]!.label, ({ addresses }) => addresses?.[0]?.[part] ?? ''],
  ),
  [p.birthYear.label, ({ birthYear = '' }) => birthYear],
  [p.household.label, ({ household = '' }) => household],
  [p.tags.label, ({ tags }) => joined(tags)],
  [p.source.label, ({ source = '' }) => source],
]
const inNamed: ReadonlySet<string> = new Set<keyof Person>(['kind', 'organisation', 'birthYear', 'household', 'source'])

/** All other fields with one value, with their labels as headers. */
const fields: readonly Column[] = [
  ...named,
  ...plainFields(people).flatMap(([name, { label }]): Column[] =>
    inNamed.has(name) ? [] : [[label, person => (person as unknown as { readonly [field: string]: string | number | undefined })[name] ?? '']],
  ),
]

/** Everybody by sort name, with their consents and the unmapped columns of imported files. */
export function peopleSheet({ people: all, notes, answers, suppressed }: PeopleFacts): Sheet {
  const notesOf = new Map(notes.map(note => [note.id, note]))
  const latest = new Map(
    [...answers].sort((a, b) => a.at.getTime() - b.at.getTime()).map(({ personId, topic, state }) => [`${personId} ${topic}`, state]),
  )
  // An imported column may have the same header as one of ours.
  const taken = new Set(fields.map(([header]) => header))
  const extras = [...new Set(notes.flatMap(({ extra }) => Object.keys(extra ?? {})))].sort()
  return {
    header: [
      'Record',
      ...fields.map(([header]) => header),
      'Note',
      ...consentTopics,
      'Suppressed',
      ...extras.map(name => exportedHeader(name, taken)),
    ],
    rows: [...all]
      .sort((a, b) => a.names.sort.localeCompare(b.names.sort, 'en') || ascending('id')(a, b))
      .map(person => {
        const { note = '', extra = {} } = notesOf.get(person.id) ?? {}
        return [
          person.id,
          ...fields.map(([, value]) => value(person)),
          note,
          ...consentTopics.map(topic => answerWords[latest.get(`${person.id} ${topic}`) ?? 'none']),
          suppressed.has(person.id) ? 'yes' : '',
          // Own keys only: a file's column may be called like a property of every object.
          ...extras.map(name => (Object.hasOwn(extra, name) ? (extra[name] ?? '') : '')),
        ]
      }),
  }
}

/** A consent as the importer reads it; empty where there is no answer. */
const answerWords = { in: 'yes', out: 'no', none: '' } as const
