import * as v from 'valibot'
import { membershipProducts } from '../memberships/membership-products'
import { memberships, terms } from '../memberships/memberships'
import { standingTerms } from '../memberships/standing-terms'
import type { DataOf, StoredOf } from '../shared/collection'
import { schemaOf } from '../shared/fields'
import type { Records, RecordsWithin } from '../shared/records'
import type { RowToWrite } from './import-run.function'
import { type ImportedTerm, importedTermFields, ledgerId } from './imported-term'
import type { RowOutcome } from './row-outcome'
import { RowOwners } from './row-owners'
import type { PeopleTarget } from './write-people'

type Membership = DataOf<typeof memberships>

/** What a transaction cannot ask for: the memberships of these people, with the last day of those terms that stand, read just before it. */
export type MembersBefore = readonly (StoredOf<typeof memberships> & { readonly until: string })[]

export async function membersBefore(records: Records, rows: readonly RowToWrite[]): Promise<MembersBefore> {
  const ids = [...new Set(rows.flatMap(({ personId }) => personId ?? []))]
  const found = ids.length === 0 ? [] : await records.find(memberships, { where: [['personId', 'in', ids]] })
  return Promise.all(
    found.map(async member => {
      const stand = standingTerms(await records.find(terms, { params: { membership: member.id } }))
      return { ...member, until: lastOf(stand.map(({ end }) => end)) }
    }),
  )
}

const lastOf = (days: readonly string[]) => days.reduce((last, day) => (day > last ? day : last), '')

const schema = schemaOf(importedTermFields)

/** Adds a term a row; what somebody is a member as, and since when, follows from the terms that stand. */
export async function writeMemberships(
  within: RecordsWithin,
  target: PeopleTarget,
  rows: readonly RowToWrite[],
  before: MembersBefore,
): Promise<RowOutcome[]> {
  const read = rows.map(row => ({ row, said: v.safeParse(schema, row.data) }))
  const ids = [...new Set(read.flatMap(({ said }) => (said.success ? [said.output.membershipId] : [])))]
  const sold = [...new Set(read.flatMap(({ said }) => (said.success ? [said.output.productId] : [])))]
  const [owners, found, products] = await Promise.all([
    RowOwners.read(within, target, rows),
    Promise.all(ids.map(id => within.get(memberships, id))),
    Promise.all(sold.map(id => within.get(membershipProducts, id))),
  ])
  const stored = new Map(found.flatMap(membership => (membership ? [[membership.id, membership] as const] : [])))
  const known = new Set(products.flatMap(product => (product ? product.levels.map(({ key }) => `${product.id} ${product.audience} ${key}`) : [])))
  const now = new Map<string, Membership>(stored)
  const until = new Map(before.map(member => [member.id, member.until]))
  const outcomes = read.map(({ row, said }): RowOutcome => {
    const { hash } = row
    if (!said.success || row.action !== 'create') return { hash, refusal: 'invalid' }
    const term = said.output
    if (term.end < term.start || !known.has(`${term.productId} ${term.audience} ${term.level}`)) return { hash, refusal: 'invalid' }
    const owner = owners.of(row)
    if ('refusal' in owner) return { hash, refusal: owner.refusal }
    const was = now.get(term.membershipId)
    if (was && (was.personId !== owner.id || was.audience !== term.audience)) return { hash, refusal: 'invalid' }
    // Somebody else has made this person a member since the dry run.
    if (!was && before.some(({ personId, audience }) => personId === owner.id && audience === term.audience))
      return { hash, refusal: 'changed-since' }
    const last = until.get(term.membershipId) ?? ''
    const becomes = memberWith(was, term, owner.id, term.end >= last)
    until.set(term.membershipId, lastOf([last, term.end]))
    now.set(term.membershipId, becomes)
    const id = ledgerId(target.batchId, hash)
    const { start, end, kind } = term
    within.create(
      terms,
      id,
      { personId: owner.id, start, end, kind, compReason: term.compReason ?? `From the file ${target.fileName}`.slice(0, 300) },
      { membership: term.membershipId },
    )
    return {
      hash,
      written: { record: `${memberships.path}/${term.membershipId}/terms/${id}`, action: 'create', ...(was && changeFrom(was, becomes)) },
    }
  })
  for (const [id, membership] of now) {
    const was = stored.get(id)
    if (!was) within.create(memberships, id, membership)
    else if (was !== membership) within.change(memberships, was, standOf(membership))
  }
  return outcomes
}

function memberWith(was: Membership | undefined, term: ImportedTerm, personId: string, isLatest: boolean): Membership {
  const { productId, level, audience, start } = term
  if (!was) return { personId, productId, level, audience, since: start, autoRenew: false, seats: [], suspensions: [] }
  const since = start < was.since ? start : was.since
  const next = { ...was, since, ...(isLatest && { productId, level }) }
  return JSON.stringify(standOf(next)) === JSON.stringify(standOf(was)) ? was : next
}

/** What of a membership follows from its terms. */
const standOf = ({ productId, level, since }: Pick<Membership, 'productId' | 'level' | 'since'>) => ({ productId, level, since })

const changeFrom = (was: Membership, becomes: Membership) => (was === becomes ? {} : { before: standOf(was), after: standOf(becomes) })
