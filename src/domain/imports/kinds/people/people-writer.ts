import { suppressions } from '../../../mail/suppressions.collection'
import { type Consent, type ConsentTopic, consents, consentTopics } from '../../../people/consents.collection'
import { emailKeys } from '../../../people/email-keys.collection'
import { people } from '../../../people/people.collection'
import { personNotes } from '../../../people/person-notes.collection'
import { unconfirmedAddress } from '../../../people/unconfirmed-address'
import type { HandlerContext } from '../../../shared/functions/handler'
import type { DataOf, StoredOf } from '../../../shared/records/collection'
import type { RecordsWithin } from '../../../shared/records/records'
import { sha256 } from '../../../shared/sha256'
import type { Writing, WrittenRow } from '../../import-handler'
import type { RowToWrite } from '../../plan/planned-row'
import { changedRow, checkPlannedChange, createdRow } from '../../run/row-records'
import { type Answers, existingPerson, type ImportedPerson, importedPersonFields, importedPersonId, personContentHash } from './imported-person'

type Person = StoredOf<typeof people>

/** Read before the transaction. */
export interface PeopleBefore {
  /** Every consent of the people to change, read at `readAt`. A consent given after that is later, so it counts. */
  readonly answers: readonly Consent[]
  readonly readAt: Date
}

export async function peopleBefore(context: HandlerContext, rows: readonly RowToWrite[]): Promise<PeopleBefore> {
  const readAt = context.clock.now()
  const ids = [...new Set(rows.flatMap(({ recordId }) => recordId ?? []))]
  const { records } = context
  return { readAt, answers: ids.length === 0 ? [] : await records.find(consents, { where: [['personId', 'in', ids]] }) }
}

/** The id of the person that a row creates or changes. */
export const personIdOf = ({ action, hash, recordId }: RowToWrite) => (action === 'create' ? importedPersonId(hash) : (recordId ?? '-'))

export interface Known {
  readonly row: RowToWrite<ImportedPerson>
  readonly id: string
  readonly person: Person | undefined
  readonly notes: StoredOf<typeof personNotes> | undefined
  /** The present owner of each address in the row. */
  readonly keys: ReadonlyMap<string, { readonly key: string; readonly personId: string | undefined }>
  readonly isSuppressed: boolean
}

/** Creates and changes people inside one transaction: everything is read before anything is written. */
export class PeopleWriter {
  private readonly given = new Map<string, string>()

  constructor(
    private readonly within: RecordsWithin,
    private readonly writing: Writing<PeopleBefore>,
  ) {}

  async read(row: RowToWrite<ImportedPerson>): Promise<Known> {
    const id = personIdOf(row)
    const [person, notes] = await Promise.all([this.within.get(people, id), this.within.get(personNotes, id)])
    const addresses = [...new Set([...addressesOf(row), ...(person?.emails.map(({ address }) => address) ?? [])])]
    const keys = await Promise.all(
      addresses.map(async address => {
        const key = await sha256(address)
        const [held, suppressed] = await Promise.all([this.within.get(emailKeys, key), this.within.get(suppressions, key)])
        return { address, key, personId: held?.personId, isSuppressed: suppressed?.status === 'active' }
      }),
    )
    return {
      row,
      id,
      person,
      notes,
      keys: new Map(keys.map(({ address, key, personId }) => [address, { key, personId }])),
      isSuppressed: keys.some(({ isSuppressed }) => isSuppressed),
    }
  }

  write(known: Known): WrittenRow | string {
    return known.row.action === 'create' ? this.create(known, known.row.data) : this.update(known)
  }

  private create(known: Known, { emails = [], kind = 'person', tags = [], note, extra, answers, ...rest }: ImportedPerson): WrittenRow | string {
    const { id } = known
    if (known.person) return 'changed-since'
    if (!this.mayHold(known, emails)) return 'address-taken'
    const person: DataOf<typeof people> = {
      ...rest,
      kind,
      tags,
      emails: emails.map(address => ({ address, verified: false })),
      source: this.writing.batch.fileName.slice(0, 140),
      status: 'active',
    }
    this.within.create(people, id, person)
    this.hold(known, emails)
    if (note || extra) this.within.create(personNotes, id, { note: note ?? '', ...(extra && { extra }) })
    const answered = answers && this.answer(known, {}, answers)
    return { ...createdRow(people, id, personContentHash(person, { note: note ?? '', extra })), ...(answered && { after: { answers: answered } }) }
  }

  private update(known: Known): WrittenRow | string {
    const { row, person, notes, id } = known
    if (row.action !== 'update' || person?.status !== 'active') return 'person-missing'
    const stored = existingPerson(person, { notes, answers: this.writing.before.answers.filter(({ personId }) => personId === id) }).fields
    const change = checkPlannedChange(importedPersonFields, stored, row)
    if (typeof change === 'string') return change
    const { emails, note, extra, answers, ...rest } = change as Partial<ImportedPerson>
    const held = emails?.filter(address => address !== unconfirmedAddress(person))
    if (held && !this.mayHold(known, held)) return 'address-taken'
    const after: Partial<DataOf<typeof people>> = {
      ...(rest as Partial<DataOf<typeof people>>),
      ...(emails && { emails: emails.map(address => person.emails.find(kept => kept.address === address) ?? { address, verified: false }) }),
    }
    if (Object.keys(after).length > 0) this.within.change(people, person, after)
    if (held) this.hold(known, held)
    if (note !== undefined || extra !== undefined) this.noteDown(known, { ...(note !== undefined && { note }), ...(extra && { extra }) })
    const answered = answers && this.answer(known, stored.answers ?? {}, answers)
    const done = { ...change, ...(answers && { answers: answered }) }
    return changedRow(people, id, stored, done)
  }

  /** Whether the addresses are free or this person's own, also after earlier rows of this call. */
  private mayHold({ id, keys }: Known, addresses: readonly string[]): boolean {
    return addresses.every(address => (this.given.get(address) ?? keys.get(address)?.personId ?? id) === id)
  }

  private hold({ id, keys }: Known, addresses: readonly string[]): void {
    for (const address of addresses) {
      const { key, personId } = keys.get(address)!
      if (personId === undefined && !this.given.has(address)) this.within.create(emailKeys, key, { personId: id })
      this.given.set(address, id)
    }
  }

  private noteDown({ id, notes }: Known, change: Partial<DataOf<typeof personNotes>>): void {
    if (notes) this.within.change(personNotes, notes, change)
    else this.within.create(personNotes, id, { note: '', ...change })
  }

  /**
   * Stores the consents that may be stored, and returns them: always a no; a yes only from people without an answer and with no
   * suppressed address.
   */
  private answer({ id, isSuppressed }: Known, before: Answers, after: Answers): Answers {
    const { context, batch } = this.writing
    const kept: { [topic in ConsentTopic]?: 'in' | 'out' | undefined } = { ...before }
    for (const topic of consentTopics) {
      const state = after[topic]
      if (state === undefined || state === before[topic] || (state === 'in' && (isSuppressed || before[topic] !== undefined))) continue
      const evidence = `The file ${batch.fileName.slice(0, 200)} has a ${state === 'in' ? 'yes' : 'no'} (import ${batch.id}).`
      this.within.create(consents, context.ids.next(), { personId: id, topic, state, evidence, source: 'import', at: this.after(id, topic) })
      kept[topic] = state
    }
    return kept
  }

  /** A time after the previous answer, because the latest one counts. */
  private after(personId: string, topic: ConsentTopic): Date {
    const { answers, readAt } = this.writing.before
    const earlier = answers.filter(answer => answer.personId === personId && answer.topic === topic).map(({ at }) => at.getTime() + 1)
    return new Date(Math.max(readAt.getTime(), ...earlier))
  }
}

/** The addresses that the person has after the row. */
function addressesOf({ data, changes }: RowToWrite): readonly string[] {
  const parsed = (data as { readonly emails?: unknown } | undefined)?.emails ?? changes?.find(({ field }) => field === 'emails')?.after
  return Array.isArray(parsed) ? parsed.filter(one => typeof one === 'string') : []
}

/**
 * People written in one transaction. With their keys, notes and consents they stay under its limit of 500 writes, and under the 30 values
 * of one query.
 */
export const peopleAtOnce = 25
