import { readFile } from 'node:fs/promises'
import type { Formats, Mapping } from '../../src/domain/imports/import-fields'
import { importPlan } from '../../src/domain/imports/import-plan'
import type { Existing } from '../../src/domain/imports/imported-record'
import type { ImportPlan, PlannedRow } from '../../src/domain/imports/planned-row'
import { proposeMapping } from '../../src/domain/imports/propose-mapping'
import { readTable } from '../../src/domain/imports/read-table'
import type { Table } from '../../src/domain/imports/table'

export const nothing: Existing = { listings: [], neighbourhoods: [] }

/** The edition of the fixtures' invented town, on Central European time. */
export const town = { id: '2031', tz: 'Europe/Vienna' }

export const bytesOf = (text: string) => new TextEncoder().encode(text).buffer

export const tableOf = (text: string, name = 'file.csv') => readTable(name, bytesOf(text))

export async function tableOfFile(path: string | URL): Promise<Table> {
  const file = await readFile(path)
  return readTable(String(path).split('/').at(-1)!, new Uint8Array(file).buffer)
}

export const fixture = (name: string) => tableOfFile(new URL(`fixtures/${name}`, import.meta.url))

export interface PlanWishes {
  readonly existing?: Existing
  readonly mapping?: Mapping
  readonly formats?: Partial<Formats>
  readonly edition?: { readonly id: string; readonly tz: string }
}

/** The plan of a file under the mapping and formats that are proposed for it, unless told. */
export function planOf(
  kind: 'listings' | 'openings',
  table: Table,
  { existing = nothing, mapping, formats, edition = town }: PlanWishes = {},
): ImportPlan {
  const proposed = proposeMapping(kind, table)
  return importPlan({ kind, table, mapping: mapping ?? proposed.mapping, formats: { ...proposed.formats, ...formats }, edition, existing })
}

/** The edition after a plan of listings was written, as the plan of openings needs it. */
export const afterListings = (plan: ImportPlan): Existing => ({
  neighbourhoods: [],
  listings: plan.rows.flatMap(row => (row.action === 'create' ? [{ id: `listing-${row.line}`, fields: row.data as object, openings: [] }] : [])),
})

/** The action of a row, then the codes of its reasons and warnings. */
export const codes = (row: PlannedRow | undefined): string[] => [
  row?.action ?? 'no row',
  ...(row?.reasons ?? []).map(r => r.code),
  ...(row?.warnings ?? []).map(w => w.code),
]

export const rowNamed = (plan: ImportPlan, name: string) => plan.rows.find(row => row.name.startsWith(name))
