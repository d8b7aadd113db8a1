import { documentId } from '../../../../ports/documents'
import { type Consent, consents } from '../../../people/consents.collection'
import { people } from '../../../people/people.collection'
import { personNotes } from '../../../people/person-notes.collection'
import { chunked } from '../../../shared/chunked'
import type { HandlerContext } from '../../../shared/functions/handler'
import type { Records } from '../../../shared/records/records'
import { wholeCollection } from '../../../tables/read-whole-collection'
import { type ExistingPerson, existingPerson, type ImportedPerson, latestAnswers } from './imported-person'

/** What is stored beside a person's record: notes, other columns of files, and the latest consents. */
export type PersonDetails = Pick<ImportedPerson, 'note' | 'extra' | 'answers'>

/** Ids of people whose notes or consents are needed. */
interface Asked {
  readonly notes: readonly string[]
  readonly answers: readonly string[]
}

export interface KnownPeople {
  readonly people: readonly ExistingPerson[]
  details(asked: Asked): Promise<ReadonlyMap<string, PersonDetails>>
}

/** Values that one query may contain. */
const idsPerQuery = 30

/** Everybody the organization knows. Of most people only the row index is read, without what is stored beside their record. */
export async function knownPeople(context: HandlerContext): Promise<KnownPeople> {
  return { people: await activePeople(context), details: asked => detailsOf(context.records, asked) }
}

export async function activePeople(context: HandlerContext): Promise<readonly ExistingPerson[]> {
  const all = await wholeCollection(context, people)
  return all.filter(({ status }) => status === 'active').map(person => existingPerson(person))
}

async function detailsOf(records: Records, asked: Asked): Promise<ReadonlyMap<string, PersonDetails>> {
  const [notes, answers] = await Promise.all([
    Promise.all(chunked(asked.notes, idsPerQuery).map(ids => records.find(personNotes, { where: [[documentId, 'in', ids]] }))),
    Promise.all(chunked(asked.answers, idsPerQuery).map(ids => records.find(consents, { where: [['personId', 'in', ids]] }))),
  ])
  const details = new Map<string, PersonDetails>()
  for (const { id, note, extra } of notes.flat()) details.set(id, { ...(note && { note }), ...(extra && { extra }) })
  const answersOf = new Map<string, Consent[]>()
  for (const answer of answers.flat()) {
    const theirs = answersOf.get(answer.personId)
    if (theirs) theirs.push(answer)
    else answersOf.set(answer.personId, [answer])
  }
  for (const [id, given] of answersOf) {
    const latest = latestAnswers(given)
    if (latest) details.set(id, { ...details.get(id), answers: latest })
  }
  return details
}
