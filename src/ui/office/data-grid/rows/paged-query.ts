import type { RowQuery } from '../../../../domain/tables/row-source'
import type { GridColumn, StoredField } from '../grid-column'
import { isEmpty, isFilled, rangeOf } from './filter-test'
import type { GridQuery } from './grid-rows'

type Conditions = NonNullable<RowQuery['where']>

/** A table's request as a query of the store. */
export interface PagedQuery {
  readonly query: RowQuery
  /** Its order; `undefined` if it is by id. */
  readonly sort: GridQuery['sort'] | undefined
}

interface Condition {
  readonly where: Conditions
  /** The column that a range requires the order of. */
  readonly ranged?: string
}

/** Sorts after every letter that can follow. */
const last = '\u{10ffff}'

/**
 * The query for the store, or `undefined` if no index supports it. Words and text filters match how a text begins, as written; a list filter
 * matches one whole entry. If no index supports the order together with the conditions, the rows come by id.
 */
export function pagedQuestion<R>(
  columns: readonly GridColumn<R>[],
  { words, filters, sort }: GridQuery,
  serves: (query: RowQuery) => boolean,
): PagedQuery | undefined {
  const named = (name: string) => columns.find(column => column.name === name)
  const conditions = Object.entries(filters)
    .filter(([, asked]) => asked !== '')
    .map(([name, asked]) => conditionOf(named(name), asked))
  if (words.trim() !== '') conditions.push(conditionOf(searched(columns), words.trim()))
  if (!conditions.every(condition => condition !== undefined)) return undefined
  const where = conditions.flatMap(condition => condition.where)
  const ranged = new Set(conditions.flatMap(condition => condition.ranged ?? []))
  if (ranged.size > 1) return undefined
  const [by = sort.column] = ranged
  const path = named(by)?.field?.path
  const isDescending = by === sort.column && sort.descending
  // An index with conditions often exists in one direction only: the other direction is better than no order.
  for (const descending of path === undefined ? [] : [isDescending, !isDescending]) {
    const query: RowQuery = { where, orderBy: [[path!, descending ? 'desc' : 'asc']] }
    if (serves(query)) return { query, sort: { column: by, descending } }
  }
  return ranged.size === 0 && serves({ where }) ? { query: { where }, sort: undefined } : undefined
}

/** The column that words are searched in: the first that the store has as text. */
export const searched = <R>(columns: readonly GridColumn<R>[]): GridColumn<R> | undefined =>
  columns.find(({ kind, field }) => kind === 'text' && field)

/** An example filter of the column, to test whether it is supported. */
export function exampleOf<R>({ kind, choices }: GridColumn<R>): string {
  switch (kind) {
    case 'boolean':
      return 'yes'
    case 'choice':
      return choices?.[0]?.value ?? ''
    case 'number':
    case 'instant':
      return '..'
    case 'list':
    case 'text':
      return 'a'
  }
}

function conditionOf<R>(column: GridColumn<R> | undefined, asked: string): Condition | undefined {
  if (!column?.field || asked === isEmpty) return undefined
  const { path } = column.field
  if (asked === isFilled) return { where: [], ranged: column.name }
  switch (column.kind) {
    case 'boolean':
      return { where: [[path, '==', asked === 'yes']] }
    case 'choice':
      return { where: asked.includes(',') ? [[path, 'in', asked.split(',')]] : [[path, '==', asked]] }
    case 'list':
      return { where: [[path, 'array-contains', asked]] }
    case 'text':
      return { where: within(path, asked, asked + last), ranged: column.name }
    case 'number':
    case 'instant':
      return { where: rangeIn(column.field, column.kind, asked), ranged: column.name }
  }
}

const within = (path: string, from: string, to: string): Conditions => [
  [path, '>=', from],
  [path, '<=', to],
]

function rangeIn({ path, scale = 1 }: StoredField, kind: 'number' | 'instant', asked: string): Conditions {
  const [from, to] = rangeOf(kind, asked)
  const stored = (n: number) => (kind === 'instant' ? new Date(n) : Math.round(n * scale))
  return [
    ...(Number.isFinite(from) ? [[path, '>=', stored(from)] as const] : []),
    ...(Number.isFinite(to) ? [[path, '<=', stored(to)] as const] : []),
  ]
}
