import type { Collection } from '../shared/records/collection'
import type { Find } from '../shared/records/records'
import type { RowIndex } from './row-indexes.collection'

/** Audit entries of records that were deleted since their row index was written. */
export const deletionsSince = ({ reader, stamp }: Pick<RowIndex, 'reader' | 'stamp'>, { path }: Collection): Find => ({
  where: [
    ['scope', '==', reader],
    ['entity', '==', path],
    ['action', '==', 'record.delete'],
    ['createdAt', '>', stamp],
  ],
})
