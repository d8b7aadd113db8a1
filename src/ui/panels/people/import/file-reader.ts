import { guessKind, type ProposedMapping, proposeMapping } from '../../../../domain/imports/columns/propose-mapping'
import type { RememberedMapping } from '../../../../domain/imports/columns/remembered-mapping'
import type { Table, TextEncoding } from '../../../../domain/imports/file/file-table'
import { PictureZip } from '../../../../domain/imports/file/picture-zip'
import { readDelimitedTable } from '../../../../domain/imports/file/read-delimited-table'
import { importKinds } from '../../../../domain/imports/import-kinds'
import type { ShownRow } from '../../../../domain/imports/plan/planned-rows.contract'
import { problemsCsv } from '../../../../domain/imports/plan/problems-csv'

const samplesShown = 3

/** The summary of a file that the panel shows; the rows stay with the reader. */
export interface TableSummary extends Pick<Table, 'encoding' | 'delimiter' | 'header'> {
  readonly rows: number
  /** Name of the kind that the columns suggest. */
  readonly kind: string
  /** For a ZIP: the number of its pictures, and the files in it that are not accepted. */
  readonly pictures?: number
  readonly refusedFiles?: readonly string[]
  /** The first cell whose letters depend on the encoding; absent if all are read alike in each. */
  readonly accented?: string
  /** The first filled cells of each column. */
  readonly samples: { readonly [header: string]: readonly string[] }
}

/** Reads chosen files for their columns, by the panel's own ids. The server plans and writes the rows. */
export class FileReader {
  private readonly tables = new Map<string, Table>()
  private readonly zips = new Map<string, PictureZip>()

  /** `kinds`: names of the kinds that the file may hold. `chosen`: its encoding, if staff chose one. */
  async read(id: string, file: File, kinds: readonly string[], chosen?: TextEncoding): Promise<TableSummary> {
    const possible = importKinds.filter(({ name }) => kinds.includes(name))
    const bytes = await file.arrayBuffer()
    const zip = possible[0]?.takes === 'pictures' ? await PictureZip.open(file.name, bytes) : undefined
    const table = zip?.table ?? (await readDelimitedTable(file.name, bytes, chosen))
    this.tables.set(id, table)
    if (zip) this.zips.set(id, zip)
    const { encoding, delimiter, header, rows } = table
    const kind = guessKind(table, possible).name
    const accented = accentedCell(table)
    const summary = { encoding, delimiter, header, rows: rows.length, kind, samples: samplesOf(table), ...(accented !== undefined && { accented }) }
    return zip ? { ...summary, pictures: zip.pictures.length, refusedFiles: zip.refused } : summary
  }

  async propose(id: string, kind: string, remembered: RememberedMapping | undefined): Promise<ProposedMapping> {
    return proposeMapping(importKinds.find(({ name }) => name === kind)!, this.tables.get(id)!, remembered)
  }

  /** A picture of a ZIP, unpacked. */
  async picture(id: string, name: string): Promise<Uint8Array<ArrayBuffer>> {
    return this.zips.get(id)!.picture(name)
  }

  /** The rows that will not be written or have a warning, as CSV to correct and import again. */
  async problems(id: string, rows: readonly ShownRow[]): Promise<string> {
    return problemsCsv(this.tables.get(id)!, rows)
  }

  async forget(id: string): Promise<void> {
    this.tables.delete(id)
    this.zips.delete(id)
  }
}

function accentedCell({ header, rows }: Table): string | undefined {
  const isAccented = (cell: string) => /[^\n -~]/.test(cell)
  return header.find(isAccented) ?? rows.find(({ cells }) => cells.some(isAccented))?.cells.find(isAccented)
}

const samplesOf = ({ header, rows }: Table): TableSummary['samples'] =>
  Object.fromEntries(
    header.map((name, column) => {
      const filled: string[] = []
      for (const { cells } of rows) {
        const cell = cells[column]?.trim()
        if (cell && !filled.includes(cell)) filled.push(cell)
        if (filled.length === samplesShown) break
      }
      return [name, filled] as const
    }),
  )
