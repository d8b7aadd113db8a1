import { contactLog } from '../../../contacts/contact-log.collection'
import { donations } from '../../../giving/donations.collection'
import { memberships } from '../../../memberships/memberships.collection'
import { consents, consentTopics } from '../../../people/consents.collection'
import { emailKeys } from '../../../people/email-keys.collection'
import { people } from '../../../people/people.collection'
import { personNotes } from '../../../people/person-notes.collection'
import type { HandlerContext } from '../../../shared/functions/handler'
import type { DataOf, StoredOf } from '../../../shared/records/collection'
import type { RecordsWithin } from '../../../shared/records/records'
import { sha256 } from '../../../shared/sha256'
import { orders } from '../../../shop/orders.collection'
import type { ImportedRow, KeptRecord, RowUndo } from '../../import-handler'
import { editedFields, recordIdOf, restored } from '../../run/row-records'
import { type Answers, existingPerson, type ImportedPerson, personContentHash } from './imported-person'

/** Why an undo leaves a person. */
export const personKeeps = {
  'has-records': 'this person has memberships, gifts, orders or talks now',
  'joined-since': 'this person has an account now',
} as const

/** Records with a `personId` that keep a person from being deleted. */
const hanging = [memberships, donations, orders, contactLog]

/**
 * Undoes, on one person, what a row did, as far as the person still has the values that the import gave. A yes that it added becomes a
 * no.
 */
class PersonUndo {
  private constructor(
    private readonly world: HandlerContext,
    private readonly person: StoredOf<typeof people>,
    private readonly notes: StoredOf<typeof personNotes> | undefined,
    /** The key of each address. */
    private readonly keys: ReadonlyMap<string, string>,
    private readonly hasRecords: boolean,
  ) {}

  /** `undefined` where the person does not exist any more. */
  static async of(world: HandlerContext, within: RecordsWithin, id: string): Promise<PersonUndo | undefined> {
    const [person, notes] = await Promise.all([within.get(people, id), within.get(personNotes, id)])
    if (!person) return undefined
    const keys = await Promise.all(person.emails.map(async ({ address }) => [address, await sha256(address)] as const))
    const counts = await Promise.all(hanging.map(of => world.records.count(of, { where: [['personId', '==', id]], limit: 1 })))
    return new PersonUndo(world, person, notes, new Map(keys), counts.some(Boolean))
  }

  /** What was left unchanged, and why; `undefined` where the row is undone. */
  takeBack(within: RecordsWithin, row: ImportedRow): KeptRecord | undefined {
    return row.action === 'create' ? this.uncreate(within, row) : this.restore(within, row)
  }

  private uncreate(within: RecordsWithin, row: ImportedRow): KeptRecord | undefined {
    if (this.person.uid !== undefined) return this.kept('joined-since')
    if (this.hasRecords) return this.kept('has-records')
    if (personContentHash(this.person, this.notes) !== row.content) return this.kept('edited-since')
    within.delete(people, this.person.id)
    for (const key of this.keys.values()) within.delete(emailKeys, key)
    if (this.notes) within.delete(personNotes, this.person.id)
    this.unanswer(within, {}, answersOf(row.after))
    return undefined
  }

  private restore(within: RecordsWithin, { before = {}, after = {} }: ImportedRow): KeptRecord | undefined {
    const { answers: _, ...parsed } = after
    const edited = editedFields(existingPerson(this.person, { notes: this.notes }).fields, parsed)
    const { emails, note, extra, ...rest } = restored(before, parsed, edited) as Partial<ImportedPerson>
    const change: Partial<DataOf<typeof people>> = {
      ...(rest as Partial<DataOf<typeof people>>),
      ...(emails && { emails: this.person.emails.filter(({ address }) => emails.includes(address)) }),
    }
    if (Object.keys(change).length > 0) within.change(people, this.person, change)
    if (emails) for (const { address } of this.person.emails) if (!emails.includes(address)) within.delete(emailKeys, this.keys.get(address)!)
    const noted = { ...(isBack('note', parsed, edited) && { note: note ?? '' }), ...(isBack('extra', parsed, edited) && { extra }) }
    if (this.notes && Object.keys(noted).length > 0) within.change(personNotes, this.notes, noted)
    this.unanswer(within, answersOf(before), answersOf(after))
    return edited.length > 0 ? this.kept('edited-since', edited) : undefined
  }

  /** Consents are never deleted: a yes from the file is followed by a no, and a no stays. */
  private unanswer(within: RecordsWithin, before: Answers, after: Answers): void {
    // Later than the yes, even where both are written at the same instant.
    const at = new Date(this.world.clock.now().getTime() + 1)
    for (const topic of consentTopics) {
      if (after[topic] !== 'in' || before[topic] === 'in') continue
      within.create(consents, this.world.ids.next(), {
        personId: this.person.id,
        topic,
        state: 'out',
        evidence: 'The import of the yes was undone.',
        source: 'import',
        at,
      })
    }
  }

  private kept(reason: keyof typeof personKeeps | 'edited-since', fields?: readonly string[]): KeptRecord {
    return { name: this.person.names.display, reason, ...(fields && { fields }) }
  }
}

const isBack = (name: string, parsed: object, edited: readonly string[]) => name in parsed && !edited.includes(name)
const answersOf = (fields: Readonly<Record<string, unknown>> | undefined) => (fields?.['answers'] ?? {}) as Answers

/** Undoes people, each with all rows that changed them. */
export async function undoPeople(within: RecordsWithin, rows: readonly ImportedRow[], context: HandlerContext): Promise<RowUndo> {
  const undos = new Map(await Promise.all(rows.map(async row => [row.id, await PersonUndo.of(context, within, recordIdOf(row))] as const)))
  return { undo: row => undos.get(row.id)?.takeBack(within, row) }
}
