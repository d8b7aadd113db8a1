import type { ImportKind } from '../../../../domain/imports/import-kinds'
import { importPlan, type PlanInput, type PlanTarget } from '../../../../domain/imports/import-plan'
import { PictureZip } from '../../../../domain/imports/picture-zip'
import type { PicturesContext } from '../../../../domain/imports/plan-context'
import type { ImportPlan } from '../../../../domain/imports/planned-row'
import { problemsCsv } from '../../../../domain/imports/problems-csv'
import { guessKind, type ProposedMapping, proposeMapping } from '../../../../domain/imports/propose-mapping'
import { readTable } from '../../../../domain/imports/read-table'
import type { RememberedMapping } from '../../../../domain/imports/remembered-mapping'
import type { Table } from '../../../../domain/imports/table'

const samplesShown = 3

/** What the wizard shows of a file; the rows themselves stay with the planner. */
export interface TableSummary extends Pick<Table, 'fileName' | 'fileHash' | 'encoding' | 'delimiter' | 'header'> {
  readonly rows: number
  readonly kind: ImportKind
  /** Of a ZIP: how many pictures it holds, and which of its files are none that can be taken. */
  readonly pictures?: number
  readonly refusedFiles?: readonly string[]
  /** The first filled cells of each column. */
  readonly samples: { readonly [header: string]: readonly string[] }
}

/** What a file is compared with; the pictures of a ZIP are the planner's own. `Omit` of the whole would forget which context goes with which kind. */
export type AskedTarget = Exclude<PlanTarget, { kind: 'pictures' }> | ({ readonly kind: 'pictures' } & Omit<PicturesContext, 'files'>)
export type PlanQuestion = AskedTarget & Pick<PlanInput, 'mapping'>

/** Reads files and plans imports. Everything a worker does for the wizard; the tables are kept by the wizard's own ids. */
export class Planner {
  private readonly tables = new Map<string, Table>()
  private readonly zips = new Map<string, PictureZip>()

  async read(id: string, name: string, bytes: ArrayBuffer, kinds?: readonly ImportKind[]): Promise<TableSummary> {
    const zip = kinds?.includes('pictures') ? await PictureZip.open(name, bytes) : undefined
    const table = zip?.table ?? (await readTable(name, bytes))
    this.tables.set(id, table)
    if (zip) this.zips.set(id, zip)
    return { ...summaryOf(table, kinds), ...(zip && { pictures: zip.pictures.length, refusedFiles: zip.refused }) }
  }

  propose(id: string, kind: ImportKind, remembered: RememberedMapping | undefined): ProposedMapping {
    return proposeMapping(kind, this.table(id), remembered)
  }

  plan(id: string, question: PlanQuestion): ImportPlan {
    const table = this.table(id)
    return question.kind === 'pictures'
      ? importPlan({ ...question, table, files: this.zips.get(id)?.pictures ?? [] })
      : importPlan({ ...question, table })
  }

  /** A picture of a ZIP, unpacked. */
  picture(id: string, name: string): Uint8Array<ArrayBuffer> {
    const zip = this.zips.get(id)
    if (!zip) throw new Error(`No ZIP was read for ${id}`)
    return zip.picture(name)
  }

  /** The rows that will not be written or carry a warning, as CSV to mend and import again. */
  problems(id: string, plan: ImportPlan): string {
    return problemsCsv(this.table(id), plan)
  }

  forget(id: string): void {
    this.tables.delete(id)
    this.zips.delete(id)
  }

  private table(id: string): Table {
    const table = this.tables.get(id)
    if (!table) throw new Error(`No table was read for ${id}`)
    return table
  }
}

function summaryOf(table: Table, kinds?: readonly ImportKind[]): TableSummary {
  const samples = table.header.map((header, column) => {
    const filled: string[] = []
    for (const { cells } of table.rows) {
      const cell = cells[column]?.trim()
      if (cell && !filled.includes(cell)) filled.push(cell)
      if (filled.length === samplesShown) break
    }
    return [header, filled] as const
  })
  const { fileName, fileHash, encoding, delimiter, header } = table
  return {
    fileName,
    fileHash,
    encoding,
    delimiter,
    header,
    rows: table.rows.length,
    kind: guessKind(table, kinds),
    samples: Object.fromEntries(samples),
  }
}
