import type { Row } from './row'

/** Rows that share one pattern of the router; the first whose ending fits the address is shown. */
export interface Place {
  readonly path: string
  readonly rows: readonly Row[]
}

const ending = /:(\w+)~(\w+)/

/** `/:product~membership` as the router knows it: it has no segments with a fixed ending, so it stands at the place of `/:id`. */
const routerPath = (path: string) => path.replace(ending, ':id')

/** The router's patterns, each with its rows: those with a fixed ending before the one that takes what is left. */
export function places(rows: readonly Row[]): readonly Place[] {
  const byPath = new Map<string, Row[]>()
  for (const row of rows) byPath.set(routerPath(row.path), [...(byPath.get(routerPath(row.path)) ?? []), row])
  return [...byPath].map(([path, group]) => ({ path, rows: group.toSorted((a, b) => Number(ending.test(b.path)) - Number(ending.test(a.path))) }))
}

export type Params = Readonly<Record<string, string | undefined>>

/** The row of a place that an address means, with its own parameters. */
export function rowAt(place: Place, params: Params): { readonly row: Row; readonly params: Params } | undefined {
  for (const row of place.rows) {
    const [, name, end] = ending.exec(row.path) ?? []
    if (!name || !end) return { row, params }
    const value = params['id']
    if (value?.endsWith(end) && value.length > end.length) return { row, params: { [name]: value.slice(0, -end.length) } }
  }
  return undefined
}
