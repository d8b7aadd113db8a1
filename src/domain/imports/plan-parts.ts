import type { ImportPlan, PlannedAction, PlannedRow } from './planned-row'

/** What one import may hold (product §C5): rows to write, and bytes in which they wait. A larger file becomes several imports. */
export const batchLimits = { rows: 20_000, bytes: 20 * 1024 * 1024 } as const

const encoder = new TextEncoder()

/**
 * The imports that a plan becomes, in the order of the file: one, unless it is over a limit; then each is begun, gone on with and taken back
 * by itself. Rows that are not written stay with their neighbours.
 */
export function partsOf(plan: ImportPlan): readonly ImportPlan[] {
  const parts: PlannedRow[][] = [[]]
  let rows = 0
  let bytes = 0
  for (const row of plan.rows) {
    if (row.action === 'create' || row.action === 'update') {
      const size = encoder.encode(JSON.stringify(row)).length
      if (rows === batchLimits.rows || (rows > 0 && bytes + size > batchLimits.bytes)) {
        parts.push([])
        rows = 0
        bytes = 0
      }
      rows++
      bytes += size
    }
    parts.at(-1)!.push(row)
  }
  if (parts.length === 1) return [plan]
  return parts.map((part, at) => ({ ...plan, fileName: `${plan.fileName} (part ${at + 1} of ${parts.length})`, rows: part, counts: counted(part) }))
}

/** How many rows there are of each action. */
export function counted(rows: readonly PlannedRow[]): Record<PlannedAction, number> {
  const counts = { create: 0, update: 0, skip: 0, error: 0 }
  for (const { action } of rows) counts[action]++
  return counts
}
