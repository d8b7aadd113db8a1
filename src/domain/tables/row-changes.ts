import type { Doc, DocChange } from '../../ports/documents'
import type { RowChanges, RowRecord } from './row-source'

/** A document as a table row. Every document of a collection has its stamps. */
export const rowOf = ({ id, data }: Doc): RowRecord => ({ ...data, id }) as unknown as RowRecord

export const rowChanges = (changes: readonly DocChange[]): RowChanges => ({
  set: changes.filter(({ kind }) => kind !== 'removed').map(({ doc }) => rowOf(doc)),
  removed: changes.filter(({ kind }) => kind === 'removed').map(({ doc }) => doc.id),
})
