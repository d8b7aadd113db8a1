import type { Collection } from '../shared/records/collection'
import type { Find } from '../shared/records/records'
import type { RowIndex } from './row-indexes'

/** Entries of the audit that tell which records were deleted since their row index was made. */
export const deletionsSince = ({ reader, stamp }: Pick<RowIndex, 'reader' | 'stamp'>, { path }: Collection): Find => ({
  where: [
    ['scope', '==', reader],
    ['entity', '==', path],
    ['action', '==', 'record.delete'],
    ['createdAt', '>', stamp],
  ],
})
