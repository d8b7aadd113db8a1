import { sameValue } from '../../../../ports/same-value'
import { copyMemberUntil } from '../../../memberships/copy-member-until'
import { membershipProducts } from '../../../memberships/membership-products.collection'
import { memberships, terms } from '../../../memberships/memberships.collection'
import { heldLevel, levelRef } from '../../../memberships/terms/held-level'
import type { HeldTerm } from '../../../memberships/terms/new-terms'
import { reversalId } from '../../../memberships/unreversed-terms'
import type { HandlerContext } from '../../../shared/functions/handler'
import { omitUndefined } from '../../../shared/omit-undefined'
import type { DataOf, StoredOf } from '../../../shared/records/collection'
import type { Records } from '../../../shared/records/records'
import { defineImport, type ImportedRow } from '../../import-handler'
import type { RowToWrite } from '../../plan/planned-row'
import { editedFields, ledgerId, recordIdOf, restored } from '../../run/row-records'
import { type PeopleBefore, peopleBefore } from '../people/people-writer'
import { RowOwners, rowsOfPeople } from '../people/row-owners'
import { type ImportedTerm, importedTermFields } from './imported-term'
import { membershipsImport } from './memberships-import'
import { existingMemberships, planTerms, termWords } from './plan-terms'

type Membership = DataOf<typeof memberships>

/** What a transaction cannot query, read just before it: the day, and the memberships of these people with their terms. */
interface TermsBefore extends PeopleBefore {
  readonly today: string
  readonly members: readonly (StoredOf<typeof memberships> & { readonly terms: readonly StoredOf<typeof terms>[] })[]
}

async function termsBefore(context: HandlerContext, rows: readonly RowToWrite[]): Promise<TermsBefore> {
  const [people, members, today] = await Promise.all([peopleBefore(context, rows), membersBefore(context.records, rows), context.today()])
  return { ...people, members, today }
}

async function membersBefore(records: Records, rows: readonly RowToWrite[]): Promise<TermsBefore['members']> {
  const ids = [...new Set(rows.flatMap(({ recordId }) => recordId ?? []))]
  const found = ids.length === 0 ? [] : await records.find(memberships, { where: [['personId', 'in', ids]] })
  return Promise.all(found.map(async member => ({ ...member, terms: await records.find(terms, { params: { membership: member.id } }) })))
}

function memberWith(
  was: Membership | undefined,
  { productId, level, audience, start }: ImportedTerm,
  personId: string,
  { all, today }: { readonly all: readonly HeldTerm[]; readonly today: string },
): Membership {
  const before = was ?? { personId, productId, level, audience, since: start, autoRenew: false, suspensions: [] }
  const since = start < before.since ? start : before.since
  return omitUndefined<Membership>({ ...before, since, ...heldLevel(all, today, before) })
}

/** The fields of a membership that follow from its terms. */
const standOf = ({ productId, level, levelChangesOn, since }: Membership): Partial<Membership> =>
  omitUndefined({ productId, level, levelChangesOn, since })

const changeFrom = (was: Membership, becomes: Membership) =>
  sameValue(standOf(was), standOf(becomes)) ? {} : { before: standOf(was), after: standOf(becomes) }

const membershipOf = ({ record }: ImportedRow) => record.split('/')[1]!

/** The people whose memberships got terms from the rows. */
async function holdersOf({ records }: HandlerContext, rows: readonly ImportedRow[]): Promise<readonly string[]> {
  const held = await records.getAll(memberships, rows.map(membershipOf))
  return [...held.values()].map(({ personId }) => personId)
}

export const membershipsImportHandler = defineImport({
  ...rowsOfPeople,
  kind: membershipsImport,
  creates: importedTermFields,
  words: termWords,
  existing: existingMemberships,
  plan: planTerms,
  before: termsBefore,

  /** Adds a term for each row. The membership's current level and since when follow from the terms that count. */
  async write(within, writing, { created }) {
    const { batch, before } = writing
    const added = created.map(({ data }) => data)
    const [owners, stored, products] = await Promise.all([
      RowOwners.read(within, writing, created),
      within.getAll(
        memberships,
        added.map(({ membershipId }) => membershipId),
      ),
      within.getAll(
        membershipProducts,
        added.map(({ productId }) => productId),
      ),
    ])
    const known = new Set([...products.values()].flatMap(({ id, audience, levels }) => levels.map(({ key }) => `${id} ${audience} ${key}`)))
    const now = new Map<string, Membership>()
    const held = new Map<string, readonly HeldTerm[]>(before.members.map(member => [member.id, member.terms]))
    return {
      create(row) {
        const term = row.data
        if (term.end < term.start || !known.has(`${term.productId} ${term.audience} ${term.level}`)) return 'invalid'
        const owner = owners.of(row)
        if ('refusal' in owner) return owner.refusal
        const was = now.get(term.membershipId) ?? stored.get(term.membershipId)
        if (was && (was.personId !== owner.id || was.audience !== term.audience)) return 'invalid'
        // Somebody else made this person a member after the dry run.
        if (!was && before.members.some(({ personId, audience }) => personId === owner.id && audience === term.audience)) return 'changed-since'
        const id = ledgerId(batch.id, row.hash)
        const { start, end, kind } = term
        const compReason = term.compReason ?? `From the file ${batch.fileName}`.slice(0, 300)
        const entry = { start, end, kind, level: levelRef(term), compReason, ...(was && { former: levelRef(was) }) }
        const all = [...(held.get(term.membershipId) ?? []), { id, ...entry }]
        const becomes = memberWith(was, term, owner.id, { all, today: before.today })
        held.set(term.membershipId, all)
        now.set(term.membershipId, becomes)
        within.create(terms, id, { personId: owner.id, ...entry }, { membership: term.membershipId })
        const record = `${memberships.path}/${term.membershipId}/terms/${id}`
        return { record, action: 'create', ...(was && changeFrom(was, becomes)) }
      },
      finish() {
        for (const [id, membership] of now) {
          const was = stored.get(id)
          if (!was) within.create(memberships, id, membership)
          // Also where nothing of it changes: its revision tells open lists that it has other terms.
          else within.change(memberships, was, { levelChangesOn: undefined, ...standOf(membership) })
        }
      },
    }
  },
  after: (context, rows) => copyMemberUntil(context, [...new Set(rows.flatMap(({ recordId }) => recordId ?? []))]),

  /** An undone term gets an entry that reverses it; one that has it already stays. The membership gets its previous values, unless somebody changed it since. */
  async undo(within, rows) {
    const [stored, entered, before] = await Promise.all([
      within.getAll(memberships, rows.map(membershipOf)),
      Promise.all(rows.map(row => within.get(terms, recordIdOf(row), { membership: membershipOf(row) }))),
      Promise.all(rows.map(row => within.get(terms, reversalId(recordIdOf(row)), { membership: membershipOf(row) }))),
    ])
    const entries = new Map(rows.map((row, at) => [row.id, { term: entered[at], isReversed: before[at] !== undefined }]))
    const changes = new Map<string, Readonly<Record<string, unknown>>>()
    return {
      undo(row) {
        const { term, isReversed } = entries.get(row.id)!
        const membership = membershipOf(row)
        if (!term) return undefined
        const { personId, start, end } = term
        if (isReversed) return { name: `${start} – ${end}`, reason: 'edited-since' }
        const compReason = 'The import of this term was undone.'
        within.create(terms, reversalId(term.id), { personId, start, end, kind: 'reverse', compReason }, { membership })
        const member = stored.get(membership)
        if (!member) return undefined
        // Its revision tells open lists that it has other terms.
        const { since } = member
        const present = changes.get(membership) ?? { since }
        const after = row.after ? { levelChangesOn: undefined, ...row.after } : {}
        const edited = editedFields({ ...member, ...present }, after)
        changes.set(membership, { ...present, ...restored(row.before ?? {}, after, edited) })
        return undefined
      },
      finish() {
        for (const [id, change] of changes) within.change(memberships, stored.get(id)!, change)
      },
    }
  },
  afterUndo: async (context, rows) => copyMemberUntil(context, await holdersOf(context, rows)),
})
