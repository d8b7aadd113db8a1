import type { HandlerStorage } from '../../shared/functions/handler'
import { unlessMissing } from '../../shared/functions/unless-missing'
import { RuleBroken } from '../../shared/records/rule-broken'
import { plannedRowsPath } from '../file/import-file-paths'
import type { ImportScope } from '../import-batches.collection'
import { batchLimits } from './plan-limits'
import { isToWrite, type PlannedRow, type RowToWrite } from './planned-row'

/** Limits of one file of planned rows. */
const pieceLimits = { rows: 1_000, bytes: 2 * 1024 * 1024 } as const
/** Files stored in parallel. */
const atOnce = 8

/** Rows stored in one file, as JSON. */
interface Piece {
  readonly json: readonly string[]
}
export interface Part {
  readonly rows: readonly PlannedRow[]
  readonly pieces: readonly Piece[]
}

/**
 * The imports that planned rows become, in the order of the file: one, unless they are over a limit. Rows that are not written stay with
 * their neighbors.
 */
export function partsOfPlan(rows: readonly PlannedRow[], limits: { readonly rows: number; readonly bytes: number } = batchLimits): readonly Part[] {
  const parts: { rows: PlannedRow[]; pieces: { json: string[] }[] }[] = []
  let [written, bytes, pieceBytes] = [0, 0, 0]
  for (const row of rows) {
    const json = JSON.stringify(row)
    // Counts UTF-16 units, not bytes: the limit is far below what a host can hold.
    const size = isToWrite(row) ? json.length : 0
    if (parts.length === 0 || (isToWrite(row) && (written === limits.rows || (written > 0 && bytes + size > limits.bytes)))) {
      parts.push({ rows: [], pieces: [{ json: [] }] })
      written = bytes = pieceBytes = 0
    }
    const part = parts.at(-1)!
    let piece = part.pieces.at(-1)!
    if (piece.json.length === pieceLimits.rows || (piece.json.length > 0 && pieceBytes + json.length > pieceLimits.bytes)) {
      piece = { json: [] }
      part.pieces.push(piece)
      pieceBytes = 0
    }
    if (isToWrite(row)) written++
    bytes += size
    pieceBytes += json.length
    part.rows.push(row)
    piece.json.push(json)
  }
  return parts
}

export async function storePieces(storage: HandlerStorage, scope: ImportScope, batchId: string, pieces: readonly Piece[]): Promise<void> {
  for (let at = 0; at < pieces.length; at += atOnce)
    await Promise.all(
      pieces.slice(at, at + atOnce).map(({ json }, i) => {
        const file = new Blob([`[${json.join(',')}]`], { type: 'application/json' })
        return storage.upload(plannedRowsPath(scope, batchId, at + i), file, { contentType: 'application/json' }).done
      }),
    )
}

/** Refuses with `import-changed` where the rows were deleted. */
export async function readPiece(
  storage: Pick<HandlerStorage, 'read'>,
  scope: ImportScope,
  batchId: string,
  piece: number,
): Promise<readonly PlannedRow[]> {
  const file = await storage.read(plannedRowsPath(scope, batchId, piece)).catch(unlessMissing)
  if (!file) throw new RuleBroken('import-changed', { batchId })
  return JSON.parse(await file.text()) as PlannedRow[]
}

/** A position in the planned rows of a batch. */
export interface RowPlace {
  readonly piece: number
  /** The index in the piece. */
  readonly row: number
}

/** The next rows of a piece to write, from a position on, and the position of the rows after them. */
export function rowsFrom(
  rows: readonly PlannedRow[],
  { piece, row }: RowPlace,
  limit: number,
): { readonly rows: readonly RowToWrite[]; readonly next: RowPlace } {
  const found: RowToWrite[] = []
  let at = row
  for (; at < rows.length && found.length < limit; at++) if (isToWrite(rows[at]!)) found.push(rows[at] as RowToWrite)
  return { rows: found, next: at < rows.length ? { piece, row: at } : { piece: piece + 1, row: 0 } }
}
