import type { RowQuery } from '../../../../domain/tables/row-source'
import type { GridColumn, StoredField } from '../grid-column'
import { isEmpty, isFilled, rangeOf } from './filter-test'
import type { GridQuery } from './grid-rows'

type Conditions = NonNullable<RowQuery['where']>

/** A table's question as the store is asked it. */
export interface PagedQuery {
  readonly query: RowQuery
  /** The order it comes in; `undefined` where it is that of the ids. */
  readonly sort: GridQuery['sort'] | undefined
}

interface Condition {
  readonly where: Conditions
  /** The column whose order it asks for, which a range does. */
  readonly ranged?: string
}

/** Above every letter that a text goes on with. */
const last = '\u{10ffff}'

/**
 * What the store is asked, or `undefined` where no index serves it. Words and the filters of texts mean how a text begins, as it is written;
 * that of a list is one whole entry. Where an order is not served beside the conditions, the rows come by id.
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
  // An index beside conditions mostly goes one way: better the other way than no order.
  for (const descending of path === undefined ? [] : [isDescending, !isDescending]) {
    const query: RowQuery = { where, orderBy: [[path!, descending ? 'desc' : 'asc']] }
    if (serves(query)) return { query, sort: { column: by, descending } }
  }
  return ranged.size === 0 && serves({ where }) ? { query: { where }, sort: undefined } : undefined
}

/** The column whose beginning is looked for by words: the first that the store knows as a text. */
export const searched = <R>(columns: readonly GridColumn<R>[]): GridColumn<R> | undefined =>
  columns.find(({ kind, field }) => kind === 'text' && field)

/** A filter of the column as the address says it, for asking whether it is served. */
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
