import { expect, it } from 'vitest'
import type { PlannedRow } from '../../../../src/domain/imports/plan/planned-row'
import { partsOfPlan, readPiece, storePieces } from '../../../../src/domain/imports/plan/planned-row-files'
import { memoryWorld } from '../../../support/memory-world'

const row = (line: number, action: PlannedRow['action'] = 'create'): PlannedRow => ({ line, hash: 'h', action, name: 'n', reasons: [], warnings: [] })
const size = JSON.stringify(row(1)).length
const linesOf = (...of: Parameters<typeof partsOfPlan>) => partsOfPlan(...of).map(({ rows }) => rows.map(({ line }) => line))

it('a file becomes several imports where its rows to write are too many or too large together; rows that are left out stay with their neighbors', () => {
  const rows = [row(1), row(2, 'skip'), row(3), row(4), row(5)]
  expect(linesOf(rows, { rows: 2, bytes: 99 * size })).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  expect(linesOf(rows, { rows: 99, bytes: 2 * size })).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  expect(linesOf(rows, { rows: 99, bytes: 2 * size - 1 })).toEqual([[1, 2], [3], [4], [5]])
})

it('an import whose stored rows were deleted since its dry run is refused by its number', async () => {
  const { context } = await memoryWorld()
  const [part] = partsOfPlan([row(1)])
  await storePieces(context.storage, 'people', 'spring', part!.pieces)
  expect(await readPiece(context.storage, 'people', 'spring', 0)).toEqual([row(1)])
  await expect(readPiece(context.storage, 'people', 'autumn', 0)).rejects.toMatchObject({ rule: 'import-changed', details: { batchId: 'autumn' } })
})

it('a row over the limit is an import of its own', () => {
  expect(linesOf([row(1), row(2)], { rows: 99, bytes: 1 })).toEqual([[1], [2]])
})

it('a thousand rows are stored in one file, the next one in another', () => {
  const rows = Array.from({ length: 1001 }, (_, i) => row(i + 1))
  expect(partsOfPlan(rows)[0]!.pieces.map(({ json }) => json.length)).toEqual([1000, 1])
})
