import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Formats, Mapping } from '../../src/domain/imports/columns/column-mapping'
import { proposeMapping } from '../../src/domain/imports/columns/propose-mapping'
import type { Table, TextEncoding } from '../../src/domain/imports/file/file-table'
import { plannedRowsPath } from '../../src/domain/imports/file/import-file-paths'
import { PictureZip } from '../../src/domain/imports/file/picture-zip'
import { readDelimitedTable } from '../../src/domain/imports/file/read-delimited-table'
import { importHandlerOf } from '../../src/domain/imports/import-handlers'
import type { ImportKind } from '../../src/domain/imports/import-kind'
import { importKindNamed } from '../../src/domain/imports/import-kinds'
import { ImportService } from '../../src/domain/imports/import-service'
import type { ExistingListings } from '../../src/domain/imports/kinds/listings/imported-listing'
import { isShown, shownRow } from '../../src/domain/imports/plan/filter-planned-rows'
import { type ImportPlan, importPlan } from '../../src/domain/imports/plan/import-plan'
import type { DryRun } from '../../src/domain/imports/plan/import-plan.contract'
import type { Answers } from '../../src/domain/imports/plan/import-question'
import type { PlannedRow } from '../../src/domain/imports/plan/planned-row'
import type { Services } from '../../src/domain/shared/functions/service'
import type { Storage } from '../../src/ports/storage'

export const nothing: ExistingListings = { listings: [], neighbourhoods: [] }

/** The edition of the fixtures' invented town, on Central European time. */
export const town = { id: '2027', year: 2027, tz: 'Europe/Vienna' }

export const bytesOf = (text: string) => new TextEncoder().encode(text).buffer

export const tableOf = (text: string, name = 'file.csv') => readDelimitedTable(name, bytesOf(text))

export async function fileNamed(file: string): Promise<File> {
  return new File([new Uint8Array(await readFile(file))], path.basename(file))
}

export async function tableOfFile(name: string): Promise<Table> {
  const file = await fileNamed(name)
  return readDelimitedTable(file.name, await file.arrayBuffer())
}

const fixturePath = (name: string) => path.join(import.meta.dirname, 'fixtures', name)
export const fixture = (name: string) => tableOfFile(fixturePath(name))
export const fixtureFile = (name: string) => fileNamed(fixturePath(name))

export const kindNamed = (name: string): ImportKind => importKindNamed(name)!

export interface PlanWishes {
  readonly existing?: ExistingListings
  readonly mapping?: Mapping
  readonly formats?: Partial<Formats>
  readonly answers?: Answers
  readonly edition?: { readonly id: string; readonly tz: string }
}

/** The plan of a guide file, by default with the suggested mapping and formats. */
export function planOf(
  kind: 'listings' | 'openings',
  table: Table,
  { existing = nothing, mapping, formats, answers = {}, edition = town }: PlanWishes = {},
): Promise<ImportPlan> {
  const proposed = proposeMapping(kindNamed(kind), table)
  const file = {
    table,
    mapping: mapping ?? proposed.mapping,
    formats: { ...proposed.formats, ...formats },
    answers,
    editionId: edition.id,
    tz: edition.tz,
    today: '2031-01-01',
  }
  return importPlan(importHandlerOf(kind), file, existing)
}

/** A dry run by the server, with all of its rows. */
export type Planned = DryRun & { readonly importId: string; readonly rows: readonly PlannedRow[] }

interface Importing {
  readonly services: Services
  readonly storage: Storage
}
interface FileWishes {
  readonly editionId?: string
  readonly encoding?: TextEncoding
  readonly mapping?: Mapping
  readonly formats?: Partial<Formats>
  readonly answers?: Answers
}

/** Brings a file to its dry run as the panel does, by default with the suggested mapping, by staff who say that last names come first. */
export async function planFile({ services, storage }: Importing, name: string, file: File, wishes: FileWishes = {}): Promise<Planned> {
  const kind = kindNamed(name)
  const service = services.get(ImportService)
  const bytes = await file.arrayBuffer()
  const table =
    kind.takes === 'pictures' ? (await PictureZip.open(file.name, bytes)).table : await readDelimitedTable(file.name, bytes, wishes.encoding)
  const proposed = proposeMapping(kind, table)
  const importId = await service.store(kind.scope, file)
  const dryRun = await service.plan({
    importId,
    kind: name,
    fileName: file.name,
    encoding: wishes.encoding,
    editionId: wishes.editionId,
    mapping: wishes.mapping ?? proposed.mapping,
    formats: { ...proposed.formats, ...wishes.formats },
    answers: wishes.answers ?? { 'comma-name': 'last-first' },
  })
  const rows: PlannedRow[] = []
  for (const { id } of dryRun.batches) {
    for (let piece = 0, more = true; more; piece++) {
      const text = await storage.read(plannedRowsPath(kind.scope, id, piece)).then(
        blob => blob.text(),
        () => undefined,
      )
      if (text !== undefined) rows.push(...(JSON.parse(text) as PlannedRow[]))
      more = text !== undefined
    }
  }
  return { ...dryRun, importId, rows }
}

/** The rows with problems, as the server returns them. */
export const problemsOf = (kind: string, { rows }: { readonly rows: readonly PlannedRow[] }) =>
  rows.filter(row => isShown(row, { show: 'problems', words: '' })).map(row => shownRow(importHandlerOf(kind), row, () => undefined))

export const csvFile = (text: string, name = 'file.csv') => new File([text], name, { type: 'text/csv' })

/** Starts a planned import and returns its id. */
export async function startPlanned({ services }: Pick<Importing, 'services'>, { batches }: DryRun): Promise<string> {
  await services.get(ImportService).start(batches.map(({ id }) => id))
  return batches[0]!.id
}

/** The edition after its listings were imported, as the plan of openings needs it. */
export const afterListings = (plan: ImportPlan): ExistingListings => ({
  neighbourhoods: [],
  listings: plan.rows.flatMap(row => (row.action === 'create' ? [{ id: `listing-${row.line}`, fields: row.data as object, openings: [] }] : [])),
})

/** The action of a row, and the codes of its reasons and warnings. */
export const codes = (row: PlannedRow | undefined): string[] => [
  row?.action ?? 'no row',
  ...(row?.reasons ?? []).map(r => r.code),
  ...(row?.warnings ?? []).map(w => w.code),
]

export const rowNamed = (plan: ImportPlan, name: string) => plan.rows.find(row => row.name.startsWith(name))
