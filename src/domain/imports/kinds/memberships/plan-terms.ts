import { membershipProducts } from '../../../memberships/membership-products.collection'
import { memberships, terms } from '../../../memberships/memberships.collection'
import { termEnd } from '../../../memberships/term-end'
import { unreversedTerms } from '../../../memberships/unreversed-terms'
import type { HandlerContext } from '../../../shared/functions/handler'
import type { StoredOf } from '../../../shared/records/collection'
import { isScoped } from '../../../shared/records/policy'
import { plainLine } from '../../cells/cell-values'
import { dateIn } from '../../cells/parse-cell-times'
import { knownByWord, readDay, readKnown, readLine } from '../../cells/read-cell'
import type { CellsOf } from '../../cells/row-cells'
import { mapWithoutBlocking, type PlanInput, type PlannedRow, plannedRow } from '../../plan/planned-row'
import { activePeople } from '../people/known-people'
import { withPersonText } from '../people/person-row-text'
import { personName, personOf, RowPeople, type RowPerson } from '../people/row-people'
import { type ExistingMembership, importedTermFields as fields, type ImportedTerm, importedMembershipId } from './imported-term'

export const termWords = withPersonText({
  reasons: {
    'unknown-product': ({ cell }) => `There is no membership ${cell}. Enter its name, or the first part of its address.`,
    'unknown-level': ({ cell }) => `The membership has no level ${cell}.`,
  },
  warnings: {
    'term-overlaps': {
      row: ({ value }) => `${value} overlaps a term of this member. Both count.`,
      all: 'a term that overlaps another; both count',
    },
  },
})

type TermCells = CellsOf<typeof termWords>
type KnownProduct = StoredOf<typeof membershipProducts>

type ExistingMemberships = Awaited<ReturnType<typeof existingMemberships>>

/** Includes memberships that are no longer sold, where staff of the scope money import them. */
export async function existingMemberships(context: HandlerContext) {
  const { records } = context
  const maySeeAll = context.actor !== undefined && isScoped(context.actor.claims, 'money')
  const [people, members, entered, products] = await Promise.all([
    activePeople(context),
    records.find(memberships),
    records.findEverywhere(terms),
    records.find(membershipProducts, maySeeAll ? {} : { where: [['status', '==', 'live']] }),
  ])
  const byPerson = byOwner(entered)
  const held = byOwner(members)
  // Terms name only their person. For people with several memberships, the terms of each are queried separately.
  const termsOf = async ({ id, personId }: StoredOf<typeof memberships>) =>
    unreversedTerms(held.get(personId)!.length > 1 ? await records.find(terms, { params: { membership: id } }) : (byPerson.get(personId) ?? []))
  return {
    people,
    memberships: await Promise.all(members.map(async member => ({ ...member, terms: await termsOf(member) }))),
    products: products.filter(({ deletedAt }) => deletedAt === undefined),
  }
}

function byOwner<T extends { readonly personId: string }>(all: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const owned = new Map<string, T[]>()
  for (const one of all) {
    const theirs = owned.get(one.personId)
    if (theirs) theirs.push(one)
    else owned.set(one.personId, [one])
  }
  return owned
}

type Product = { readonly product: KnownProduct; readonly level: string }
type Days = Pick<ImportedTerm, 'start' | 'end'>

/** What was read from a row: all of it, or the reasons in its cells. */
interface Reading {
  readonly cells: TermCells
  readonly who?: RowPerson | undefined
  readonly bought?: Product | undefined
  readonly days?: Days | undefined
}

/** Each row adds one term to a person's membership. Terms are never changed. */
export async function planTerms(rows: readonly TermCells[], existing: ExistingMemberships, file: PlanInput): Promise<readonly PlannedRow[]> {
  const people = new RowPeople(existing.people, file.formats)
  const products = knownByWord(existing.products, ({ name, id, routeKey }) => [name, id, routeKey])
  const readings = await mapWithoutBlocking(rows, (cells): Reading => {
    const bought = productIn(cells, products)
    const days = bought && daysIn(cells, bought.product, file)
    return { cells, bought, days, who: days && people.find(cells) }
  })
  const index = new MembershipIndex(existing.memberships)
  for (const { who, bought, days } of readings) if (who && bought && days) index.expect(who, bought, days)
  return mapWithoutBlocking(readings, reading => planned(reading, index))
}

function planned({ cells, who, bought, days }: Reading, index: MembershipIndex): PlannedRow {
  const names = [personName(cells, who), bought?.product.name ?? plainLine(cells.cell('product')), days?.start]
  if (!who || !bought || !days || cells.reasons.length > 0) return plannedRow(cells, names, undefined)
  const membership = index.of(who, bought)
  const line = membership.lines.get(daysKey(days))
  if (line !== undefined) return plannedRow(cells, names, { recordId: who.id, ...(line !== 'stands' && { sameAs: line }) })
  membership.lines.set(daysKey(days), cells.row.line)
  if (membership.terms.some(term => term.start <= days.end && days.start <= term.end))
    cells.warn('term-overlaps', 'start', `${days.start} – ${days.end}`)
  const compReason = plainLine(cells.cell('reason'))
  const isFirst = membership.terms.length === 0 && days.start === membership.firstStart
  const data: ImportedTerm = {
    membershipId: membership.id,
    productId: bought.product.id,
    level: bought.level,
    audience: bought.product.audience,
    ...days,
    kind: compReason ? 'comp' : isFirst ? 'new' : 'renew',
    ...(compReason && { compReason }),
    ...personOf(who),
  }
  return plannedRow(cells, names, { recordId: who.id, data })
}

/** A term without an end is as long as the membership's. */
function daysIn(cells: TermCells, product: KnownProduct, { formats }: PlanInput): Days | undefined {
  const start = readDay(cells, 'start', formats)
  if (!start) return undefined
  const cell = cells.cell('end')
  const end = cell === '' ? termEnd(start, product) : dateIn(cell, formats.date)
  if (!end) return cells.fail('unreadable-date', 'end', cell)
  readLine(cells, 'reason', fields.compReason)
  return end < start ? cells.fail('ends-before-start', 'end', end) : { start, end }
}

/** A membership by the first part of its address, by its id or name; its level by key or name. */
function productIn(cells: TermCells, products: ReadonlyMap<string, KnownProduct>): Product | undefined {
  if (!plainLine(cells.cell('product'))) return cells.fail('missing', 'product')
  const product = readKnown(cells, 'product', products, 'unknown-product')
  if (!product) return undefined
  const [only, ...others] = product.levels
  const isNamed = plainLine(cells.cell('level')) !== ''
  if (!isNamed && (!only || others.length > 0)) return cells.fail('missing', 'level')
  const levels = knownByWord(product.levels, ({ key, name }) => [key, name])
  const level = isNamed ? readKnown(cells, 'level', levels, 'unknown-level') : only
  return level && { product, level: level.key }
}

/** One membership for each person and audience (product.md D3), with its terms and those that the file adds. */
class MembershipIndex {
  private readonly known = new Map<string, Membership>()

  constructor(existing: readonly ExistingMembership[]) {
    for (const { id, personId, audience, terms: held } of existing)
      this.known.set(`${personId} ${audience}`, {
        id,
        terms: held,
        lines: new Map(held.map(term => [daysKey(term), 'stands'])),
        firstStart: undefined,
      })
  }

  /** Notes a term of the file, so that the earliest one is known before rows are planned in their order. */
  expect(who: RowPerson, bought: Product, { start }: Days): void {
    const membership = this.of(who, bought)
    if (membership.firstStart === undefined || start < membership.firstStart) membership.firstStart = start
  }

  of({ id: personId }: RowPerson, { product: { audience } }: Product): Membership {
    const key = `${personId} ${audience}`
    const found = this.known.get(key) ?? { id: importedMembershipId(personId, audience), terms: [], lines: new Map(), firstStart: undefined }
    this.known.set(key, found)
    return found
  }
}

interface Membership {
  readonly id: string
  readonly terms: readonly Days[]
  /** The line with a term of these days, or `stands` where it is stored already. */
  readonly lines: Map<string, number | 'stands'>
  firstStart: string | undefined
}

const daysKey = ({ start, end }: Days) => `${start} ${end}`
