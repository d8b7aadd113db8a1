import type { ImportKind } from '../../../../domain/imports/import-fields'
import { importPlan, type PlanInput, type PlanTarget } from '../../../../domain/imports/import-plan'
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
  /** The first filled cells of each column. */
  readonly samples: { readonly [header: string]: readonly string[] }
}

/** `Omit` would forget which context goes with which kind. */
export type PlanQuestion = PlanTarget & Pick<PlanInput, 'mapping'>

/** Reads files and plans imports. Everything a worker does for the wizard; the tables are kept by the wizard's own ids. */
export class Planner {
  private readonly tables = new Map<string, Table>()

  async read(id: string, name: string, bytes: ArrayBuffer, kinds?: readonly ImportKind[]): Promise<TableSummary> {
    const table = await readTable(name, bytes)
    this.tables.set(id, table)
    return summaryOf(table, kinds)
  }

  propose(id: string, kind: ImportKind, remembered: RememberedMapping | undefined): ProposedMapping {
    return proposeMapping(kind, this.table(id), remembered)
  }

  plan(id: string, question: PlanQuestion): ImportPlan {
    return importPlan({ ...question, table: this.table(id) })
  }

  /** The rows that will not be written or carry a warning, as CSV to mend and import again. */
  problems(id: string, plan: ImportPlan): string {
    return problemsCsv(this.table(id), plan)
  }

  forget(id: string): void {
    this.tables.delete(id)
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
