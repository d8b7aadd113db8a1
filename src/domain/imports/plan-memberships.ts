import { termEnd } from '../memberships/term-end'
import { dateIn } from './cell-times'
import { comparable, plainLine } from './cell-values'
import type { Formats } from './import-fields'
import { type ExistingMembership, importedTermFields as fields, type ImportedTerm, importedMembershipId } from './imported-term'
import type { KnownProduct, MembershipsContext } from './plan-context'
import type { PlannedRow } from './planned-row'
import type { RowCells } from './row-cells'
import { RowPeople, type RowPerson } from './row-person'

type Product = { readonly product: KnownProduct; readonly level: string }
type Days = Pick<ImportedTerm, 'start' | 'end'>

/** What could be told of a row: all of it, or why not stands in its cells. */
interface Reading {
  readonly cells: RowCells
  readonly who?: RowPerson | undefined
  readonly bought?: Product | undefined
  readonly days?: Days | undefined
}

/** Each row adds one term to somebody's membership; terms are never changed. */
export function planMemberships(rows: readonly RowCells[], context: MembershipsContext): PlannedRow[] {
  const people = new RowPeople(context.people, context.formats)
  const products = new Products(context.products)
  const readings = rows.map((cells): Reading => {
    const bought = products.find(cells)
    const days = bought && daysIn(cells, bought.product, context.formats)
    return { cells, bought, days, who: days && people.find(cells) }
  })
  const standing = new StandingMemberships(context.memberships)
  for (const { who, bought, days } of readings) if (who && bought && days) standing.expect(who, bought, days)
  return readings.map(reading => planned(reading, standing))
}

function planned({ cells, who, bought, days }: Reading, standing: StandingMemberships): PlannedRow {
  const { reasons, warnings, hash } = cells
  const name = [
    who?.name || plainLine(cells.cell('name') || cells.cell('email')),
    bought?.product.name ?? plainLine(cells.cell('product')),
    days?.start,
  ]
  const row = { line: cells.row.line, hash, name: name.filter(Boolean).join(' · '), reasons, warnings }
  if (!who || !bought || !days || reasons.length > 0) return { ...row, action: 'error' }
  const membership = standing.of(who, bought)
  const line = membership.lines.get(daysKey(days))
  if (line !== undefined) {
    const reason = line === 'stands' ? { code: 'unchanged' as const } : { code: 'duplicate-row' as const, value: line }
    return { ...row, action: 'skip', personId: who.id, reasons: [reason] }
  }
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
    ...(who.person && { person: who.person }),
  }
  return { ...row, action: 'create', personId: who.id, data }
}

/** A term without an end runs as long as the membership does. */
function daysIn(cells: RowCells, product: KnownProduct, { date }: Formats): Days | undefined {
  const [startCell, endCell] = [cells.cell('start'), cells.cell('end')]
  const start = dateIn(startCell, date)
  if (!start) return startCell === '' ? cells.fail('missing', 'start') : cells.fail('unreadable-date', 'start', startCell)
  const end = endCell === '' ? termEnd(start, product) : dateIn(endCell, date)
  if (!end) return cells.fail('unreadable-date', 'end', endCell)
  const reason = plainLine(cells.cell('reason'))
  if (reason.length > fields.compReason.max!) cells.fail('too-long', 'reason', reason.length)
  return end < start ? cells.fail('ends-before-start', 'end', end) : { start, end }
}

/** Memberships by the first part of their address, by their id or by their name; levels by their key or name. */
class Products {
  private readonly byWord = new Map<string, KnownProduct>()

  constructor(products: readonly KnownProduct[]) {
    for (const product of products) for (const word of [product.name, product.id, product.routeKey]) this.byWord.set(comparable(word), product)
  }

  find(cells: RowCells): Product | undefined {
    const [said, level] = [plainLine(cells.cell('product')), plainLine(cells.cell('level'))]
    if (!said) return cells.fail('missing', 'product')
    const product = this.byWord.get(comparable(said))
    if (!product) return cells.fail('unknown-product', 'product', said)
    const found = level
      ? product.levels.find(({ key, name }) => [key, name].some(word => comparable(word) === comparable(level)))
      : onlyOf(product.levels)
    if (found) return { product, level: found.key }
    return level ? cells.fail('unknown-level', 'level', level) : cells.fail('missing', 'level')
  }
}

const onlyOf = <T>(all: readonly T[]) => (all.length === 1 ? all[0] : undefined)

/** One membership a person and audience (product §D3), with the terms that stand and those that the file adds. */
class StandingMemberships {
  private readonly known = new Map<string, Membership>()

  constructor(existing: readonly ExistingMembership[]) {
    for (const { id, personId, audience, terms } of existing)
      this.known.set(`${personId} ${audience}`, { id, terms, lines: new Map(terms.map(term => [daysKey(term), 'stands'])), firstStart: undefined })
  }

  /** Notes a term that the file will add, so that the first of them is known whatever the order of the rows. */
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
  /** The line that brings a term of these days, or that it stands already. */
  readonly lines: Map<string, number | 'stands'>
  firstStart: string | undefined
}

const daysKey = ({ start, end }: Days) => `${start} ${end}`
